/** How a seat is called. */
import type { People } from "../wire.gen";
import { seatOf } from "./people";

export interface NameWords {
  readonly you: string;
  /** For a seat whose player has left. */
  readonly seat: (seat: number) => string;
}

/** "You" for the own seat, else the player's name. */
export function namer(people: People, mine: number, words: NameWords): (seat: number) => string {
  return (seat) => {
    if (seat === mine && mine !== 0) return words.you;
    const player = seatOf(people, seat)?.player ?? "";
    return player === "" ? words.seat(seat) : player;
  };
}

/** Whose name is "you": the own seat, or nobody's where several play on this device. */
export function calledYou({ seat, here }: { readonly seat: number; readonly here?: readonly number[] }): number {
  return here === undefined ? seat : 0;
}
