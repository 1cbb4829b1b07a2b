/** What is to be played, drawn beforehand by the one who starts us, and what came of it. Times in milliseconds. */

/** One round at a table. */
export interface PlannedRound {
  /** After the last seat has seen the verdict of the round before, and has grabbed in it. */
  readonly pause_ms: number;
  /** By seat: from the arrival of the dice until the screen shows them. */
  readonly frame_ms: readonly number[];
  /** By seat: from then until the press. */
  readonly reaction_ms: readonly number[];
  /** Whether a seat that knows the verdict does not press any more. */
  readonly told_stay_silent: boolean;
}

export interface Plan {
  readonly server: "boardgame.io" | "colyseus" | "dicehall";
  /** By seat: where it finds the server, maybe with a delay before it. */
  readonly urls: readonly string[];
  /** One after the other; by table and round. */
  readonly phases: readonly (readonly (readonly PlannedRound[])[])[];
}

/** Times on the clock of this process; by seat. */
export interface PlayedRound {
  readonly thrown_ms: number;
  readonly dice_ms: readonly number[];
  readonly painted_ms: readonly number[];
  /** 0: it knew the verdict before. */
  readonly pressed_ms: readonly number[];
  readonly verdict_ms: readonly number[];
  /** All seats that anybody was told to have won it, 0 for nobody. */
  readonly winners: readonly number[];
  /** So many presses were compared for the verdict. */
  readonly grabs: number;
}
