import { expect, test } from "vitest";
import type { GameFilm, OnlineGame } from "../games/gameui";
import type { GhostEvent, Outgoing, Raced, Update } from "../wire.gen";
import { type Film, filmOf, holdMs, momentAt, roundAt, stepOf } from "./film";
import { seenOf } from "./seen";
import { peopleWith, updateWith } from "./testing";

const thrown = (number: number): GhostEvent => ({ type: "thrown", rule: "GB-1", seat: 1, throw: number });
const shown = (number: number): GhostEvent => ({
  ...{ type: "shown", rule: "GB-1", throw: number },
  faces: ["ghost", "ghost", "mouse", "book", "ghost"],
});
const closed = (number: number, right: number): GhostEvent => ({ type: "closed", rule: "GB-R6", throw: number, right });
const race = (round: number): Raced => ({ type: "race", round, lanes: [] });

/** Each update: its time, the round that it leads to, and what happened. */
function updates(...told: readonly (readonly [atMs: number, round: number, ...events: GhostEvent[]])[]): Update[] {
  return told.map(([at_ms, round, ...events], place) =>
    updateWith({ revision: 10 * place, after: 10 * Math.max(0, place - 1), at_ms, round, events }),
  );
}

const [START, ...REST] = updates(
  [0, 1],
  [3000, 1, thrown(1)],
  [4200, 1, shown(1)],
  [5000, 2, closed(1, 2)],
  [65_000, 2, thrown(2)],
  [66_200, 2, shown(2)],
  [67_000, 3, closed(2, 0)],
);
const PEOPLE = peopleWith({ status: "finished", match: 1 });
/** The first race is judged after its throw was decided. */
const MESSAGES: readonly Outgoing[] = [PEOPLE, START, ...REST.slice(0, 3), race(1), ...REST.slice(3), race(2)].filter(
  (one) => one !== undefined,
);

const game: GameFilm<OnlineGame> = {
  ownerOf: (events) => events.flatMap((event) => (event.type === "closed" ? [event.right] : []))[0] ?? 0,
  staysMs: ({ type }) => (type === "shown" ? 900 : 0),
  moments: () => [],
  blind: (seen) => seen,
};

function film(messages = MESSAGES): Film {
  const found = filmOf(messages, game);
  if (found === null) throw new Error("no film");
  return found;
}

test("an update is a step, with what was told before the next one", () => {
  const { steps, stateAt } = film();
  expect(steps.map(({ update }) => update.revision)).toEqual([0, 10, 20, 30, 40, 50, 60]);
  expect([2, 3, 4].map((step) => seenOf(stateAt(step), false)?.history.races.length)).toEqual([0, 1, 1]);
});

test("what is seen at a step is what the table's reducer makes of all before", () => {
  const { stateAt } = film();
  expect(stateAt(0).update).toBe(START);
  expect(stateAt(5).update?.revision).toBe(50);
  expect(stateAt(5).history?.told.map(({ revision }) => revision)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(stateAt(5).isBehind).toBe(false);
});

test("any step can be looked at in any order, and looks the same", () => {
  const long = [PEOPLE, ...updates(...Array.from({ length: 200 }, (_, place) => [place, 1] as const))];
  const once = film(long);
  const there = [199, 3, 64, 198, 0, 63, 65].map((step) => once.stateAt(step));
  const again = [199, 3, 64, 198, 0, 63, 65].map((step) => film(long).stateAt(step));
  expect(there).toEqual(again);
});

test("a throw ends with its verdict, though the update names the next one", () => {
  expect(film().rounds.map(({ number, first, last, owner }) => [number, first, last, owner])).toEqual([
    [1, 0, 3, 2],
    [2, 4, 6, 0],
  ]);
});

test("an event that begins a round is the first of it", () => {
  const begins: GameFilm<OnlineGame> = { ...game, begins: ({ type }) => type === "closed" };
  expect(filmOf(MESSAGES, begins)?.rounds.map(({ number, first }) => [number, first])).toEqual([
    [1, 0],
    [2, 3],
    [3, 6],
  ]);
});

test("what is no film is none", () => {
  expect(filmOf([], game)).toBeNull();
  expect(filmOf([PEOPLE], game)).toBeNull();
  expect(filmOf(REST, game)).toBeNull();
});

test("a moment is what a round came to, or a step of it", () => {
  expect([0, 1, 3, 4, 6].map((step) => momentAt(film(), step))).toEqual(["1.1", "1.2", "1", "2.1", "2"]);
  expect([0, 3, 4, 6].map((step) => roundAt(film(), step))).toEqual([0, 0, 1, 1]);
});

test("every moment of a film is found again", () => {
  for (const step of [0, 1, 2, 3, 4, 5, 6])
    expect(stepOf(film(), momentAt(film(), step))).toEqual({ step, isThere: true });
});

test.each([
  ["7", 6],
  ["0", 3],
  ["2.9", 6],
  ["1.0", 0],
  ["99999999", 6],
])("of a moment that is not there the nearest is found: %s", (moment, step) => {
  expect(stepOf(film(), moment)).toEqual({ step, isThere: false });
});

test.each(["", "x", "-1", "1.2.3", "GB-5", "1e3", "9".repeat(40)])("%s names no moment", (moment) => {
  expect(stepOf(film(), moment)).toBeNull();
});

test("a step is held as long as it was, but nobody's thinking for long", () => {
  const held = [0, 1, 4].map((step) => holdMs(film(), step, game, 1));
  expect(held).toEqual([1500, 1200, 1200]);
});

test("what is to be read is held longer, and a verdict longest", () => {
  expect(holdMs(film(), 2, game, 1)).toBe(900);
  expect(holdMs(film(), 3, game, 1)).toBe(2000);
  expect(holdMs(film(), 3, game, 4)).toBe(500);
});

test("moves of a record without times are held all the same", () => {
  const timeless = film([PEOPLE, ...updates([0, 1], [0, 1, thrown(1)], [0, 1, shown(1)])]);
  expect(holdMs(timeless, 0, game, 1)).toBe(350);
});

test("dice on their way take their own time at every speed, but never for ever", () => {
  const flown = (duration_ms: number): Film =>
    film([
      ...[PEOPLE, ...updates([0, 1, thrown(1)])],
      { type: "tumbled", match: 1, round: 1, flight: { duration_ms, dice: [], frames: "" } },
      ...updates([0, 1], [900, 1]).slice(1),
    ]);
  expect([1, 4].map((speed) => holdMs(flown(800), 0, game, speed))).toEqual([920, 920]);
  expect(holdMs(flown(10 ** 9), 0, game, 1)).toBeLessThan(13_000);
});
