/** Below the drawn examples of the rules. German: `texts-examples-de.ts`. */
import { catalogue, type Words } from "../../texts/language";

const english = {
  rules: {
    "GB-2": "Bottles most of all, so look at the green die. It shows what to grab.",
    "GB-3": "Two pairs: what stands alone is to be grabbed.",
    "GB-4": "All five are there. The die with the ghost is blue, so grab what is blue.",
    "GB-R2": "Three and two: there is one commonest figure, so GB-2 reads the throw.",
    "GB-6": "Seat 3 was right: a point from the supply, one from seat 1, and the jackpot. Seat 2 has none to pay.",
    "GB-7": "Nobody was right, so who has a point pays it into the jackpot.",
    "GB-R4": "The right figure and another one: that is a wrong grab.",
    "GB-R6": "Right, but too late: nothing happens. Wrong after the right one: that is paid for all the same.",
  },
  change: (before: number, after: number) => `${before} → ${after}`,
  changeSaid: (before: number, after: number) => `${before} before, ${after} after`,
};

export type GhostExampleTexts = Words<typeof english>;
export type GhostExample = keyof typeof english.rules;

export const exampleTexts = catalogue(english, async () => (await import("./texts-examples-de")).german);
