/** One server as the race sees it. Seats count from 1, rounds as the server counts them. */

export interface Verdict {
  /** 0: nobody. */
  readonly winner: number;
  /** So many grabs were compared for it. */
  readonly grabs: number;
}

/** What a table's sockets hear; each may be called more than once for the same thing. */
export interface Ears {
  dice(seat: number, round: number): void;
  verdict(seat: number, round: number, verdict: Verdict): void;
  /** Something that must not happen in a benchmark; it ends. */
  failed(why: string): void;
}

/** A table at which everybody sits. */
export interface Table {
  /** The seat whose turn it is throws. */
  throwDice(): void;
  /** The seat's screen shows the dice. */
  painted(seat: number, round: number): void;
  grab(seat: number, round: number, sinceShownMs: number): void;
}

/**
 * Opens a table and seats everybody.
 *
 * @param number tells tables apart.
 * @param urls of the server, by seat.
 */
export type Join = (number: number, urls: readonly string[], ears: Ears) => Promise<Table>;
