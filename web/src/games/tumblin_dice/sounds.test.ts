import { expect, test } from "vitest";
import { blowsBetween, sounds } from "./sounds";
import { historyOf, landed, removed, seenWith, straightWay, thrown, viewWith } from "./testing";

const pose = { at_mm: [400, 203, 40], turn: [1, 0, 0, 0] } as const;
const WAY = straightWay(1000, { "red-1": [pose, pose] });
const HITS = [
  [100, "red-1", "disc", 0.2],
  [300, "red-1", "white-1", 1.2],
  [500, "red-1", "floor", 0.4],
] as const;

test("blows are heard once each, when the way comes by", () => {
  expect(blowsBetween(HITS, WAY, 0, 99)).toEqual([]);
  expect(blowsBetween(HITS, WAY, 99, 300).map(({ ground }) => ground)).toEqual(["wood", "die"]);
  expect(blowsBetween(HITS, WAY, 300, 1000).map(({ ground }) => ground)).toEqual(["felt"]);
});

test("a harder blow is louder, and what is at the thrower's left is heard at the left", () => {
  const [soft, hard] = blowsBetween(HITS, WAY, 0, 300);
  expect(hard?.strength ?? 0).toBeGreaterThan(soft?.strength ?? 1);
  expect(soft?.pan ?? 0).toBeLessThan(0);
});

test("sent back to an earlier moment, nothing sounds", () => expect(blowsBetween(HITS, WAY, 700, 100)).toEqual([]));

const heard = (...args: Parameters<typeof seenWith>): readonly string[] =>
  sounds.heard(seenWith(...args).update).map(({ name }) => name);

test("when a throw has come to rest and it is mine, I am called", () => {
  expect(heard(viewWith(), historyOf([landed(4, "black-1", 2, 1)]))).toEqual(["turn"]);
  expect(heard(viewWith({ in_turn: 2, turn: 2 }), historyOf([landed(1, "red-1", 2, 1)]))).toEqual([]);
});

test("a die of mine that goes is heard, others' are not; a throw sounds by its blows", () => {
  const elsewhere = viewWith({ in_turn: 3, turn: 3 });
  expect(heard(elsewhere, historyOf([removed(1, "red-1", "off_board")]))).toEqual(["wrong"]);
  expect(heard(elsewhere, historyOf([removed(2, "white-1", "off_board")]))).toEqual([]);
  expect(heard(elsewhere, historyOf([thrown(2, "white-1")]))).toEqual([]);
});
