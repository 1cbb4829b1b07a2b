import { expect, test } from "vitest";
import { dealt, heapSpot, JACKPOT, lyingAt, moved, pileOf, SUPPLY } from "./coins";

/** Supply, jackpot, seats 1 to 3. */
const BEFORE = dealt([20, 2, 5, 0, 8]);

test("a match that one comes to has every coin once, in its pile", () => {
  expect(BEFORE.map((pile) => pile.length)).toEqual([20, 2, 5, 0, 8]);
  expect(new Set(BEFORE.flat()).size).toBe(35);
});

test("a verdict moves only the coins that change hands, from top to top", () => {
  const after = moved(BEFORE, [19, 0, 4, 4, 8]);
  expect(after.map((pile) => pile.length)).toEqual([19, 0, 4, 4, 8]);
  expect(after[pileOf(1)]).toEqual(BEFORE[pileOf(1)]?.slice(0, 4));
  expect(after[pileOf(3)]).toEqual(BEFORE[pileOf(3)]);
  expect(after[pileOf(2)]).toEqual([BEFORE[SUPPLY]?.at(-1), ...(BEFORE[JACKPOT] ?? []), BEFORE[pileOf(1)]?.at(-1)]);
  expect([...after.flat()].sort()).toEqual([...BEFORE.flat()].sort());
});

test("nothing moves when nothing changed", () => {
  expect(moved(BEFORE, [20, 2, 5, 0, 8])).toEqual(BEFORE);
});

test("another match, with other seats or points, is dealt anew", () => {
  expect(moved(BEFORE, [35, 0, 0, 0])).toEqual(dealt([35, 0, 0, 0]));
  expect(moved(BEFORE, [30, 0, 0, 0, 0])).toEqual(dealt([30, 0, 0, 0, 0]));
});

test("coins lie in columns, a heap's columns around its middle one", () => {
  expect(lyingAt(0, 5)).toEqual({ column: 0, level: 0 });
  expect(lyingAt(13, 5)).toEqual({ column: 2, level: 3 });
  const spots = Array.from({ length: 7 }, (_, column) => heapSpot(column));
  expect(spots[0]).toEqual([0, 0]);
  for (const [x, z] of spots.slice(1)) expect(Math.hypot(x, z)).toBeCloseTo(1);
});
