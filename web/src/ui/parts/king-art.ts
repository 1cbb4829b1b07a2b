/** Which picture of the sprite stands for what in King of the Dice. */
import type { KingFace } from "../../wire.gen";

export type KingColour = KingFace extends `${infer Colour}-${string}` ? Colour : never;
export type KingSymbol = KingFace extends `${string}-${infer Symbol}` ? Symbol : never;

const PICTURES: Readonly<Record<KingSymbol, string>> = { gem: "gem", animal: "lizard", flower: "flower" };

export function symbolPicture(symbol: KingSymbol): string {
  return PICTURES[symbol];
}

export function isSymbol(word: string): word is KingSymbol {
  return Object.hasOwn(PICTURES, word);
}

const RESIDENTS = ["guard", "cook", "gardener", "bard", "smith", "stargazer"] as const;
const ROOFS = ["plum", "slate", "ochre"] as const;

/** Who lives on a resident card. Cards that ask for the same have different people: numbers in a row never agree. */
export function residentPicture(card: number): string {
  return `res-${RESIDENTS[card % RESIDENTS.length]}`;
}

/** The roof of a turret card; never red, green or blue, which are asked for. */
export function roofClass(card: number): string {
  return `roof--${ROOFS[card % ROOFS.length]}`;
}
