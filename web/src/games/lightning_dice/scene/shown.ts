/** What the scene of Lightning Dice is told: what lies where, in words that know nothing of the wire. */

export interface DieShown {
  /** `hand`: picked up, without a face. A die that tumbles has no face here, also if it is known already. */
  readonly lies: "kept" | "felt" | "tumbling" | "hand";
  /** 0 unless it lies there. */
  readonly face: number;
}

export interface SeatShown {
  readonly seat: number;
  /** Six. */
  readonly dice: readonly DieShown[];
  readonly score: number;
  /** Has left the table: its dice are gone. */
  readonly isGone: boolean;
  /** How long its dice are in motion. */
  readonly rollMs: number;
}

export interface CardShown {
  /** Another number is another card. */
  readonly number: number;
  readonly title: string;
  /** Six faces; 0 may show anything. */
  readonly picture: readonly number[];
  readonly sentence: string;
  /** Two short lines in the corner: "card 14", "about 9 rolls". */
  readonly remarks: readonly string[];
  /** What is written on a die that may show anything. */
  readonly any: string;
}

export interface LightningShown {
  readonly match: number;
  /** My seat; 0: I watch. */
  readonly me: number;
  /** All seats, the rivals clockwise from mine. Mine, if I play, is among them. */
  readonly seats: readonly SeatShown[];
  readonly card: CardShown | null;
  /** Points that end the match; 0: no track, piles of cards are counted. */
  readonly goal: number;
}
