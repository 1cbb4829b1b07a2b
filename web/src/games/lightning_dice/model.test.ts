import { expect, test } from "vitest";
import {
  eventsAfter,
  isFacesOf,
  isKeptOverFlip,
  isRaceShown,
  plays,
  rivalsOf,
  rollMsOf,
  takenUpOf,
  targetsOf,
  votesNeeded,
} from "./model";
import { brokenOff, flipped, historyOf, pickedUp, rested, rolled, viewWith } from "./testing";

test("a race begins with a card, and anew after a break", () => {
  expect([flipped(1), brokenOff(2), rested(1, 1, 1, 1, 1, 1, 1)].map(isRaceShown)).toEqual([true, true, false]);
});

test("faces are waited for by their own seat alone", () => {
  const event = rested(2, 1, 2, 3, 4, 5, 6);
  expect([1, 2, 0].map((seat) => isFacesOf(event, seat))).toEqual([false, true, false]);
});

test("dice roll for as long as the table says, and a handicap makes it longer or shorter [LD-R27]", () => {
  expect(rollMsOf({}, 1)).toBe(800);
  const variant = { roll_ms: 500, pace_percent: ["150", "75"] } as const;
  expect([1, 2, 0].map((seat) => rollMsOf(variant, seat))).toEqual([750, 375, 500]);
});

test("a flip picks up all dice in the quick game, and where the switch says so [LD-R6]", () => {
  expect(isKeptOverFlip(viewWith())).toBe(true);
  expect(isKeptOverFlip(viewWith({ variant: { keep_over_flip: false } }))).toBe(false);
  expect(isKeptOverFlip(viewWith({ variant: { play: "quick" } }))).toBe(false);
});

test("whoever watches, has left or has real dice has no keys", () => {
  expect(plays(viewWith())).toBe(true);
  expect(plays(viewWith({ seat: 0 }))).toBe(false);
  expect(plays(viewWith({ left: [1] }))).toBe(false);
  expect(plays(viewWith({ reported: [1] }))).toBe(false);
});

test("rivals follow clockwise, and whoever watches sees all", () => {
  expect(rivalsOf(viewWith({ seat: 3 }))).toEqual([4, 1, 2]);
  expect(rivalsOf(viewWith({ seat: 0 }))).toEqual([1, 2, 3, 4]);
});

test("a Thunder can name the others in play [LD-R4], and a skip needs all votes in play [LD-R11]", () => {
  const view = viewWith({ seat: 2, left: [3] });
  expect(targetsOf(view)).toEqual([1, 4]);
  expect(votesNeeded(view)).toBe(3);
});

test("the last roll of a seat says what it kept, until all dice are picked up", () => {
  const history = historyOf([rolled(1, 0, 1, 2, 3, 4, 5)], [rolled(1, 2, 4)], [rolled(2, 0), pickedUp("LD-8", 2)]);
  expect(takenUpOf(history, 3)).toEqual([
    { revision: 2, kept: [0, 1, 3, 5] },
    { revision: 3, kept: [] },
    { revision: 0, kept: [] },
  ]);
});

test("what was told after a revision comes newest first", () => {
  const history = historyOf([flipped(1)], [rolled(1, 0), rolled(2, 0)], [rested(1, 1)]);
  expect([...eventsAfter(history, 1)].map(({ type }) => type)).toEqual(["rested", "rolled", "rolled"]);
});
