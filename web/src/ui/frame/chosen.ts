/** What people choose on a device, each one of a few words. Kept until they choose otherwise. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { type Remembered, recall, remember } from "./storage";

export interface Chosen<T extends string> {
  /** The usual one first. */
  readonly all: readonly T[];
  readonly now: ReadonlySignal<T>;
  readonly choose: (next: T) => void;
}

function chosen<const T extends string>(key: Remembered, all: readonly [T, ...T[]]): Chosen<T> {
  const kept = recall(key);
  const now = signal<T>(all.find((one) => one === kept) ?? all[0]);
  return {
    all,
    now,
    choose(next) {
      now.value = next;
      remember(key, next);
    },
  };
}

export const theme = chosen("theme", ["system", "day", "night"]);
/** `distinct`: colours that people who see two or no colours apart can tell apart. */
export const palette = chosen("palette", ["usual", "distinct"]);
/** Percent of the size that the browser is set to. */
export const textSize = chosen("text", ["100", "125", "150"]);
export const motion = chosen("motion", ["system", "less"]);
/** How richly 3D is drawn; `auto`: as was measured. */
export const quality = chosen("quality", ["auto", "low", "high"]);
/** The hand that presses: what only one hand reaches lies on its side. */
export const hand = chosen("hand", ["right", "left"]);
/** How dice are told, in a game that can be played by ear; `off`: they are looked at. */
export const ear = chosen("ear", ["off", "sounds", "spoken"]);
export const earSpeed = chosen("ear_speed", ["usual", "slow", "fast"]);
export const vibration = chosen("vibration", ["on", "off"]);
