/** How long each die is told on this device. */
import { computed, type ReadonlySignal } from "@preact/signals";
import { ear, earSpeed } from "../frame/chosen";

export type Ear = (typeof ear.all)[number];
export type EarSpeed = (typeof earSpeed.all)[number];

/** A word needs longer than a sound. */
const DIE_MS: Readonly<Record<Exclude<Ear, "off">, Readonly<Record<EarSpeed, number>>>> = {
  sounds: { slow: 800, usual: 600, fast: 400 },
  spoken: { slow: 1_200, usual: 850, fast: 600 },
};

/** 0: dice are looked at. */
export function dieMsOf(how: Ear, speed: EarSpeed): number {
  return how === "off" ? 0 : DIE_MS[how][speed];
}

export const wantedDieMs: ReadonlySignal<number> = computed(() => dieMsOf(ear.now.value, earSpeed.now.value));
