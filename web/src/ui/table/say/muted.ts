/** Whose words are not shown on this device: nobody's, which is remembered, or some people's for this visit. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { recall, remember } from "../../frame/storage";

const all = signal(recall("phrases") === "off");
const some = signal<ReadonlySet<string>>(new Set());

export const isAllMuted: ReadonlySignal<boolean> = all;

export function muteAll(isMuted: boolean): void {
  all.value = isMuted;
  remember("phrases", isMuted ? "off" : "on");
}

/** @param player by name: a seat may change hands */
export function mutePlayer(player: string, isMuted: boolean): void {
  const others = [...some.value].filter((one) => one !== player);
  some.value = new Set(isMuted ? [...others, player] : others);
}

export function isPlayerMuted(player: string): boolean {
  return some.value.has(player);
}

/** Whether what this player says is shown here. */
export function isHeard(player: string): boolean {
  return !all.value && !some.value.has(player);
}
