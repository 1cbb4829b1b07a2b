/** What a drawn number stands for, as far as a page can show it. */
import type { GhostFigure, KingFace } from "../wire.gen";

export type Picture =
  | { readonly is: "ghost"; readonly die: GhostFigure; readonly face: GhostFigure }
  | { readonly is: "king"; readonly face: KingFace }
  | { readonly is: "card"; readonly card: number }
  | { readonly is: "seat"; readonly seat: number }
  | { readonly is: "circle"; readonly figures: readonly GhostFigure[] };

/** All that can come of one number, by that number. */
export type Sides = readonly Picture[];

export function isSame(one: Picture | undefined, other: Picture | undefined): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
