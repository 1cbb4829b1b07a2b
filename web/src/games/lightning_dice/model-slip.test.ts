/** What is said of the last verdict, and how long. */
import { expect, test } from "vitest";
import { takenUpOf } from "./model";
import { lastOfAll, marksOf, missingOf, needlessOf, raceOf, runnerUp, standingSlip } from "./model-slip";
import { flipped, historyOf, MATCH, matched, missed, nice, pickedUp, rested, rolled } from "./testing";

const NEVER = { revision: 0, kept: [] };
const allSix = (seat: number) => rolled(seat, 0, 1, 2, 3, 4, 5);

test("a false call of mine stands until my next roll", () => {
  const told = [[flipped(1)], [allSix(1)], [rested(1, 1, 1, 2, 2, 3, 5)], [missed(1, 3)]];
  const stands = historyOf(...told);
  const gone = historyOf(...told, [rolled(1, 5)]);
  expect(standingSlip(stands, 1, takenUpOf(stands, 4)[0] ?? NEVER, 0)?.event.type).toBe("missed");
  expect(standingSlip(gone, 1, takenUpOf(gone, 4)[0] ?? NEVER, 0)).toBeNull();
});

test("a Bonus of mine is told though it picked up my dice in the same moment", () => {
  const history = historyOf(
    [flipped(1)],
    [allSix(1)],
    [rested(1, 1, 1, 1, 1, 1, 1)],
    [nice(1, 1), pickedUp("LD-7", 1)],
  );
  expect(standingSlip(history, 1, takenUpOf(history, 4)[0] ?? NEVER, 0)?.event.type).toBe("nice");
});

test("others' false calls are no matter of mine, but their matches are", () => {
  const history = historyOf([flipped(1)], [missed(2, 0, 0)]);
  expect(standingSlip(history, 1, NEVER, 0)).toBeNull();
  expect(lastOfAll(history)?.event.type).toBe("missed");
  const won = historyOf([flipped(1)], [matched(2, 2)], [missed(3, 0, 0)]);
  expect(standingSlip(won, 1, NEVER, 0)?.event.type).toBe("matched");
});

test("whoever watches sees a match for five seconds", () => {
  const history = historyOf([flipped(1)], [matched(2, 2)]); // told at 1000
  expect(standingSlip(history, 0, NEVER, 6000)).not.toBeNull();
  expect(standingSlip(history, 0, NEVER, 6001)).toBeNull();
});

test("a match is of the race before the card that was turned in the same moment", () => {
  const history = historyOf([flipped(1)], [matched(2, 2), flipped(2)]);
  const told = history.told.map((one, place) => ({ ...one, round: place + 1 }));
  expect(lastOfAll({ ...history, told })?.round).toBe(1);
});

test("a penalty leaves a mark where the pawn was, until its seat rolls", () => {
  const told = [[flipped(1)], [allSix(2)], [missed(2, 3)]];
  const stands = historyOf(...told);
  expect(marksOf(stands, takenUpOf(stands, 4))).toEqual([{ seat: 2, space: 5 }]);
  const gone = historyOf(...told, [allSix(2)]);
  expect(marksOf(gone, takenUpOf(gone, 4))).toEqual([]);
});

test("a false call that cost nothing leaves no mark", () => {
  const history = historyOf([flipped(1)], [missed(2, 0, 0)]);
  expect(marksOf(history, takenUpOf(history, 4))).toEqual([]);
});

test.each<[string, readonly number[], readonly number[]]>([
  ["exactly 1 1 2 2 3 3", [1, 2, 1, 2, 3, 5], [3]],
  ["show 2 4 6", [2, 2, 2, 2, 6, 6], [4]],
  ["at least four 5s", [5, 1, 5, 1, 1, 1], [5, 5]],
])("%s lacks dice that can be named", (requirement, faces, missing) => {
  expect(missingOf(requirement, faces)).toEqual(missing);
});

test.each(["three pairs", "run of five", "sum at least 30", "show 1 and sum at least 28", "at least four alike"])(
  "of %s nobody can name what is missing",
  (requirement) => {
    expect(missingOf(requirement, [1, 1, 1, 1, 1, 2])).toBeNull();
    expect(needlessOf(requirement, [1, 1, 1, 1, 1, 2])).toEqual([]);
  },
);

test("dice that the card has no need of are told by their places", () => {
  expect(needlessOf("exactly 1 1 2 2 3 3", [5, 1, 1, 1, 2, 2])).toEqual([0, 3]);
});

test("the next caller after the winner is told with the time between", () => {
  expect(runnerUp(raceOf(MATCH, 1), 3)).toEqual({ seat: 2, laterMs: 30 });
  expect(runnerUp(raceOf(MATCH, 1), 2)).toBeNull();
  expect(runnerUp(null, 3)).toBeNull();
});
