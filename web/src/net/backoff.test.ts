import { expect, test } from "vitest";
import { backoffMs } from "./backoff";

test("the first try comes after a quarter of a second, and the wait doubles up to five seconds", () => {
  expect([0, 1, 2, 3, 4, 5, 60].map((tries) => backoffMs(tries, 0))).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
});

test("chance shortens the wait by up to a quarter", () => {
  expect(backoffMs(10, 0.999)).toBeGreaterThanOrEqual(3750);
  expect(backoffMs(10, 0.5)).toBe(4375);
});
