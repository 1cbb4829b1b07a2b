/** Below the drawn examples of the rules. German: `texts-examples-de.ts`. */
import { catalogue, type Words } from "../../texts/language";

const english = {
  rules: {
    "KJ-3": "Three greens are there. The fourth die does not matter.",
    "KJ-4": "The reds were kept and two dice rolled again: now the left card is met.",
    "KJ-5": "Both cards are met, so you choose one.",
    "KJ-7": "Only colours count: two greens, a red, a blue, with any pictures.",
    "KJ-8": "Only pictures count: two flowers, a gem, an animal, in any colours.",
    "KJ-9": "Two rolls met nothing. The crown gives a third, and here it brought the animal that was missing.",
    "KJ-R4": "The card asks for two greens and the dice show one: it is not met.",
    "KJ-R5": "Count the small lizards at the foot of a card. Animals that it asks for are none.",
    "KJ-V2": "Both castles are closed. More lizards win.",
  },
  roll: (number: number) => `Roll ${number}`,
  crown: "Crown",
  seat: (seat: number) => `Seat ${seat}`,
};

export type KingExampleTexts = Words<typeof english>;
export type KingExample = keyof typeof english.rules;

export const exampleTexts = catalogue(english, async () => (await import("./texts-examples-de")).german);
