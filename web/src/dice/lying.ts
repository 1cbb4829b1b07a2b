/** What lies on the table, as far as it decides what a draw can give: the same as `chance` in each game's rules. */

import { ghostAt } from "./lying-ghost";
import { kingAt } from "./lying-king";
import { lightningAt } from "./lying-lightning";
import { tumblinAt } from "./lying-tumblin";
import type { Picture, Sides } from "./picture";
import type { DiceRecord, Move } from "./record";

/** Unchanging: each move gives another one. */
export interface Lying {
  readonly after: (move: Move) => Lying;
  /** The number of the round by the rules, or a number that changes with it: each has a secret of its own. */
  readonly round: number;
  /** Number of the throw, turn or card that people would say a draw belongs to; 0: it comes before the first. */
  readonly counted: (drawn: string) => number;
  /** What can come of each number of this draw, in their order; empty: nothing of the kind can be drawn now. */
  readonly falls: (move: Move) => readonly Sides[];
}

/** A map and no object: a record may name anything as its game. */
const STARTS: ReadonlyMap<string, (record: DiceRecord) => Lying> = new Map([
  ["ghost_blitz_dice", ghostAt],
  ["king_of_the_dice_junior", kingAt],
  ["lightning_dice", lightningAt],
  ["tumblin_dice", tumblinAt],
]);

/** Null for a game that this page does not know. */
export function lyingAtStart(record: DiceRecord): Lying | null {
  return STARTS.get(record.game)?.(record) ?? null;
}

/** The pictures of the move that the record has, in the order of the numbers; undefined: none that could be drawn. */
export function saidBy({ action, draw }: Move, sides: readonly Sides[]): readonly (Picture | undefined)[] {
  const { faces, card, seat, order } = action.fields;
  const isSaid = (picture: Picture, place: number): boolean => {
    switch (picture.is) {
      case "ghost":
      case "king":
      case "pips":
        return Array.isArray(faces) && faces.length === sides.length && faces[place] === picture.face;
      case "card":
      case "asks":
        return picture.card === card;
      case "seat":
        return picture.seat === seat;
      case "circle":
        return JSON.stringify(picture.figures) === JSON.stringify(order);
      default:
        return false;
    }
  };
  return sides.map((some, place) => {
    if (some !== "seeds") return some.find((picture) => isSaid(picture, place));
    const [, seed] = draw?.drawn?.[place] ?? [];
    return seed === undefined ? undefined : { is: "seed", seed };
  });
}
