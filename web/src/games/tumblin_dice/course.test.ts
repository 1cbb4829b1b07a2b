import { expect, test } from "vitest";
import type { TumblinEvent } from "../../wire.gen";
import { bestThrows, courseOf, quartersOf, standingsOf } from "./course";
import { historyOf, landed, thrown, viewWith } from "./testing";

const begun = (quarter: number, overtime: number, order: readonly number[]): TumblinEvent => ({
  ...{ type: "quarter_begun", rule: "TD-7", quarter, overtime, order },
});

test("whoever did not play in overtime has no points there", () => {
  const view = viewWith({
    scores: [
      [9, 9, 3, 1],
      [5, 2, 0, 0],
    ],
    totals: [14, 11, 3, 1],
  });
  const quarters = quartersOf(view, historyOf([begun(1, 0, [1, 2, 3, 4])], [begun(2, 1, [1, 2])]));
  expect(quarters.map(({ overtime, points }) => [overtime, points])).toEqual([
    [0, [9, 9, 3, 1]],
    [1, [5, 2, null, null]],
  ]);
});

test("the course adds up, in teams for both seats of a team", () => {
  const scores = [
    [10, 1, 5, 2],
    [0, 7, 4, 0],
  ];
  const points = (teams: boolean) => courseOf(viewWith({ scores, variant: { teams } })).map((one) => one.points);
  expect(points(false)).toEqual([
    [0, 0, 0, 0],
    [10, 1, 5, 2],
    [10, 8, 9, 2],
  ]);
  expect(points(true)).toEqual([
    [0, 0, 0, 0],
    [15, 3, 15, 3],
    [19, 10, 19, 10],
  ]);
});

test("the best throw of a seat is the one that brought it most when it came to rest", () => {
  const history = historyOf(
    [begun(1, 0, [1, 2, 3, 4])],
    [thrown(1, "red-1")],
    [landed(1, "red-1", 2, 2)],
    [thrown(2, "white-1")],
    [landed(2, "white-1", 5, 3)],
    [thrown(1, "red-2")],
    [landed(1, "red-2", 6, 4)],
  );
  const best = bestThrows(viewWith(), history);
  expect(best.map((one) => one && [one.die, one.change])).toEqual([["red-2", 24], ["white-1", 15], null, null]);
});

test("winners come first, those who left last, level ones share a rank", () => {
  const view = viewWith({ totals: [30, 50, 30, 60], left: [4] });
  expect(standingsOf(view, [2]).map(({ seat, rank }) => [seat, rank])).toEqual([
    [2, 1],
    [1, 2],
    [3, 2],
    [4, 4],
  ]);
});
