/**
 * Points as coins: every coin of the match is always in one pile, as the rules promise [GB-R13].
 *
 * When piles change, coins move from the tops of those that shrink to the tops of those that grow. Pure.
 */

/** Coins by number, from the bottom up; first the supply, then the jackpot, then the seats from seat 1. */
export type Piles = readonly (readonly number[])[];

export const SUPPLY = 0;
export const JACKPOT = 1;

export function pileOf(seat: number): number {
  return seat + 1;
}

/** A match that one comes to: all coins lie where they belong. */
export function dealt(counts: readonly number[]): Piles {
  let next = 0;
  return counts.map((count) => Array.from({ length: count }, () => next++));
}

export function moved(before: Piles, counts: readonly number[]): Piles {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const isOther = before.length !== counts.length || before.flat().length !== total;
  if (isOther) return dealt(counts);
  const free = before.flatMap((pile, place) => pile.slice(counts[place]));
  return before.map((pile, place) => {
    const kept = pile.slice(0, counts[place]);
    return [...kept, ...free.splice(0, (counts[place] ?? 0) - kept.length)];
  });
}

/** Where a coin lies in its pile: the column, and how many lie below it. */
export interface Lying {
  readonly column: number;
  readonly level: number;
}

export function lyingAt(place: number, height: number): Lying {
  return { column: Math.floor(place / height), level: place % height };
}

/** Columns of a heap, closest first: one in the middle, six around it. In widths of a coin. */
const AROUND: readonly (readonly [x: number, z: number])[] = [
  [0, 0],
  ...Array.from({ length: 6 }, (_, place) => {
    const angle = (place * Math.PI) / 3;
    return [Math.cos(angle), Math.sin(angle)] as const;
  }),
];

/** More columns than a heap has are put on top of it. */
export function heapSpot(column: number): readonly [x: number, z: number] {
  return AROUND[column % AROUND.length] ?? [0, 0];
}
