import { expect, test } from "vitest";
import { sidesOf } from "./model-rival";
import { pawnsOf, spaceOf } from "./model-track";
import { viewWith } from "./testing";

test("one pawn stands in the middle of its space", () => {
  const [pawn] = pawnsOf(viewWith({ scores: [5, 11, 8, 14] }));
  expect(pawn).toEqual({ seat: 1, space: 5, x: 0, row: 0 });
});

test("three on a space stand side by side", () => {
  const pawns = pawnsOf(viewWith({ scores: [7, 7, 7, 2] }));
  expect(pawns.slice(0, 3).map(({ x, row }) => [x, row])).toEqual([
    [-1, 0],
    [0, 0],
    [1, 0],
  ]);
});

test("six on a space stand in two rows", () => {
  const pawns = pawnsOf(viewWith({ scores: [4, 4, 4, 4, 4, 4] }));
  expect(pawns.map(({ row }) => row)).toEqual([0, 0, 0, 1, 1, 1]);
  expect(pawns.map(({ x }) => x)).toEqual([-1, 0, 1, -1, 0, 1]);
});

test("three at the beginning of the track do not stand beside it", () => {
  const pawns = pawnsOf(viewWith({ scores: [0, 0, 0, 7] }));
  expect(pawns.map(({ x }) => x)).toEqual([-0.5, 0.5, 1.5, 0]);
});

test("whoever has left has no pawn", () => {
  expect(pawnsOf(viewWith({ scores: [3, 3, 0, 0], left: [2] })).map(({ seat }) => seat)).toEqual([1, 3, 4]);
});

test("a score below 0 stands at 0, for the track has nothing below", () => {
  expect([spaceOf(-3), spaceOf(20)]).toEqual([0, 20]);
});

test("rivals sit on both sides of the card, the more on the left", () => {
  expect(sidesOf([2, 3, 4, 5, 6])).toEqual([
    [2, 3, 4],
    [5, 6],
  ]);
  expect(sidesOf([2])).toEqual([[2], []]);
});
