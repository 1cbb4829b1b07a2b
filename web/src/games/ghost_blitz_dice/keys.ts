/** The keys of this game: a figure each by its place, and the throw. */
import type { KeyTable } from "../../model/keys";
import { keysOf } from "../../ui/frame/keys";

export const GHOST_KEYS = {
  name: "ghost_blitz_dice",
  usual: { grab1: ["1"], grab2: ["2"], grab3: ["3"], grab4: ["4"], grab5: ["5"], throw: ["Space"] },
} as const satisfies KeyTable;

type Act = keyof typeof GHOST_KEYS.usual;

export const keys = keysOf<Act>(GHOST_KEYS);

/** By the places of the figures. */
export const GRABS: readonly Act[] = ["grab1", "grab2", "grab3", "grab4", "grab5"];
