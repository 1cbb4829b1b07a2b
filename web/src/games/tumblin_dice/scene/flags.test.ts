import { expect, test } from "vitest";
import { lifted } from "./flags";

test("flags that are apart stay where they are", () => {
  expect(
    lifted([
      { x: 0, y: 100 },
      { x: 60, y: 100 },
      { x: 0, y: 140 },
    ]),
  ).toEqual([0, 0, 0]);
});

test("of two that overlap, the one behind is lifted over the one in front", () => {
  expect(
    lifted([
      { x: 0, y: 100 },
      { x: 20, y: 110 },
    ]),
  ).toEqual([13, 0]);
});

test("a third one is lifted over both", () => {
  const lifts = lifted([
    { x: 10, y: 104 },
    { x: 0, y: 110 },
    { x: 20, y: 98 },
  ]);
  const tops = [104, 110, 98].map((y, place) => y - (lifts[place] ?? 0));
  expect([...tops].sort((one, other) => one - other)).toEqual([64, 87, 110]);
});

test("in a crowd, none is lifted so high that nobody knows whose it is", () => {
  const lifts = lifted(Array.from({ length: 9 }, (_, place) => ({ x: place, y: 100 })));
  expect(Math.max(...lifts)).toBe(52);
});
