import { expect, test } from "vitest";
import { codesOf } from "./edge-keys";

test.each([2, 3, 4])("of %d players no two have a key in common", (players) => {
  const all = Array.from({ length: players }, (_, place) => codesOf(place, players).flat()).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBe(players === 2 ? 20 : players * 5);
});

test("two players have the home row and the digits above it, left and right", () => {
  expect(codesOf(0, 2)[0]).toEqual(["KeyA", "Digit1"]);
  expect(codesOf(1, 2)[4]).toEqual(["Semicolon", "Digit0"]);
});

test("a fifth player has fingers only", () => {
  expect(codesOf(4, 5)).toEqual([[], [], [], [], []]);
});
