/** The keys of this game: the whole throw can be made with them. */
import type { KeyTable } from "../../model/keys";
import { onButton } from "../../ui/frame/key-words";
import { keysOf } from "../../ui/frame/keys";
import type { Stepped } from "./aiming";

export const TUMBLIN_KEYS = {
  name: "tumblin_dice",
  usual: {
    throw: ["Space"],
    aim_left: ["ArrowLeft"],
    aim_right: ["ArrowRight"],
    force_more: ["ArrowUp"],
    force_less: ["ArrowDown"],
    place_left: ["A"],
    place_right: ["D"],
    spin_left: ["Q"],
    spin_right: ["E"],
    face1: ["1"],
    face2: ["2"],
    face3: ["3"],
    face4: ["4"],
    face5: ["5"],
    face6: ["6"],
    style: ["S"],
    kind: ["Z"],
    watch: ["R"],
    above: ["B"],
  },
} as const satisfies KeyTable;

export type Act = keyof typeof TUMBLIN_KEYS.usual;

export const keys = keysOf<Act>(TUMBLIN_KEYS);

/** The first and the second key of a stepper, as they stand on the screen. */
export const STEPPERS: Readonly<Record<Stepped, readonly [less: Act, more: Act]>> = {
  place: ["place_left", "place_right"],
  aim: ["aim_left", "aim_right"],
  force: ["force_less", "force_more"],
  spin: ["spin_left", "spin_right"],
};

/** An act's keys, as a button has them. */
export const by = (act: Act): ReturnType<typeof onButton> => onButton(keys.value[act]);

/** By the face that lies on top, less one. */
export const FACES_BY_KEY: readonly Act[] = ["face1", "face2", "face3", "face4", "face5", "face6"];
