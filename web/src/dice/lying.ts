/** What lies on the table, as far as it decides what a draw can give: the same as `chance` in each game's rules. */

import { ghostAt } from "./lying-ghost";
import { kingAt } from "./lying-king";
import type { Picture, Sides } from "./picture";
import type { Action, DiceRecord, Move } from "./record";

/** Unchanging: each move gives another one. */
export interface Lying {
  readonly after: (move: Move) => Lying;
  /** The number of the throw or turn, or a number that changes with it: each has a secret of its own. */
  readonly round: number;
  /** What can come of each number of this draw, in their order; empty: nothing of the kind can be drawn now. */
  readonly falls: (drawn: string) => readonly Sides[];
}

const STARTS: Readonly<Record<string, (record: DiceRecord) => Lying>> = {
  ghost_blitz_dice: ghostAt,
  king_of_the_dice_junior: kingAt,
};

/** Null for a game that this page does not know. */
export function lyingAtStart(record: DiceRecord): Lying | null {
  return STARTS[record.game]?.(record) ?? null;
}

/** The pictures of the move that the record has, in the order of the numbers; undefined: none that could be drawn. */
export function saidBy(action: Action, sides: readonly Sides[]): readonly (Picture | undefined)[] {
  const { faces, card, seat, order } = action.fields;
  return sides.map((some, place) =>
    some.find((picture) => {
      switch (picture.is) {
        case "ghost":
        case "king":
          return Array.isArray(faces) && faces.length === sides.length && faces[place] === picture.face;
        case "card":
          return picture.card === card;
        case "seat":
          return picture.seat === seat;
        default:
          return JSON.stringify(picture.figures) === JSON.stringify(order);
      }
    }),
  );
}
