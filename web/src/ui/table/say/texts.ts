/** What players say to each other, and how it is chosen and hidden. */
import { catalogue, type Words } from "../../../texts/language";
import type { Word } from "../../../wire.gen";

const words: Readonly<Record<Word, string>> = {
  hello: "Hello!",
  good_luck: "Good luck!",
  well_done: "Well done!",
  thanks: "Thank you!",
  oops: "Oops!",
  wow: "Wow!",
  close_one: "That was close!",
  one_moment: "One moment",
  again: "Once more!",
  laugh: "Ha ha ha!",
  heart: "Lovely!",
  goodbye: "Goodbye!",
};

/** In the order of the sheet. */
export const WORDS = Object.keys(words) as readonly Word[];

const english = {
  words,
  say: "Say something",
  /** Why the key sleeps. */
  asleep: { said: "in a moment", race: "after the race" },
  said: (name: string, word: string) => `${name}: ${word}`,
  show: "Show what others say",
  showWhy: "On this device.",
  showOf: (name: string) => `Show what ${name} says`,
};

export type SayTexts = Words<typeof english>;

export const texts = catalogue(english, async () => (await import("./texts-de")).german);
