/** What is heard of a die: its word or its sound, as it was chosen on this device. */
import type { ToldDie } from "../../games/gameui";
import { playAll } from "../../sound/index";
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

/** Where there is no voice, the sound stands in for the word. `slotMs` until the next one is told. */
export function hear({ sound, words }: ToldDie, slotMs: number): void {
  if (ear.now.peek() !== "spoken" || !hasVoice.peek()) playAll([sound]);
  else if (!isMuted.peek()) speech.say(words, slotMs, (volume.peek() / LOUDEST) ** 2);
}

export const hush = speech.hush;
