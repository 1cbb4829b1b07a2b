/** Words of the moments in a film; people have their real names there. */
import { listed } from "../../texts/english";
import { catalogue, type Words } from "../../texts/language";

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

const english = {
  lead: (name: string) => `${name} takes the lead`,
  wins: (names: readonly string[]) => `${listed(names)} ${names.length === 1 ? "wins" : "share the win"}`,
  finish: "Photo finish",
  before: (first: string, second: string, ms: number) => `${first} before ${second} by ${seconds(ms)}`,
  level: (first: string, second: string) => `${first} and ${second} level: the coin decided`,
  points: (points: number, others: number) => `${points} to ${others}`,
  fastest: "Fastest grab",
  grab: (name: string, ms: number) => `${name}, ${seconds(ms)}`,
  jackpot: "The jackpot",
  gain: (name: string, change: number) => `${name} +${change}`,
  last: "The last throw",
};

export type MomentTexts = Words<typeof english>;

export const texts = catalogue(english, async () => (await import("./moments-texts-de")).german);
