/** Sentences: of the log, of the verdict, below the seats, and of the titles. */
import { expect, test } from "vitest";
import { texts as shellTexts } from "../../texts/texts";
import { GAMES, type GhostEvent } from "../../wire.gen";
import { verdictSaid } from "./announced";
import { doingOf } from "./doing";
import { gainsOf, headlineOf } from "./gains";
import { lineOf } from "./line";
import { throwsOf } from "./model";
import {
  answered,
  BOTTLES,
  closed,
  EXAMPLE_5,
  grabbed,
  historyOf,
  judged,
  paid,
  scored,
  seenWith,
  shown,
  thrown,
  viewWith,
} from "./testing";
import { texts } from "./texts";
import { isMyMove, resultTitle, roundTitle } from "./titles";

const name = (seat: number): string => ["", "You", "Mika", "Jo", "Otto"][seat] ?? "";
const said = (event: GhostEvent): string | null => lineOf(event, name)?.text ?? null;
const [verdict = null] = throwsOf(EXAMPLE_5);

test("this game and the shell call the own seat by the same word", () => {
  expect(texts().you).toBe(shellTexts().you);
});

test.each([
  [answered, "Most dice showed the bottle, the green die the mouse: the mouse was right"],
  [judged(4, "chair", "wrong"), "Otto took the chair: wrong"],
  [judged(2, "mouse", "late"), "Mika took the mouse too, but later"],
  [paid(4, -1, 1), "Otto paid you 1"],
  [paid(1, -1, 0), "You paid 1 into the jackpot"],
  [paid(2, 0, 3), "Mika had no point to pay"],
  [scored(1, 1, "supply"), "You were first with the right figure: 1 from the supply"],
  [scored(1, 2, "jackpot"), "The jackpot of 2 went to you"],
  [closed(1, 0, "GB-7"), "Everybody was wrong"],
  [closed(1, 0, "GB-R7"), "Nobody was right in time"],
] satisfies [GhostEvent, string][])("an event is told in the log: %j", (event, sentence) => {
  expect(said(event)).toBe(sentence);
});

test.each([
  thrown(1, 2),
  shown(1, BOTTLES),
  grabbed(1, 2),
  judged(1, "mouse", "right"),
  closed(1, 1),
  scored(1, 2, "penalties"),
])("what another line says, or everybody sees, has no line: %j", (event) => {
  expect(said(event)).toBeNull();
});

test("a line carries the rule of its event and the seat that it is about", () => {
  expect(lineOf(paid(4, -1, 1), name)).toMatchObject({ seat: 4, rule: "GB-6" });
});

test("the verdict lists every gain with its rule", () => {
  expect(verdict && gainsOf(verdict, name)).toEqual([
    { change: "+1", text: "supply", rule: "GB-5" },
    { change: "+1", text: "from you", rule: "GB-6" },
    { change: "+2", text: "jackpot", rule: "GB-7" },
    { change: "", text: "Mika has no point to pay", rule: "GB-R3" },
  ]);
});

test("points that nobody won are listed on their way into the jackpot [GB-7]", () => {
  const [wrong] = throwsOf(
    historyOf([0, thrown(1, 1), answered, closed(1, 0, "GB-7"), paid(1, -1, 0), paid(2, -1, 0)]),
  );
  expect(wrong && gainsOf(wrong, name)).toEqual([
    { change: "+2", text: "into the jackpot, from you and Mika", rule: "GB-7" },
  ]);
});

test("a throw that the clock closed says so, even if nobody pays [GB-R7]", () => {
  const [idle] = throwsOf(historyOf([0, thrown(1, 1), answered, closed(1, 0, "GB-R7")]));
  expect(idle && gainsOf(idle, name)).toEqual([{ change: "", text: "the time was up", rule: "GB-R7" }]);
});

test("the headline says who was first", () => {
  expect(verdict && headlineOf(verdict, name)).toBe("Jo was first");
});

test("the ear is told who was first, why, what one did oneself, and what it cost", () => {
  expect(verdict && verdictSaid(seenWith(viewWith({ phase: "throw" }), EXAMPLE_5), verdict)).toBe(
    "Jo was first. Most dice showed the bottle, the green die the mouse: the mouse was right. " +
      "You took the chair: wrong. You lose 1 point.",
  );
});

test("whoever only watches is told of nobody's points in particular", () => {
  const seen = seenWith(viewWith({ phase: "throw", seat: 0 }), EXAMPLE_5);
  expect(verdict && verdictSaid(seen, verdict)).toBe(
    "Jo was first. Most dice showed the bottle, the green die the mouse: the mouse was right.",
  );
});

test("below the seats stands what each did in the throw that was decided", () => {
  const seen = seenWith(viewWith({ phase: "throw", throw: 8, thrower: 3 }), EXAMPLE_5);
  expect([1, 2, 3, 4].map((seat) => doingOf(seen, verdict, seat))).toEqual([
    "took chair",
    "took book",
    "throws next",
    "no grab",
  ]);
});

test("in a race a seat's line says that it has grabbed, never what", () => {
  const seen = seenWith(viewWith({ grabbed: [2], thrower: 3 }), historyOf());
  expect([1, 2, 3, 4].map((seat) => doingOf(seen, null, seat))).toEqual([
    "seat 1",
    "has grabbed",
    "threw",
    "bot, medium",
  ]);
});

test("the title names the throw of the verdict until the next one is thrown", () => {
  expect(roundTitle(seenWith(viewWith({ phase: "throw", throw: 8 }), EXAMPLE_5))).toBe("throw 7");
  expect(roundTitle(seenWith(viewWith({ phase: "motion", throw: 8 }), EXAMPLE_5))).toBe("throw 8");
});

function finished(winners: readonly number[], points: readonly number[], rule: string) {
  const seen = seenWith(viewWith({ phase: "over", points }), EXAMPLE_5);
  return { ...seen, update: { ...seen.update, outcome: { winners, scores: points, rule } } };
}

test("the result names the winner's points and the next seat's", () => {
  expect(resultTitle(finished([3], [4, 0, 9, 2], "GB-8"))).toBe("9 points to your 4, after 1 throw");
});

test("level seats share the win [GB-R9]", () => {
  expect(resultTitle(finished([1, 3], [9, 0, 9, 2], "GB-R9"))).toBe("9 points each, after 1 throw");
});

test("who wins because all others have left is told so [ALL-7]", () => {
  expect(resultTitle(finished([1], [0, 0, 9, 2], "ALL-7"))).toBe("All others have left, after 1 throw");
});

test("it is my move when I may grab, and when I throw", () => {
  expect(isMyMove(seenWith(viewWith(), historyOf()))).toBe(true);
  expect(isMyMove(seenWith(viewWith({ phase: "throw", thrower: 1 }), historyOf()))).toBe(true);
});

test("it is not my move when I have grabbed, watch, or am asleep", () => {
  expect(isMyMove(seenWith(viewWith({ grabbed: [1] }), historyOf()))).toBe(false);
  expect(isMyMove(seenWith(viewWith({ seat: 0 }), historyOf()))).toBe(false);
  expect(isMyMove(seenWith(viewWith(), historyOf(), { isAsleep: true }))).toBe(false);
});

test("every option of the game, and every word of a choice, has a label", () => {
  const options = GAMES.find((game) => game.name === "ghost_blitz_dice")?.options ?? [];
  const names = options.flatMap((option) => [option.name, ...option.choices.map((word) => `${option.name}.${word}`)]);
  expect(Object.keys(texts().options).sort()).toEqual(names.sort());
});
