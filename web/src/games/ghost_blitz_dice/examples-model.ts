/** What the examples of `examples.gen.ts` hold. */
import type { GhostAnswer, GhostFigure, GhostVerdict } from "../../wire.gen";

/** A throw that is read. */
export interface Read {
  /** By die: red, white, grey, green, blue. */
  readonly faces: readonly GhostFigure[];
  readonly answer: GhostAnswer;
}

/** Grabs in one throw, and what they cost and bring. */
export interface Paid {
  readonly judged: readonly {
    readonly seat: number;
    readonly figures: readonly GhostFigure[];
    readonly verdict: GhostVerdict;
  }[];
  /** Points of the seats. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly jackpot: readonly [before: number, after: number];
}
