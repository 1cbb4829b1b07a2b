import { expect, test } from "vitest";
import { throwsOf } from "./model";
import { lanesOf } from "./model-lanes";
import { courseOf, standingsOf, turningPoint } from "./model-result";
import {
  BOTTLES,
  closed,
  EXAMPLE_5,
  grabbed,
  historyOf,
  judged,
  raceOf,
  scored,
  shown,
  thrown,
  viewWith,
} from "./testing";

const throws = throwsOf(EXAMPLE_5);
const over = viewWith({ phase: "over", points: [2, 0, 9, 2], left: [] });

test("the best seat comes first, and seats with as many points share a rank", () => {
  expect(standingsOf(over, throws).map(({ seat, rank }) => [seat, rank])).toEqual([
    [3, 1],
    [1, 2],
    [4, 2],
    [2, 4],
  ]);
});

test("a seat that has left comes last, whatever its points", () => {
  const ranks = standingsOf({ ...over, left: [3] }, throws).map(({ seat, rank }) => [seat, rank]);
  expect(ranks.at(-1)).toEqual([3, 4]);
});

test("a seat's story counts its grabs, its best time and its jackpot", () => {
  const [winner, ada] = standingsOf(over, throws);
  expect(winner).toMatchObject({ right: 1, wrong: 0, bestMs: 800, haul: { throw: 7, change: 4 } });
  expect(ada).toMatchObject({ right: 0, wrong: 1, bestMs: null, haul: null });
});

test("the course begins at nothing and follows each closed throw", () => {
  expect(courseOf(4, throws)).toEqual([
    { number: 0, points: [0, 0, 0, 0] },
    { number: 7, points: [-1, 0, 4, 0] },
  ]);
});

test("the turning point is the throw that moved most to one seat", () => {
  expect(turningPoint(throws)).toBe(7);
});

test("a match of single points has no turning point", () => {
  const single = throwsOf(historyOf([0, thrown(1, 1), shown(1, BOTTLES), closed(1, 2), scored(2, 1, "supply")]));
  expect(turningPoint(single)).toBe(0);
});

test("lanes are as long as the grabs took, and the slowest leaves a mark free", () => {
  const [example] = throws;
  const lanes = example ? lanesOf(example) : [];
  expect(lanes.map((lane) => [lane.seat, lane.verdict])).toEqual([
    [1, "wrong"],
    [3, "right"],
    [2, "wrong"],
  ]);
  expect(lanes.map((lane) => Math.round(lane.share * 1200))).toEqual([700, 800, 830]);
});

test("who is level with the first is said to be, as a coin may have decided against the shorter time", () => {
  const told = historyOf(
    [0, thrown(1, 1), shown(1, BOTTLES)],
    [700, grabbed(1, 2), grabbed(1, 3), grabbed(1, 4)],
    [700, judged(2, "mouse", "right"), judged(3, "mouse", "late"), judged(4, "mouse", "late"), closed(1, 2)],
  );
  const race = { ...raceOf(1, [2, 700], [3, 697], [4, 760]), heats: [{ seats: [2, 3], entry: 1 }] };
  const lanes = throwsOf({ ...told, races: [race] }).flatMap(lanesOf);
  expect(lanes.map((lane) => [lane.seat, lane.isLevel])).toEqual([
    [2, true],
    [3, true],
    [4, false],
  ]);
});

test("a grab slower than every length still fits its lane", () => {
  const told = historyOf(
    [0, thrown(1, 1), shown(1, BOTTLES)],
    [400_000, grabbed(1, 2), judged(2, "mouse", "right"), closed(1, 2)],
  );
  const slow = throwsOf({ ...told, races: [raceOf(1, [2, 400_000])] });
  expect(slow.flatMap(lanesOf).map((lane) => lane.share)).toEqual([7 / 8]);
});
