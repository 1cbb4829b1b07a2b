/** Words of the moments in a film; people have their real names there. */
import { listed } from "../../texts/english";
import { catalogue, type Words } from "../../texts/language";

const english = {
  lead: (name: string) => `${name} takes the lead`,
  wins: (names: readonly string[]) => `${listed(names)} ${names.length === 1 ? "wins" : "share the win"}`,
  points: (cards: number, others: number) => `${cards} ${cards === 1 ? "card" : "cards"} to ${others}`,
  crown: "The crown pays",
  crownOf: (name: string) => `${name} rolls once more, and has a card`,
  lucky: "At the first roll",
  luckyOf: (name: string) => `${name} takes a card at once`,
  last: "The last turn",
};

export type MomentTexts = Words<typeof english>;

export const texts = catalogue(english, async () => (await import("./moments-texts-de")).german);
