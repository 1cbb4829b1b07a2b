/** What is heard of a die: its word or its sound, as it was chosen on this device. */
import type { ToldDie } from "../../games/gameui";
import { endRow, playAll } from "../../sound/index";
import { isMuted, LOUDEST, volume } from "../../sound/mute";
import { language } from "../../texts/language";
import { ear } from "../frame/chosen";
import { speechIn } from "./speech";

const speech = speechIn(
  {
    synthesis: globalThis.speechSynthesis,
    utter: (words) => new SpeechSynthesisUtterance(words),
    now: () => performance.now(),
  },
  language,
);

/** Whether this browser can say words in the page's language. */
export const { hasVoice } = speech;

/** Whether dice are words; where there is no voice, sounds stand in for them. */
export function areSpoken(): boolean {
  return ear.now.peek() === "spoken" && hasVoice.peek();
}

/** `slotMs` until the next one is said. */
export function say({ words }: ToldDie, slotMs: number): void {
  if (!isMuted.peek()) speech.say(words, slotMs, (volume.peek() / LOUDEST) ** 2);
}

/** Sounds are handed over all at once: then none of them waits for a page that is busy. */
export function playRow(dice: readonly ToldDie[], slotMs: number, beginsInMs: number): void {
  const delayMs = (place: number): number => Math.max(0, beginsInMs + place * slotMs);
  playAll(dice.map(({ sound }, place) => ({ ...sound, isOfRow: true, delayMs: delayMs(place) })));
}

export function hush(): void {
  speech.hush();
  endRow();
}
