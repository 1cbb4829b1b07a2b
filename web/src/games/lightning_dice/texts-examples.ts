/** Below the drawn examples of the rules. German: `texts-examples-de.ts`. */
import { catalogue, type Words } from "../../texts/language";

const english = {
  rules: {
    "LD-4": "The 2 and the 4 were kept, four dice rolled: now the card is met.",
    "LD-5": "The dice do what the card asks, and the call came first: 2 points.",
    "LD-6": "A 5 where a second 6 should be: the call was wrong, 2 points less. The dice stay.",
    "LD-7": "Seat 4 shows its own number six times: 1 point. Then all six dice are picked up.",
    "LD-8": "Seat 4 shows the number of seat 3, who loses 1 point. Then all six dice are picked up.",
    "LD-R1": "Seat 2 has nothing to lose. The call counts all the same, and its caller picks up all six dice.",
    "LD-R2": "19 and 2 is enough: it shows as 20, and the game is won.",
    "LD-R6": "The dice lay there before the card came, so the call is refused. One die rolled since then is enough.",
    "LD-R7": "Wrong, with nothing to lose: in place of points it costs all six dice.",
    "LD-R26": "The picture has four 3s, but any four alike will do. Three and three will not.",
  },
  kept: "kept",
  rolled: "rolled",
  fits: "fits",
  fitsNot: "does not fit",
  refused: "refused",
  change: (before: number, after: number) => `${before} → ${after}`,
  changeSaid: (seat: number, before: number, after: number) => `Seat ${seat}: ${before} before, ${after} after`,
  gains: (points: number) => `+${points}`,
};

export type LightningExampleTexts = Words<typeof english>;
export type LightningExample = keyof typeof english.rules;

export const exampleTexts = catalogue(english, async () => (await import("./texts-examples-de")).german);
