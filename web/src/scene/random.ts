/** Chance for what is only looked at, the same for every viewer. It decides nothing in a game. */

/** A number from 0 to below 1. */
export type Random = () => number;

/** Seeded by what makes a moment unique: match, round, seat, draw. (FNV-1a, then mulberry32.) */
export function randomOf(seed: readonly (string | number)[]): Random {
  let state = 0x811c9dc5;
  for (const letter of seed.join("/")) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
