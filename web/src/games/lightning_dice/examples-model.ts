/** What the examples of `examples.gen.ts` hold. */
import type { LightningCallName } from "../../wire.gen";

export interface CardShown {
  readonly title: string;
  readonly requirement: string;
  readonly picture: readonly number[];
}

/** A call, and what becomes of the scores. */
export interface Called {
  readonly card: CardShown;
  /** Who calls. */
  readonly seat: number;
  readonly call: LightningCallName;
  /** Of Thunder, else 0. */
  readonly number: number;
  readonly dice: readonly number[];
  /** Scores of the seats. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly picksUp: boolean;
  readonly wins: boolean;
}

/** Dice that meet a card, or do not. */
export interface Fits {
  readonly card: CardShown;
  readonly rolls: readonly {
    /** So many dice were kept; they stand first. */
    readonly kept: number;
    readonly dice: readonly number[];
    readonly isMet: boolean;
  }[];
}

/** A new card comes to dice that lie there. */
export interface Flip {
  readonly card: CardShown;
  readonly lying: readonly number[];
  readonly refusedBy: string;
  /** The last die was rolled for the new card. */
  readonly rolled: readonly number[];
  readonly change: number;
}
