/** The worked examples of the rules. */
import { expect, test } from "vitest";
import type { TumblinDie, TumblinKind } from "../../wire.gen";
import { countsOf, type Lying, quarterOf } from "./scoring";
import { boxOf, lies } from "./testing";

const SEATS = { red: 1, white: 2, green: 3, black: 4 } as const;

function quarter(lying: Lying, dice: readonly TumblinDie[] = boxOf(4), beforeLine = 0): readonly number[] {
  return quarterOf(countsOf(lying, dice, beforeLine), 4);
}

const die = (name: string, kind: TumblinKind): TumblinDie => ({
  name,
  seat: SEATS[name.slice(0, name.indexOf("-")) as keyof typeof SEATS],
  kind,
});

test("example 1: a 4 on 3x is 12", () => {
  expect(quarter({ board: [lies("red-1", 4, 3)], stacked: [] })).toEqual([12, 0, 0, 0]);
});

test("example 2: a red 5 on a white 3 on 3x is 24 for red", () => {
  const board = [lies("red-1", 5, 3), lies("white-1", 3, 3)];
  expect(quarter({ board, stacked: [["red-1", "white-1"]] })).toEqual([24, 0, 0, 0]);
});

test("example 5: of three the top one takes all", () => {
  const board = [lies("red-1", 5, 2), lies("white-1", 3, 2), lies("green-1", 2, 2)];
  const stacked = [["green-1", "white-1"] as const, ["red-1", "green-1"] as const];
  expect(quarter({ board, stacked })).toEqual([20, 0, 0, 0]);
});

test("example 6: a double 5 on another's 3 on 3x is 39", () => {
  const dice = [die("black-double", "double"), die("red-1", "plain")];
  const board = [lies("black-double", 5, 3), lies("red-1", 3, 3)];
  expect(quarter({ board, stacked: [["black-double", "red-1"]] }, dice)).toEqual([0, 0, 0, 39]);
});

test("example 6: a defensive die on top blocks others and leaves its owner's own as they are", () => {
  const blocks = { ...die("black-1", "defensive"), seat: 1 };
  const dice = [blocks, { ...die("white-1", "offensive"), seat: 1 }, die("green-1", "offensive")];
  const on = (lower: string): Lying => ({
    board: [lies("black-1", 2, 4), lies(lower, 6, 4)],
    stacked: [["black-1", lower]],
  });
  expect(quarter(on("green-1"), dice)).toEqual([0, 0, 0, 0]);
  expect(quarter(on("white-1"), dice)).toEqual([24, 0, 0, 0]);
});

test("example 7: before the line a 5 costs 5 where it stays, and nothing where it goes", () => {
  const board = [lies("white-1", 5, 0)];
  expect(quarter({ board, stacked: [] }, boxOf(4), -1)).toEqual([0, -5, 0, 0]);
});

test("two dice on one: it goes to the one that came last", () => {
  const board = [lies("red-1", 1, 3), lies("white-1", 2, 3), lies("green-1", 6, 3)];
  const stacked = [["red-1", "green-1"] as const, ["white-1", "green-1"] as const];
  expect(quarter({ board, stacked })).toEqual([3, 24, 0, 0]);
});

test("a die that leans on one off the board has no value, nor what lies on it", () => {
  const board = [lies("red-1", 4, 4, { leans_off_board: true }), lies("white-1", 2, 4, { on_top_of: ["red-1"] })];
  expect(quarter({ board, stacked: [["white-1", "red-1"]] })).toEqual([0, 0, 0, 0]);
});
