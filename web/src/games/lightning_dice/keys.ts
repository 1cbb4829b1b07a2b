/** The keys of this game: the columns of the rack by their places on the keyboard's home row, and the calls. */
import type { KeyTable } from "../../model/keys";
import { keysOf } from "../../ui/frame/keys";

export const LIGHTNING_KEYS = {
  name: "lightning_dice",
  usual: {
    roll: ["Space", "R"],
    got_it: ["Enter"],
    die1: ["S"],
    die2: ["D"],
    die3: ["F"],
    die4: ["J"],
    die5: ["K"],
    die6: ["L"],
    bonus: ["B"],
    thunder: ["T"],
    number1: ["1"],
    number2: ["2"],
    number3: ["3"],
    number4: ["4"],
    number5: ["5"],
    number6: ["6"],
  },
} as const satisfies KeyTable;

export type Act = keyof typeof LIGHTNING_KEYS.usual;

export const keys = keysOf<Act>(LIGHTNING_KEYS);

/**
 * Several at one keyboard: six dice in two rows of three, Roll, "Got it!", Bonus, Thunder; a hand each has twelve keys in
 * reach. A fourth player would have none: two hands side by side are as wide as five columns of keys, of which there are
 * ten to eleven.
 */
export const LIGHTNING_EDGES = {
  name: "lightning_dice.edges",
  isOfPlaces: true,
  usual: {
    left: ["Digit1", "Digit2", "Digit3", "KeyQ", "KeyW", "KeyE", "KeyS", "KeyD", "KeyA", "KeyX"],
    middle: ["Digit4", "Digit5", "Digit6", "KeyR", "KeyT", "KeyY", "KeyG", "KeyH", "KeyF", "KeyB"],
    right: ["Digit8", "Digit9", "Digit0", "KeyI", "KeyO", "KeyP", "KeyK", "KeyL", "KeyJ", "Comma"],
  },
} as const satisfies KeyTable;

export const edgeKeys = keysOf<keyof typeof LIGHTNING_EDGES.usual>(LIGHTNING_EDGES);

/** By the places of the dice. */
export const COLUMNS: readonly Act[] = ["die1", "die2", "die3", "die4", "die5", "die6"];

/** By the number that is struck, less one. */
export const NUMBERS: readonly Act[] = ["number1", "number2", "number3", "number4", "number5", "number6"];
