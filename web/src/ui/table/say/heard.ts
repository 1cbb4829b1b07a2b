/** Which words stand at the seats now. Pure: told what was said, when, and which race is on. */
import type { Said } from "../../../wire.gen";

export const SHOWN_MS = 3000;

export interface Bubble {
  readonly said: Said;
  /** On the page's clock. */
  readonly goesAtMs: number;
}

export interface Heard {
  readonly bubbles: readonly Bubble[];
  /** Came in while a race was on, and waits for its end: it would draw eyes away from the dice. */
  readonly held: readonly Said[];
  /** The race that is on; empty: none. */
  readonly race: string;
  /** All that the page was told so far. */
  readonly known: readonly Said[];
}

/** @param known what was said before this page looked; nobody waits for it any more */
export function heardFrom(known: readonly Said[], race: string): Heard {
  return { bubbles: [], held: [], race, known };
}

interface Now {
  /** What each seat said last. */
  readonly said: readonly Said[];
  readonly race: string;
  readonly atMs: number;
}

/** What is new is shown, or held until the race is decided in which it was said; what has had its time goes. */
export function heard(before: Heard, { said, race, atMs }: Now): Heard {
  const fresh = said.filter((one) => !before.known.includes(one));
  const waiting = [...before.held.filter((one) => !isTakenBack(one, fresh)), ...fresh];
  const isDecided = before.race !== "" && race !== before.race;
  const isFree = race === "" || isDecided;
  const due = isFree ? waiting : [];
  const hasBegun = before.race === "" && race !== "";
  const standing = before.bubbles.filter((one) => one.goesAtMs > atMs && !isTakenBack(one.said, due));
  return {
    bubbles: [...(hasBegun ? [] : standing), ...due.map((one) => ({ said: one, goesAtMs: atMs + SHOWN_MS }))],
    held: isFree ? [] : waiting,
    race,
    known: said,
  };
}

/** Whoever says something new takes back what they said before. */
function isTakenBack(one: Said, fresh: readonly Said[]): boolean {
  return fresh.some((other) => other.seat === one.seat);
}
