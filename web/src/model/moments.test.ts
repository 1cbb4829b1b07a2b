import { expect, test } from "vitest";
import type { Moment } from "../games/gameui";
import { inOrder, leadsOf, mostOf } from "./moments";

const course = (...points: readonly (readonly number[])[]) => points.map((each, number) => ({ number, points: each }));

test("the lead changes when somebody alone has most who had not before", () => {
  expect(leadsOf(course([0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 2, 0], [1, 3, 0], [4, 3, 0]))).toEqual([
    { number: 1, seat: 1, points: 1, others: 0 },
    { number: 3, seat: 2, points: 2, others: 1 },
    { number: 5, seat: 1, points: 4, others: 3 },
  ]);
});

test("who is caught up with and leads again has never lost the lead", () => {
  expect(leadsOf(course([0, 0], [1, 0], [1, 1], [2, 1])).map(({ number }) => number)).toEqual([1]);
});

test("the first of the greatest is found, and none among none", () => {
  expect(mostOf([3, 7, 7, 1], (one) => one)).toBe(7);
  expect(mostOf(["ab", "cd"], (one) => one.length)).toBe("ab");
  expect(mostOf([], (one) => one)).toBeUndefined();
});

test("moments come in the order of the match, without those that are none", () => {
  const at = (round: number, title: string): Moment => ({ round, icon: "flag", title, text: "" });
  expect(inOrder([at(9, "a"), undefined, at(2, "b"), at(9, "c")]).map(({ title }) => title)).toEqual(["b", "a", "c"]);
});
