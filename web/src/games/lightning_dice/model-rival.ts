/** Somebody else's dice as all may see them: those kept in the last roll are told from those rolled. Pure. */
import type { LightningView } from "../../wire.gen";
import { handOf, type TakenUp } from "./model";
import { type RackDie, rackOf } from "./model-own";

export function rivalDice(view: LightningView, seat: number, takenUp: TakenUp | undefined): readonly RackDie[] {
  return rackOf(handOf(view, seat), takenUp?.kept ?? [], null);
}

/** Left of the middle and right of it, the more on the left. */
export function sidesOf(seats: readonly number[]): readonly [readonly number[], readonly number[]] {
  const left = Math.ceil(seats.length / 2);
  return [seats.slice(0, left), seats.slice(left)];
}
