/** The newest sentences of a live region. Pure. */

export interface Said {
  readonly text: string;
  /** Tells two equal sentences apart, so that the second is read as well. */
  readonly turn: number;
}

/** Several things can happen in one moment: one that took the place of another would silence it. */
const MOST = 4;

export function saidAfter(before: readonly Said[], text: string): readonly Said[] {
  const turn = (before.at(-1)?.turn ?? 0) + 1;
  return [...before, { text, turn }].slice(-MOST);
}
