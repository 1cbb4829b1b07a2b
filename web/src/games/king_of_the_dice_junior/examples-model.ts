/** What the examples of `examples.gen.ts` hold. */
import type { KingFace } from "../../wire.gen";

/** Rolls of one turn, and what they meet. */
export interface Met {
  /** In the middle. */
  readonly cards: readonly number[];
  readonly rolls: readonly {
    /** So many dice were kept from the roll before; they stand first. */
    readonly kept: number;
    readonly faces: readonly KingFace[];
    readonly met: readonly number[];
  }[];
}

export type Lizards = readonly { readonly card: number; readonly lizards: number }[];

/** Castles that were closed in the same round. */
export interface Castles {
  readonly castles: readonly (readonly number[])[];
  readonly lizards: readonly number[];
  /** Seats. */
  readonly winners: readonly number[];
}
