import { expect, test } from "vitest";
import { canGrab, canThrow, changeOf, seatsAround, standingVerdict, throwsOf } from "./model";
import { BOTTLES, closed, EXAMPLE_5, grabbed, historyOf, raceOf, shown, thrown, viewWith } from "./testing";

const [example] = throwsOf(EXAMPLE_5);

test("a throw keeps its dice after the close, when the view has none any more", () => {
  expect(example?.faces).toEqual(BOTTLES);
});

test("a grab takes as long as from the dice on the own screen to the press, whatever the way", () => {
  expect(example?.grabs).toEqual([
    { seat: 1, pressedMs: 700 },
    { seat: 3, pressedMs: 800 },
    { seat: 2, pressedMs: 830 },
  ]);
});

test("grabs have an order before the race has been told, and no times", () => {
  const [untold] = throwsOf({ ...EXAMPLE_5, races: [] });
  expect(untold?.race).toBeNull();
  expect(untold?.grabs.map(({ seat, pressedMs }) => [seat, pressedMs])).toEqual([
    [1, null],
    [3, null],
    [2, null],
  ]);
});

test("of a race that was broken off and judged anew, the last one counts", () => {
  const races = [raceOf(7, [3, 500]), raceOf(7, [1, 700], [3, 800], [2, 830])];
  expect(throwsOf({ ...EXAMPLE_5, races })[0]?.race).toBe(races[1]);
});

test("a winner's gain is supply, penalties and jackpot together [GB-R6]", () => {
  expect(example && changeOf(example, 3)).toBe(4);
});

test("a wrong grab costs one point, and none where there is none [GB-R3]", () => {
  expect(example && [1, 2, 4].map((seat) => changeOf(example, seat))).toEqual([-1, 0, 0]);
});

test("a verdict stands while the next throw waits", () => {
  expect(standingVerdict(viewWith({ phase: "throw", throw: 8 }), [...throwsOf(EXAMPLE_5)])?.number).toBe(7);
});

test("a verdict goes when the next dice are in motion", () => {
  const throws = throwsOf(historyOf([0, thrown(7, 4), shown(7, BOTTLES), closed(7, 3)], [9, thrown(8, 3)]));
  expect(standingVerdict(viewWith({ phase: "motion", throw: 8 }), throws)).toBeNull();
});

test("a throw that was broken off has no verdict", () => {
  const broken = historyOf(
    [0, thrown(1, 1), shown(1, BOTTLES), grabbed(1, 2)],
    [5, { type: "voided", rule: "ALL-10", throw: 1 }, { type: "turn", rule: "ALL-10", seat: 1, throw: 2 }],
  );
  const throws = throwsOf(broken);
  expect(throws[0]?.isBrokenOff).toBe(true);
  expect(standingVerdict(viewWith({ phase: "throw", throw: 2 }), throws)).toBeNull();
});

test("a throw that only the judge saw has a verdict without dice [ALL-11]", () => {
  const reported = historyOf([0, { type: "reported", rule: "ALL-11", throw: 1 }, closed(1, 2)]);
  expect(throwsOf(reported)).toMatchObject([{ number: 1, thrower: 0, faces: [], answer: null }]);
});

test("a judge's report belongs to the throw that the table has seen", () => {
  const reported = historyOf([0, thrown(1, 1)], [5, { type: "reported", rule: "ALL-11", throw: 1 }, closed(1, 2)]);
  expect(throwsOf(reported)).toHaveLength(1);
});

test("my own seat comes last, the others clockwise before it", () => {
  expect(seatsAround(viewWith({ seat: 3 }))).toEqual([4, 1, 2, 3]);
});

test("a spectator sees the seats in their order", () => {
  expect(seatsAround(viewWith({ seat: 0 }))).toEqual([1, 2, 3, 4]);
});

test("a seat grabs once, and only while the dice lie [GB-R4]", () => {
  expect(canGrab(viewWith())).toBe(true);
  expect(canGrab(viewWith({ grabbed: [2, 1] }))).toBe(false);
  expect(canGrab(viewWith({ phase: "motion" }))).toBe(false);
});

test("neither spectators nor seats that have left grab", () => {
  expect(canGrab(viewWith({ seat: 0 }))).toBe(false);
  expect(canGrab(viewWith({ left: [1] }))).toBe(false);
});

test("only the seat in turn throws [GB-5]", () => {
  expect(canThrow(viewWith({ phase: "throw", thrower: 1 }))).toBe(true);
  expect(canThrow(viewWith({ phase: "throw", thrower: 2 }))).toBe(false);
});
