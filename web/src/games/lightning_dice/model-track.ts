/** Where pawns stand on the track. Pure. */
import type { LightningView } from "../../wire.gen";
import { GOAL } from "./model";

/** Where a pawn stood before a penalty. */
export interface Mark {
  readonly seat: number;
  readonly space: number;
}

export interface Pawn {
  readonly seat: number;
  readonly space: number;
  /** Places to the right of the middle of the space, in widths of a pawn that half hides the next. */
  readonly x: number;
  /** 1 stands behind. */
  readonly row: 0 | 1;
}

/** Without the floor a score can be below 0, and its pawn stands at 0. */
export function spaceOf(score: number): number {
  return Math.min(Math.max(score, 0), GOAL);
}

/** Up to three on a space stand side by side, more in two rows. */
export function pawnsOf(view: LightningView): readonly Pawn[] {
  const seats = view.scores.map((_, place) => place + 1).filter((seat) => !view.left.includes(seat));
  return seats.map((seat) => {
    const space = spaceOf(view.scores[seat - 1] ?? 0);
    const there = seats.filter((one) => spaceOf(view.scores[one - 1] ?? 0) === space);
    const { x, row } = standing(there.indexOf(seat), there.length);
    return { seat, space, x: x + inwards(space, there.length), row };
  });
}

/** At the ends of the track three in a row would stand beside it. */
function inwards(space: number, count: number): number {
  if (count < 3) return 0;
  return space === 0 ? 0.5 : space === GOAL ? -0.5 : 0;
}

function standing(place: number, count: number): Pick<Pawn, "x" | "row"> {
  const front = count > 3 ? Math.ceil(count / 2) : count;
  const row = place < front ? 0 : 1;
  const inRow = row === 0 ? front : count - front;
  return { x: (row === 0 ? place : place - front) - (inRow - 1) / 2, row };
}
