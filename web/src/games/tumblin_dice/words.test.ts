/** What is said: in the log, in titles, to readers, on flags. */
import { expect, test } from "vitest";
import type { TumblinEvent } from "../../wire.gen";
import { newsOf, type Tellable } from "./announce";
import { goneOf } from "./gone";
import { line } from "./line";
import { modelOf } from "./model";
import { namesOf, type TumblinSeen } from "./names";
import { mayName } from "./naming";
import { resultTitle } from "./result";
import { EMPTY, storyOf } from "./story";
import { historyOf, landed, lies, removed, seenWith, thrown, viewWith } from "./testing";
import { texts } from "./texts";
import { boardTexts } from "./texts-board";
import { isMyMove, roundTitle } from "./titles";

const name = (seat: number): string => ["", "You", "Jo", "Mika", "Otto"][seat] ?? "";
const said = (event: TumblinEvent): string | undefined => line(event, name)?.text;

test.each<readonly [TumblinEvent, string]>([
  [landed(3, "green-1", 5, 3), "Green: 5 on 3×."],
  [landed(4, "black-double", 2, 1), "Black double die: 2 on 1×."],
  [removed(2, "white-1", "off_board"), "White falls off the board."],
  [{ type: "stacked", rule: "TD-11", upper: "red-1", lower: "white-2" }, "Red lies on white and takes it over."],
  [{ type: "scored", rule: "TD-6", seat: 1, change: 12, total: 20, dice: [] }, "You score 12 and have 20."],
  [{ type: "scored", rule: "TD-6", seat: 2, change: -5, total: -5, dice: [] }, "Jo scores −5 and has −5."],
  [
    { type: "quarter_begun", rule: "TD-7", quarter: 2, overtime: 0, order: [3, 1, 2] },
    "Quarter 2 begins: Mika, you then Jo.",
  ],
  [{ type: "order_rolled", rule: "TD-R1", seats: [1, 2], faces: [3, 6] }, "For the order they roll: you 3, Jo 6."],
  [{ type: "named", rule: "TD-R11", seat: 2, first: 4, last: 2 }, "Jo decides: Otto first, Jo last in the team."],
  [{ type: "ended", rule: "TD-9", winners: [1], scores: [40, 30, 20, 10] }, "You win with 40."],
  [{ type: "ended", rule: "ALL-7", winners: [3], scores: [0, 0, 0, 0] }, "The others have left: Mika wins."],
])("%j", (event, text) => expect(said(event)).toBe(text));

test("that a die is thrown is no line of its own, for where it rests follows", () => {
  expect(line(thrown(1, "red-1"), name)).toBeNull();
});

test("a flag says how its points come about", () => {
  const t = boardTexts();
  expect(t.flag([{ pips: 5, times: 3 }], 15)).toBe("5×3 = 15");
  expect(
    t.flag(
      [
        { pips: 5, times: 3 },
        { pips: 3, times: 3 },
      ],
      24,
    ),
  ).toBe("(5+3)×3 = 24");
  expect(
    t.flag(
      [
        { pips: 5, times: 2 },
        { pips: 3, times: 1 },
      ],
      13,
    ),
  ).toBe("5×2 + 3×1 = 13");
  expect(t.flag([{ pips: 5, times: -1 }], -5)).toBe("5×−1 = −5");
  expect(t.flag([], 0)).toBe("0");
});

test("the bar says which quarter and which throw", () => {
  expect(roundTitle(seenWith(viewWith({ quarter: 2, hand: [[2], [2], [2], [2]] })))).toBe(
    "quarter 2 of 4 · throw 9 of 16",
  );
  expect(roundTitle(seenWith(viewWith({ variant: { quarters: "to_301" }, phase: "over" })))).toBe("quarter 1");
  expect(roundTitle(seenWith(viewWith({ overtime: 1, order: [1, 2], hand: [[4], [4], [0], [0]] })))).toBe(
    "overtime 1 · throw 1 of 8",
  );
});

test("it is my move when I throw, and not while a bot keeps my seat", () => {
  const seen = seenWith(viewWith());
  expect(isMyMove(seen)).toBe(true);
  expect(isMyMove({ ...seen, isAsleep: true })).toBe(false);
  expect(isMyMove(seenWith(viewWith({ in_turn: 2, turn: 2 })))).toBe(false);
});

function tableOf(seen: TumblinSeen): Tellable {
  const { view } = seen.update;
  const story = storyOf(seen.history, view.dice, 0, EMPTY);
  return { seen, story, model: modelOf(view, view, null), name: namesOf(seen.people, seen.seat) };
}

test("a reader hears what a throw came to, and whose throw it is", () => {
  const history = historyOf([thrown(2, "white-1")], [landed(2, "white-1", 5, 3)]);
  const view = viewWith({ hand: [[4], [3], [4], [4]], board: [lies("white-1", 5, 3)] });
  expect(newsOf(tableOf(seenWith(view, history, 2)))).toBe("White: 5 on 3 times, 15. Your throw, 4 dice left.");
});

test("and at the end of a quarter what it brought", () => {
  const scored: TumblinEvent = {
    type: "scored",
    rule: "TD-6",
    seat: 2,
    change: 15,
    total: 15,
    dice: [["white-1", 15]],
  };
  const history = historyOf([thrown(2, "white-1")], [landed(2, "white-1", 5, 3), scored]);
  const view = viewWith({ in_turn: 2, turn: 2, quarter: 2, scores: [[0, 15, 0, 0]], totals: [0, 15, 0, 0] });
  expect(newsOf(tableOf(seenWith(view, history, 2)))).toBe(
    "White: 5 on 3 times, 15. Jo scores 15 and has 15. Jo throws, 4 dice left.",
  );
});

test("dice that went are counted for their seat, in this quarter only", () => {
  const begun: TumblinEvent = { type: "quarter_begun", rule: "TD-7", quarter: 2, overtime: 0, order: [1, 2, 3, 4] };
  const history = historyOf(
    [thrown(1, "red-1")],
    [removed(1, "red-1", "off_board"), begun],
    [thrown(2, "white-1")],
    [removed(2, "white-1", "not_crossed"), removed(1, "red-2", "off_board")],
  );
  expect(goneOf(history, 2)).toEqual([
    { seat: 1, off: 1, back: 0 },
    { seat: 2, off: 0, back: 1 },
  ]);
});

test("a seat may name who throws first until somebody has thrown, once a quarter [TD-R11, TD-R20]", () => {
  const teams = { variant: { teams: true } } as const;
  expect(mayName(viewWith(teams))).toBe(true);
  expect(mayName(viewWith())).toBe(false);
  expect(mayName(viewWith({ ...teams, named: [1] }))).toBe(false);
  expect(mayName(viewWith({ ...teams, hand: [[3], [4], [4], [4]] }))).toBe(false);
  expect(mayName(viewWith({ ...teams, left: [3] }))).toBe(false);
  expect(mayName(viewWith({ ...teams, seat: 0 }))).toBe(false);
});

test("the title of the result names the points of the first two", () => {
  const seen = seenWith(viewWith({ phase: "over", scores: [[40, 30, 20, 10]], totals: [40, 30, 20, 10] }));
  const over = (rule: string): TumblinSeen => ({
    ...seen,
    update: { ...seen.update, outcome: { winners: [1], scores: [40, 30, 20, 10], rule } },
  });
  expect(resultTitle(over("TD-9"))).toBe("40 points to Jo’s 30, after 1 quarter");
  expect(resultTitle(over("ALL-7"))).toBe(texts().result.alone);
});
