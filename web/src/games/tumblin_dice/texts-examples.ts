/** Below the drawn examples of the rules. German: `texts-examples-de.ts`. */
import { catalogue, type Words } from "../../texts/language";

const english = {
  rules: {
    "TD-3": "Black touches the line still, so it is taken away. Red is across with all of itself.",
    "TD-6": "The number on top, times the level that the die lies on.",
    "TD-7": "Green leads and throws first. White and red are level, so they keep their order.",
    "TD-11": "Red lies on white: both numbers are red’s.",
    "TD-O2": "The double die counts twice, even before the level does.",
    "TD-O3": "The die with the shield brings nothing. It only blocks.",
    "TD-R5": "The die leans between two faces, so the smaller number counts.",
    "TD-R6": "Three high: the one on top has all.",
    "TD-R8": "A defensive die on an opposing one: nobody gets anything for it.",
    "TD-R13": "With this switch a die before the line stays, and costs its number.",
  },
  before: "This quarter",
  after: "The next",
  place: (at: number, colour: string, total: number) => `${at}: ${colour}, ${total}`,
  board: (dice: readonly string[]) => `A part of the board: ${dice.join("; ")}`,
};

export type TumblinExampleTexts = Words<typeof english>;
export type TumblinExample = keyof typeof english.rules;

export const exampleTexts = catalogue(english, async () => (await import("./texts-examples-de")).german);
