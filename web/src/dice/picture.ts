/** What a drawn number stands for, as far as a page can show it. */
import type { GhostFigure, KingFace } from "../wire.gen";

export type Picture =
  | { readonly is: "ghost"; readonly die: GhostFigure; readonly face: GhostFigure }
  | { readonly is: "king"; readonly face: KingFace }
  /** A die with pips, of a seat. */
  | { readonly is: "pips"; readonly seat: number; readonly face: number }
  | { readonly is: "card"; readonly card: number }
  /** A card of a deck; the title is empty where the record does not have it. */
  | { readonly is: "asks"; readonly card: number; readonly title: string }
  | { readonly is: "seat"; readonly seat: number }
  | { readonly is: "circle"; readonly figures: readonly GhostFigure[] }
  /** A number that only the physics makes something of. */
  | { readonly is: "seed"; readonly seed: number };

/** All that can come of one number, by that number; `seeds`: any of 32 bits, which stands for itself. */
export type Sides = readonly Picture[] | "seeds";

const SEEDS = 2 ** 32;

/** How many can come. */
export function manyOf(sides: Sides | undefined): number {
  return sides === "seeds" ? SEEDS : (sides?.length ?? 0);
}

export function sideOf(sides: Sides | undefined, k: number): Picture | undefined {
  return sides === "seeds" ? { is: "seed", seed: k } : sides?.[k];
}

export function isSame(one: Picture | undefined, other: Picture | undefined): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

/** The six sides of a die with pips. */
export function pipsOf(seat: number): Sides {
  return [1, 2, 3, 4, 5, 6].map((face) => ({ is: "pips", seat, face }) as const);
}
