/** How long to wait before the next try to connect. */
const FIRST_MS = 250;
const LONGEST_MS = 5000;

/**
 * Doubles with each try, up to five seconds, and is shortened by up to a quarter, so that the browsers of a table do
 * not all come back in the same moment.
 *
 * @param tries how many have failed so far
 * @param random in [0, 1)
 */
export function backoffMs(tries: number, random: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries, 10));
  return longest * (1 - random / 4);
}
