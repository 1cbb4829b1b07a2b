/** Words of the moments in a film; people have their real names there. */
import { listed } from "../../texts/english";
import { catalogue, type Words } from "../../texts/language";

const english = {
  lead: (name: string) => `${name} takes the lead`,
  wins: (names: readonly string[]) => `${listed(names)} ${names.length === 1 ? "wins" : "share the win"}`,
  points: (points: number, others: number) => `${points} to ${others}`,
  best: "Best throw",
  threw: (name: string, points: number, level: number) =>
    level === 0 ? `${name} +${points}` : `${name} +${points}, on the ${level}× level`,
  knock: "Hardest knock",
  cost: (name: string, points: number) => `${name} costs the others ${points}`,
  last: "The last throw",
};

export type MomentTexts = Words<typeof english>;

export const texts = catalogue(english, async () => (await import("./moments-texts-de")).german);
