/** What every lesson says; each game has words of its own in `texts-lesson.ts`. */
import { catalogue, type Words } from "../../texts/language";

const english = {
  link: "Learn in two minutes",
  linkDone: "Learned",
  linkOf: (game: string) => `Learn in two minutes: ${game}`,
  linkDoneOf: (game: string) => `Learned: ${game}. Once more?`,
  title: (game: string) => `Learn ${game}`,
  page: (game: string) => `Learn ${game} · dicehall`,
  coach: "What to do",
  step: (step: number, steps: number) => `${step} of ${steps}`,
  stepSays: (step: number, steps: number) => `Step ${step} of ${steps}`,
  goOn: "Go on",
  again: "Try again",
  back: "One step back",
  skip: "Skip this step",
  notNow: (words: string) => `Not now. ${words}`,
  done: "You can play!",
  openTable: "Open a table",
  openHow: "A bot sits down with you, and friends come by a link.",
  rules: "All rules",
  repeat: "Once more",
};

export type LearnTexts = Words<typeof english>;

export const texts = catalogue(english, async () => (await import("./texts-de")).german);
