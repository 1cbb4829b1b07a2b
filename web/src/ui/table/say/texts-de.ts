/** What players say to each other, in German. */
import type { SayTexts } from "./texts";

export const german: SayTexts = {
  words: {
    hello: "Hallo!",
    good_luck: "Viel Glück!",
    well_done: "Gut gemacht!",
    thanks: "Danke!",
    oops: "Hoppla!",
    wow: "Boah!",
    close_one: "Das war knapp!",
    one_moment: "Moment noch",
    again: "Noch mal!",
    laugh: "Hahaha!",
    heart: "Wie schön!",
    goodbye: "Tschüss!",
  },
  say: "Etwas sagen",
  asleep: { said: "gleich wieder", race: "nach dem Rennen" },
  said: (name, word) => `${name}: ${word}`,
  show: "Zeigen, was andere sagen",
  showWhy: "Auf diesem Gerät.",
  showOf: (name) => `Zeigen, was ${name} sagt`,
};
