/** Presses around the end of a roll: early ones are answered, those just before it wait and count from it. */
import { beforeEach, describe, expect, test } from "vitest";
import type { Action, LightningHand, LightningView } from "../../wire.gen";
import type { Hands } from "../gameui";
import { type Moment, type Pressed, press, release } from "./acting";
import { type Press, rackOf } from "./model-own";
import { flipped, historyOf, seenWith, viewWith } from "./testing";

const LYING: LightningHand = { faces: [1, 2, 3, 4, 5, 6] };
const GOT_IT: Press = { is: "got_it" };
const ROLL: Press = { is: "roll" };

let nowMs = 0;
let acts: (readonly [Action, number | undefined])[] = [];
let words: (string | undefined)[] = [];
let pressed: Pressed;

beforeEach(() => {
  nowMs = 1000;
  acts = [];
  words = [];
  pressed = { toss: null, held: null, heldIn: 0, calling: null, choice: null };
});

const hands: Hands = {
  act: (action, atMs) => acts.push([action, atMs]),
  toast: (_, rule) => words.push(rule),
  announce: () => undefined,
  askTakeBack: () => undefined,
  openRule: () => undefined,
  openFinish: () => undefined,
};

/** Seat 1 keeps these dice of those that lie there. */
function moment(kept: readonly number[] = [0, 1], changes: Partial<LightningView> = {}, isAsleep = false): Moment {
  const view = viewWith({ hands: [LYING, {}, {}, {}], ...changes });
  const seen = seenWith(view, historyOf([flipped(1)]), { isAsleep });
  return { seen, hands, pressed, rack: rackOf(view.hands[0] ?? {}, kept, pressed.toss), now: () => nowMs };
}

describe("Roll", () => {
  test("begins to tumble at the press, and says what is kept", () => {
    press(moment(), ROLL, 999);
    expect(pressed.toss).toMatchObject({ dice: [2, 3, 4, 5], pressedAtMs: 1000, restsAtMs: 1800 });
    expect(acts).toEqual([[{ type: "roll", card: 1, keep: [0, 1] }, undefined]]);
  });

  test("tumbles as long as a handicap says [LD-R27]", () => {
    press(moment([], { variant: { pace_percent: ["150", "100", "100", "100"] } }), ROLL, 1000);
    expect(pressed.toss?.restsAtMs).toBe(2200);
  });

  test("with nothing on the felt does not roll", () => {
    press(moment([0, 1, 2, 3, 4, 5]), ROLL, 1000);
    expect([acts, words]).toEqual([[], ["LD-4"]]);
  });

  test("between two cards waits where the next one picks up all dice, and rolls where it does not", () => {
    press(moment([], { phase: "flip", variant: { keep_over_flip: false } }), ROLL, 1000);
    expect(acts).toEqual([]);
    press(moment([], { phase: "flip" }), ROLL, 1000);
    expect(acts).toHaveLength(1);
  });
});

describe("a call", () => {
  test("is sent with the moment of its press", () => {
    press(moment(), GOT_IT, 987);
    expect(acts).toEqual([[{ type: "got_it", card: 1 }, 987]]);
    expect(pressed.calling?.press).toBe(GOT_IT);
  });

  test("names whom a Thunder strikes", () => {
    press(moment(), { is: "thunder", number: 3 }, 987);
    expect(acts).toEqual([[{ type: "thunder", card: 1, number: 3 }, 987]]);
  });

  test("keeps everything else waiting until it is judged", () => {
    press(moment(), GOT_IT, 987);
    press(moment(), ROLL, 990);
    expect(acts).toHaveLength(1);
    expect(words).toEqual(["LD-R17"]);
  });
});

describe("while my dice tumble", () => {
  beforeEach(() => {
    press(moment(), ROLL, 1000); // until 1800
    acts = [];
  });

  test("a press more than 100 ms before their rest is not sent, and a word says why", () => {
    nowMs = 1690;
    press(moment(), GOT_IT, 1690);
    expect([acts, words, pressed.held]).toEqual([[], ["LD-R9"], null]);
  });

  test("a press just before their rest is held, sent when they rest, and counts from there", () => {
    nowMs = 1710;
    press(moment(), GOT_IT, 1710);
    expect(release(moment())).toBe(false);
    pressed.toss = null;
    nowMs = 1802;
    expect(release(moment())).toBe(true);
    expect(acts).toEqual([[{ type: "got_it", card: 1 }, 1802]]);
    expect(words).toEqual([]);
  });

  test("the first of two held presses counts", () => {
    nowMs = 1750;
    press(moment(), ROLL, 1750);
    press(moment(), GOT_IT, 1760);
    pressed.toss = null;
    nowMs = 1801;
    release(moment());
    expect(acts.map(([action]) => action.type)).toEqual(["roll"]);
  });

  test("a held call for a card that somebody has won meanwhile is not made for the next one", () => {
    nowMs = 1750;
    press(moment(), GOT_IT, 1750);
    pressed.toss = null;
    nowMs = 1800;
    expect(release(moment([], { round: 2 }))).toBe(true);
    expect([acts, words, pressed.held]).toEqual([[], [], null]);
  });

  test("a held roll is made, whatever card lies there by then", () => {
    nowMs = 1750;
    press(moment(), ROLL, 1750);
    pressed.toss = null;
    nowMs = 1800;
    expect(release(moment([], { round: 2 }))).toBe(true);
    expect(acts.map(([action]) => action.type)).toEqual(["roll"]);
  });

  test("a held press is given up with a word when the faces come too late", () => {
    nowMs = 1750;
    press(moment(), GOT_IT, 1750);
    nowMs = 1851;
    expect(release(moment())).toBe(true);
    expect([acts, words]).toEqual([[], ["LD-R9"]]);
  });

  test("a held press of somebody whose line was cut meanwhile is not sent", () => {
    nowMs = 1750;
    press(moment(), GOT_IT, 1750);
    pressed.toss = null;
    nowMs = 1801;
    release(moment([], {}, true));
    expect([acts, pressed.held]).toEqual([[], null]);
  });
});

test("dice that the table has in motion, as after a reload, hold a press as well", () => {
  const rolling = { hands: [{ moving: [0, 1, 2, 3, 4, 5] }, {}, {}, {}] };
  press(moment([], rolling), GOT_IT, 1000);
  expect([acts, pressed.held?.untilMs]).toEqual([[], 1100]);
});

test.each<[string, Partial<LightningView>, boolean]>([
  ["watch", { seat: 0 }, false],
  ["have left", { left: [1] }, false],
  ["are asleep", {}, true],
  ["have a match that is over", { phase: "over" }, false],
])("nothing is pressed by those who %s", (_, changes, isAsleep) => {
  press(moment([], changes, isAsleep), ROLL, 1000);
  press(moment([], changes, isAsleep), GOT_IT, 1000);
  expect([acts, words, pressed.toss]).toEqual([[], [], null]);
});
