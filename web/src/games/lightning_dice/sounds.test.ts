import { expect, test } from "vitest";
import type { Action, LightningEvent, LightningView } from "../../wire.gen";
import { sounds } from "./sounds";
import { flipped, historyOf, matched, missed, nasty, nice, rested, rolled, seenWith, viewWith } from "./testing";

const ME = 1;

function at(changes: Partial<LightningView> = {}) {
  return seenWith(viewWith(changes), historyOf()).update;
}

const heard = (...events: readonly LightningEvent[]) => sounds.heard({ ...at(), events });
const names = (...events: readonly LightningEvent[]) => heard(...events).map(({ name }) => name);
const pressed = (action: Action, changes: Partial<LightningView> = {}) => sounds.pressed?.(action, at(changes));

test("my roll is heard at the press, for as long as my dice tumble", () => {
  expect(pressed({ type: "roll", card: 1, keep: [0, 2] }, { variant: { roll_ms: 500 } })).toEqual([
    { name: "roll", dice: 4, ms: 500 },
  ]);
  expect(pressed({ type: "roll", card: 1 })).toMatchObject([{ dice: 6, ms: 800 }]);
  expect(heard(rolled(ME, 1, 3, 4, 5))).toEqual([]);
});

test("rivals' dice are far away", () => {
  const [roll] = heard(rolled(3, 0, 1));
  expect(roll).toMatchObject({ name: "roll", dice: 2 });
  expect(roll?.loudness).toBeLessThan(0.3);
});

test("dice that lie are silent, whether they fit or not", () => {
  expect(heard(rested(ME, 1, 1, 2, 2, 3, 3))).toEqual([]);
  expect(heard(rested(3, 1, 1, 2, 2, 3, 3), rested(2, 6, 6, 6, 6, 6, 6))).toEqual([]);
});

test.each([
  { type: "got_it", card: 1 },
  { type: "bonus", card: 1 },
  { type: "thunder", card: 1, number: 2 },
] as const)("my own call is shouted at the press: $type", (action) =>
  expect(pressed(action)?.map(({ name }) => name)).toEqual(["shout"]),
);

test("a vote is silent, and so is a rival's call that waits for its verdict", () => {
  expect(pressed({ type: "skip", card: 1 })).toEqual([]);
  expect(heard({ type: "called", rule: "LD-R17", seat: 2, call: "got_it" })).toEqual([]);
  expect(heard({ type: "call_voided", rule: "LD-R8", seat: 2, call: "got_it" })).toEqual([]);
});

test("the verdict on my call does not shout again", () => {
  expect(names(matched(ME, 2))).toEqual(["points"]);
  expect(names(nice(ME, 1))).toEqual(["points"]);
  expect(names(missed(ME, 0))).toEqual(["wrong"]);
  expect(names(nasty(ME, 2, 0))).toEqual(["points"]);
});

test("my call that comes to nothing is low, but softly so, for it costs nothing", () => {
  const [sound] = heard({ type: "call_voided", rule: "LD-R3", seat: ME, call: "bonus" });
  expect(sound).toEqual({ name: "wrong", loudness: 0.5 });
});

test("a rival's call is heard with its verdict, each seat in its own voice", () => {
  expect(names(matched(2, 2))).toEqual(["shout", "points"]);
  expect(names(missed(2, 0))).toEqual(["shout", "wrong"]);
  const pitches = [2, 3, 4, 5, 6].map((seat) => heard(matched(seat, 2))[0]?.pitch);
  expect(new Set(pitches).size).toBe(5);
});

test("whoever is struck by Thunder hears it louder than the others", () => {
  const loudness = (struck: number) => heard(nasty(3, struck, 0))[1]?.loudness ?? 0;
  expect(loudness(ME)).toBeGreaterThan(loudness(2));
});

test("a card is turned, and the end has its fanfare", () => {
  expect(names(flipped(1))).toEqual(["flip"]);
  expect(names({ type: "ended", rule: "LD-10", winners: [2], scores: [1, 20] })).toEqual(["win"]);
});
