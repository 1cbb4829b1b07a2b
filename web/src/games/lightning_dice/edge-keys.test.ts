import { expect, test } from "vitest";
import { codesOf } from "./edge-keys";

test("two have no key in common", () => {
  const all = [0, 1].flatMap((place) => {
    const codes = codesOf(place, 2);
    return codes === null ? [] : [...codes.dice, codes.roll, codes.gotIt, codes.bonus];
  });
  expect(all).toHaveLength(18);
  expect(new Set(all).size).toBe(18);
});

test("three have none", () => {
  expect([0, 1, 2].map((place) => codesOf(place, 3))).toEqual([null, null, null]);
});
