/** What stands in a live region. */
import { expect, test } from "vitest";
import { type Said, saidAfter } from "./said";

const saying = (...texts: readonly string[]) => texts.reduce<readonly Said[]>(saidAfter, []);

test("two sentences of one moment both stand in the region, in their order", () => {
  expect(saying("Otto takes a card.", "A card is turned up.").map(({ text }) => text)).toEqual([
    "Otto takes a card.",
    "A card is turned up.",
  ]);
});

test("a sentence that is said again is a new one", () => {
  const [first, second] = saying("Dice are still moving", "Dice are still moving");
  expect(second?.turn).not.toBe(first?.turn);
});

test("old sentences go", () => {
  expect(saying("a", "b", "c", "d", "e").map(({ text }) => text)).toEqual(["b", "c", "d", "e"]);
});
