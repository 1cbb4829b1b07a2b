import { expect, test } from "vitest";
import type { GhostAnswer, GhostFigure } from "../../wire.gen";
import { chainOf, diceStates } from "./model-reading";
import { BOTTLES } from "./testing";

const mostly: GhostAnswer = { type: "answer", rule: "GB-2", figure: "mouse", seen: "bottle", die: "bottle" };
const PAIRS: readonly GhostFigure[] = ["book", "ghost", "bottle", "book", "ghost"];
const single: GhostAnswer = { type: "answer", rule: "GB-3", figure: "bottle", seen: "bottle", die: "mouse" };
const FIVE: readonly GhostFigure[] = ["chair", "mouse", "bottle", "book", "ghost"];
const hiding: GhostAnswer = { type: "answer", rule: "GB-4", figure: "book", seen: "ghost", die: "book" };

test("three bottles lead over the bottle's colour to the green die and its mouse [GB-2]", () => {
  expect(chainOf(mostly, BOTTLES)).toEqual([
    { kind: "alike", figure: "bottle", dice: ["chair", "ghost", "book"] },
    { kind: "colour", figure: "bottle" },
    { kind: "die", die: "bottle", shows: "mouse" },
    { kind: "answer", figure: "mouse" },
  ]);
});

test("two pairs leave the single one [GB-3]", () => {
  expect(chainOf(single, PAIRS)).toEqual([
    { kind: "alike", figure: "ghost", dice: ["ghost", "book"] },
    { kind: "alike", figure: "book", dice: ["chair", "bottle"] },
    { kind: "alike", figure: "bottle", dice: ["mouse"] },
    { kind: "answer", figure: "bottle" },
  ]);
});

test("all five lead to the ghost, and to the figure of its die's colour [GB-4]", () => {
  expect(chainOf(hiding, FIVE)).toEqual([
    { kind: "all", faces: FIVE },
    { kind: "seek", figure: "ghost" },
    { kind: "die", die: "book", shows: "ghost" },
    { kind: "answer", figure: "book" },
  ]);
});

test("a rule that this page does not know leaves the answer alone", () => {
  expect(chainOf({ ...hiding, rule: "GB-99" }, FIVE)).toEqual([{ kind: "answer", figure: "book" }]);
});

test("the deciding die is ringed and dice without the commonest figure are dim [GB-2]", () => {
  expect(diceStates(mostly, BOTTLES)).toEqual(["idle", "idle", "dim", "key", "idle"]);
});

test("both pairs stay bright, for they show which one is single [GB-3]", () => {
  expect(diceStates(single, PAIRS)).toEqual(["idle", "idle", "key", "idle", "idle"]);
});

test("the ghost's die is ringed where all five are there [GB-4]", () => {
  expect(diceStates(hiding, FIVE)).toEqual(["idle", "idle", "idle", "idle", "key"]);
});
