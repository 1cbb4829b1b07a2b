/** Seats among which a lot or a coin draws. */
import type { Sides } from "./picture";
import type { Action } from "./record";

export function withLeft(left: readonly number[], { type, fields }: Action): readonly number[] {
  return type === "leave" ? [...left, Number(fields.seat)] : left;
}

export function inPlay(seats: number, left: readonly number[]): readonly number[] {
  return Array.from({ length: seats }, (_, place) => place + 1).filter((seat) => !left.includes(seat));
}

export function lot(seats: readonly number[]): Sides {
  return seats.map((seat) => ({ is: "seat", seat }) as const);
}
