/** How loud this device is, and whether it is silent: it sounds in full unless somebody chose otherwise. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { recall, remember } from "../ui/frame/storage";

const muted = signal(recall("sound") === "off");

export const isMuted: ReadonlySignal<boolean> = muted;

export const LOUDEST = 100;
const loudness = signal(asVolume(recall("volume")));

/** From 0 to `LOUDEST`, as loud as it seems; muting keeps it. */
export const volume: ReadonlySignal<number> = loudness;

export function setVolume(next: number): void {
  loudness.value = asVolume(String(next));
  remember("volume", String(loudness.peek()));
}

function asVolume(text: string): number {
  const number = Number(text);
  return text !== "" && number >= 0 && number <= LOUDEST ? Math.round(number) : LOUDEST;
}

export function mute(isOn: boolean): void {
  muted.value = isOn;
  remember("sound", isOn ? "off" : "on");
}
