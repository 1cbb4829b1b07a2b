/** Where all seats stood after a throw, turn or card, numbered from 1; 0 is the beginning. */
export interface After {
  readonly number: number;
  /** By seat. */
  readonly points: readonly number[];
}
