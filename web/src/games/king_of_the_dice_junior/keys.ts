/** The keys of this game: dice lie under the fingers of both hands. */
import type { KeyTable } from "../../model/keys";
import { keysOf } from "../../ui/frame/keys";

export const KING_KEYS = {
  name: "king_of_the_dice_junior",
  usual: {
    roll: ["R"],
    keep1: ["D"],
    keep2: ["F"],
    keep3: ["J"],
    keep4: ["K"],
    take1: ["1"],
    take2: ["2"],
    crown: ["C"],
    end: ["E"],
  },
} as const satisfies KeyTable;

type Act = keyof typeof KING_KEYS.usual;

export const keys = keysOf<Act>(KING_KEYS);

/** By the places of the dice. */
export const KEEPS: readonly Act[] = ["keep1", "keep2", "keep3", "keep4"];

/** By the places of the cards. */
export const TAKES: readonly Act[] = ["take1", "take2"];
