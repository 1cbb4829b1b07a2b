import { expect, test } from "vitest";
import type { TumblinDie } from "../../wire.gen";
import { type Model, modelOf } from "./model";
import type { Playing } from "./playback";
import { lies, straightWay, viewWith } from "./testing";

const flagOf = (model: Model, name: string) => model.dice.find((die) => die.name === name)?.flag;

function playingOf(dice: readonly string[], before: Playing["before"]): Playing {
  const pose = { at_mm: [62, 0, 71], turn: [1, 0, 0, 0] } as const;
  const way = straightWay(1000, Object.fromEntries(dice.map((die) => [die, [pose, pose]] as const)));
  const flight = { duration_ms: 1000, dice, frames: "", thrown: dice[0] ?? "" };
  return { flight, way, before, mode: "live", rate: 1, isPaused: false, fromMs: 0, sinceMs: 0 };
}

test("a die has a flag with what it brings, and to whom", () => {
  const view = viewWith({ board: [lies("white-1", 5, 3)] });
  expect(flagOf(modelOf(view, view, null), "white-1")).toEqual({ points: 15, seat: 2, sum: [{ pips: 5, times: 3 }] });
});

test("a stack has one flag, on the die that has control", () => {
  const view = viewWith({ board: [lies("red-1", 5, 3), lies("white-1", 3, 3)], stacked: [["red-1", "white-1"]] });
  const model = modelOf(view, view, null);
  expect(flagOf(model, "white-1")).toBeNull();
  expect(flagOf(model, "red-1")).toEqual({
    points: 24,
    seat: 1,
    sum: [
      { pips: 5, times: 3 },
      { pips: 3, times: 3 },
    ],
  });
});

test("a defensive die alone has no flag; on an enemy it says that nobody gets anything", () => {
  const dice: readonly TumblinDie[] = [
    { name: "white-1", seat: 1, kind: "offensive" },
    { name: "black-1", seat: 1, kind: "defensive" },
    { name: "green-1", seat: 2, kind: "offensive" },
    { name: "red-1", seat: 2, kind: "defensive" },
  ];
  const duel = {
    dice,
    kinds: ["offensive", "defensive"],
    order: [1, 2],
    hand: [
      [1, 1],
      [1, 1],
    ],
    totals: [0, 0],
  } as const;
  const alone = viewWith({ ...duel, board: [lies("black-1", 6, 4)] });
  expect(flagOf(modelOf(alone, alone, null), "black-1")).toBeNull();
  const on = viewWith({
    ...duel,
    board: [lies("black-1", 6, 4), lies("green-1", 6, 4)],
    stacked: [["black-1", "green-1"]],
  });
  expect(flagOf(modelOf(on, on, null), "black-1")).toEqual({ points: 0, seat: 0, sum: [] });
});

test("dice on their way have neither face nor flag; those that lie keep theirs", () => {
  const view = viewWith({ phase: "settle", in_turn: 0, thrown: "red-1", board: [lies("white-1", 5, 3)] });
  const model = modelOf(view, view, playingOf(["red-1"], { board: [lies("white-1", 5, 3)], stacked: [] }));
  expect(model.dice.map(({ name, face, isMoving }) => [name, face, isMoving])).toEqual([
    ["red-1", 0, true],
    ["white-1", 5, false],
  ]);
  expect(model.isMoving).toBe(true);
});

test("seats stand in the order in which they throw, with all that they have by now", () => {
  const view = viewWith({
    order: [3, 2, 1, 4],
    turn: 2,
    in_turn: 2,
    scores: [[20, 20, 31, 9]],
    totals: [20, 20, 31, 9],
    quarter: 2,
    board: [lies("green-1", 6, 2), lies("green-2", 4, 1)],
  });
  const seats = modelOf(view, view, null).seats;
  expect(seats.map(({ seat, sum, isInTurn }) => [seat, sum, isInTurn])).toEqual([
    [3, 47, false],
    [2, 20, true],
    [1, 20, false],
    [4, 9, false],
  ]);
});

test("a board that still lies there from the last quarter is not counted twice", () => {
  const view = viewWith({ quarter: 2, scores: [[12, 0, 0, 0]], totals: [12, 0, 0, 0] });
  const model = modelOf(view, { board: [lies("red-1", 6, 2)], stacked: [] }, null);
  expect(model.seats.find(({ seat }) => seat === 1)?.sum).toBe(12);
  expect(flagOf(model, "red-1")?.points).toBe(12);
});

test("two seats of a team have one sum", () => {
  const view = viewWith({ variant: { teams: true }, totals: [10, 3, 5, 1], board: [lies("red-1", 2, 1)] });
  const sums = modelOf(view, view, null).seats.map(({ seat, team, sum }) => [seat, team, sum]);
  expect(sums).toEqual([
    [1, 1, 17],
    [2, 2, 4],
    [3, 1, 17],
    [4, 2, 4],
  ]);
});

test("throws are counted within the quarter, and in overtime among those who play", () => {
  const first = viewWith({ hand: [[3], [4], [4], [4]] });
  expect(modelOf(first, first, null)).toMatchObject({ throwInQuarter: 2, throwsInQuarter: 16 });
  const overtime = viewWith({ overtime: 1, order: [2, 4], hand: [[0], [4], [0], [3]] });
  expect(modelOf(overtime, overtime, null)).toMatchObject({ throwInQuarter: 2, throwsInQuarter: 8 });
});

test("the die on the disc is the next one, then the one that was thrown, then none", () => {
  const throwing = viewWith({ in_turn: 2, turn: 2 });
  expect(modelOf(throwing, throwing, null).next).toEqual({ seat: 2, kind: "plain", colour: "white" });
  const settling = viewWith({ phase: "settle", in_turn: 0, turn: 2, thrown: "white-1" });
  expect(modelOf(settling, settling, null).next?.colour).toBe("white");
  expect(modelOf(settling, settling, playingOf(["white-1"], settling)).next).toBeNull();
});

test("a die that leans says so", () => {
  const half = (25 * Math.PI) / 360;
  const pose = { at_mm: [250, 0, 60], turn: [Math.cos(half), Math.sin(half), 0, 0] } as const;
  const view = viewWith({ board: [lies("red-1", 3, 1, { pose })] });
  expect(modelOf(view, view, null).dice[0]?.isCocked).toBe(true);
});
