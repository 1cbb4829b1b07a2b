import { expect, test } from "vitest";
import { rankedOf } from "./standings";

const ranks = (winners: readonly number[], scores: readonly number[]) =>
  rankedOf({ winners, scores }).map(({ seat, rank }) => [seat, rank]);

test("the best comes first, and seats that are level share a rank", () => {
  expect(ranks([3], [5, 2, 9, 5])).toEqual([
    [3, 1],
    [1, 2],
    [4, 2],
    [2, 4],
  ]);
});

test("who won stands first also where something else than points decided", () => {
  expect(ranks([2], [4, 4])).toEqual([
    [2, 1],
    [1, 2],
  ]);
});

test("winners who share stand side by side", () => {
  expect(ranks([1, 3], [7, 3, 7])).toEqual([
    [1, 1],
    [3, 1],
    [2, 3],
  ]);
});
