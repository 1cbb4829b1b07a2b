/** What the examples of `examples.gen.ts` hold. */
import type { TumblinDie, TumblinRemoval, TumblinResting } from "../../wire.gen";

/** Dice as they rest, those that go still among them, and what comes of it. */
export interface Lies {
  readonly dice: readonly TumblinDie[];
  readonly board: readonly TumblinResting[];
  readonly stacked: readonly (readonly [string, string])[];
  readonly beforeLine: number;
  /** What the game's own arithmetic says; the page works it out once more, and a test compares. */
  readonly counts: readonly { readonly die: string; readonly seat: number; readonly points: number }[];
  /** Why a die goes, by its name. */
  readonly gone: Readonly<Record<string, TumblinRemoval>>;
}

/** Who throws when. */
export interface Order {
  readonly before: readonly number[];
  /** By seat. */
  readonly totals: readonly number[];
  readonly after: readonly number[];
}
