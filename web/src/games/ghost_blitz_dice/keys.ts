/** The keys of this game: a figure each by its place, the throw, and what is told by ear. */
import type { KeyTable } from "../../model/keys";
import { keysOf } from "../../ui/frame/keys";

export const GHOST_KEYS = {
  name: "ghost_blitz_dice",
  usual: {
    grab1: ["1"],
    grab2: ["2"],
    grab3: ["3"],
    grab4: ["4"],
    grab5: ["5"],
    throw: ["Space"],
    repeat: ["R"],
    points: ["T"],
  },
} as const satisfies KeyTable;

type Act = keyof typeof GHOST_KEYS.usual;

export const keys = keysOf<Act>(GHOST_KEYS);

/**
 * Several at one keyboard: a row of five each, a key for each place of a figure. Two players have two rows each, the
 * first those of the first and the third.
 */
export const GHOST_EDGES = {
  name: "ghost_blitz_dice.edges",
  isOfPlaces: true,
  usual: {
    player1: ["KeyA", "KeyS", "KeyD", "KeyF", "KeyG"],
    player2: ["KeyH", "KeyJ", "KeyK", "KeyL", "Semicolon"],
    player3: ["Digit1", "Digit2", "Digit3", "Digit4", "Digit5"],
    player4: ["Digit6", "Digit7", "Digit8", "Digit9", "Digit0"],
    throw: ["Space"],
  },
} as const satisfies KeyTable;

export const edgeKeys = keysOf<keyof typeof GHOST_EDGES.usual>(GHOST_EDGES);

/** By the places of the figures. */
export const GRABS: readonly Act[] = ["grab1", "grab2", "grab3", "grab4", "grab5"];
