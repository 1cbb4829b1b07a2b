/** Dice that are told one after the other, each in a slot of its own. Without a clock, a sound or a page of its own. */

export interface TellingWorld {
  now(): number;
  /** Calls once after so many ms; the answer cancels it. */
  after(ms: number, call: () => void): () => void;
}

export interface Telling {
  readonly count: number;
  /** How long each slot is. */
  readonly slotMs: number;
  /** When the first slot begins, on the world's clock. */
  readonly startMs: number;
  /** The slot of this one begins, counted from 0. */
  readonly tell: (place: number) => void;
  /** The last slot is over. */
  readonly end: () => void;
}

/** Begins, and says how to stop it. A slot that was over before this page could tell it stays silent. */
export function tellOn(world: TellingWorld, telling: Telling): () => void {
  const { count, slotMs, startMs, tell, end } = telling;
  const at = (place: number, call: () => void): (() => void) =>
    world.after(startMs + place * slotMs - world.now(), call);
  const isPast = (place: number): boolean => world.now() >= startMs + (place + 1) * slotMs;
  const slots = Array.from({ length: count }, (_, place) => at(place, () => isPast(place) || tell(place)));
  const cancels = [...slots, at(count, end)];
  return () => {
    for (const cancel of cancels) cancel();
  };
}
