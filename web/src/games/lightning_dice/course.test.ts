/** A match card by card, what came of it, and what a photo finish is told. */
import { expect, test } from "vitest";
import { cardsOf, rollsOf } from "./course";
import { courseOf, standingsOf } from "./course-result";
import { shownRaceOf, takesOf } from "./takes";
import { brokenOff, flipped, historyOf, MATCH, matched, missed, nasty, raceOf, rested, viewWith } from "./testing";

const [first, second] = cardsOf(MATCH, 4);

test("each card has its calls, with the dice that lay there", () => {
  expect(first?.calls.map(({ seat, became, faces }) => [seat, became, faces.join("")])).toEqual([
    [3, "missed", "112234"],
    [3, "bonus", "333333"],
    [3, "matched", "312123"],
  ]);
  expect([first?.number, second?.number]).toEqual([1, 2]);
  expect([first?.matched?.seat, second?.matched]).toEqual([3, null]);
});

test("the photo finish shows calls for the card alone; who came too late has a press and no verdict", () => {
  const race = first === undefined ? null : shownRaceOf(first);
  expect(race?.lanes.map(({ seat, presses }) => [seat, presses?.map((press) => press.time_ms)])).toEqual([
    [1, []],
    [2, [9_030]],
    [3, [2_000, 9_000]],
    [4, []],
  ]);
  expect(first && takesOf(first)).toEqual([{ seat: 3, verdict: "first", took: "3 1 2 1 2 3", change: 2, sources: [] }]);
});

test("a seat that was wrong and did not call again is wrong, with what it cost", () => {
  const [card] = cardsOf(historyOf([flipped(1), rested(2, 1, 1, 1, 2, 2, 2), missed(2, 3)]), 4);
  expect(card && takesOf(card)).toEqual([{ seat: 2, verdict: "wrong", took: "1 1 1 2 2 2", change: -2, sources: [] }]);
});

test("a card for which nobody called has no finish", () => {
  const told = historyOf([flipped(1), nasty(2, 3, 0)]);
  const [card] = cardsOf({ ...told, races: [raceOf(1, [2, 900])] }, 4);
  expect(card && shownRaceOf(card)).toBeNull();
});

test("a race that began anew is another race for the same card", () => {
  const told = historyOf([flipped(1)], [brokenOff(2)], [matched(2, 2), flipped(3)]);
  const races = cardsOf({ ...told, races: [raceOf(2, [2, 900])] }, 4);
  expect(races.map(({ number, round, title, race }) => [number, round, title, race?.round])).toEqual([
    [1, 1, "Basement Party", undefined],
    [1, 2, "Basement Party", 2],
    [2, 3, "Basement Party", undefined],
  ]);
  expect(courseOf(4, races).map(({ number, points }) => [number, points])).toEqual([
    [0, [0, 0, 0, 0]],
    [1, [0, 2, 0, 0]],
  ]);
});

test("the standings count cards, false calls, Bonus, rolls, and know the fastest match", () => {
  const view = viewWith({ scores: [0, 0, 3, 3], left: [4] });
  const standings = standingsOf(view, cardsOf(MATCH, 4), rollsOf(MATCH, 4));
  expect(standings.map(({ seat, rank }) => [seat, rank])).toEqual([
    [3, 1],
    [1, 2],
    [2, 2],
    [4, 4],
  ]);
  expect(standings[0]).toMatchObject({ cards: ["Basement Party"], bestMs: 9_000, missed: 1, bonus: 1, rolls: 3 });
  expect(standings[2]).toMatchObject({ cards: [], bestMs: null, missed: 0, rolls: 1 });
});
