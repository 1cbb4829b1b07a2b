/** Sentences: of the log, for the ear, of titles, result and help. */
import { expect, test } from "vitest";
import { texts as shellTexts } from "../../texts/texts";
import { text } from "../../ui/parts/testing/tree";
import { GAMES, type LightningEvent } from "../../wire.gen";
import { cardSaid, newsAfter, rollKey, rollSaid } from "./announced";
import { Help } from "./help";
import { lineOf } from "./line";
import { Result } from "./result";
import {
  brokenOff,
  flipped,
  historyOf,
  MATCH,
  matched,
  missed,
  nasty,
  nice,
  pickedUp,
  rested,
  rolled,
  seenWith,
  viewWith,
} from "./testing";
import { texts } from "./texts";
import { isMyMove, resultTitle, roundTitle } from "./titles";

const name = (seat: number): string => ["", "You", "Mika", "Jo", "Otto"][seat] ?? "";
const hands = {
  act: () => undefined,
  askTakeBack: () => undefined,
  openRule: () => undefined,
  openFinish: () => undefined,
  announce: () => undefined,
  toast: () => undefined,
};

test("this game and the shell call the own seat by the same word", () => {
  expect(texts().you).toBe(shellTexts().you);
});

test.each([
  [flipped(1), "New card: Basement Party"],
  [matched(2, 13), "Mika had it: 2 points more, 13 in all"],
  [matched(1, 20, 1), "You had it: 1 point more, 20 in all"],
  [matched(1, 4, 1, "LD-Q2"), "You took the card: 4 cards now"],
  [missed(1, -2), "Your “Got it!” was wrong: 2 points less, −2 left"],
  [missed(2, 0, 0, "LD-R12"), "Mika’s “Got it!” was wrong"],
  [nice(3, 9), "Bonus! Jo rolled six 3s: 1 point more, 9 in all"],
  [nasty(2, 1, 6), "Thunder! Mika struck you: 1 point less, 6 left"],
  [nasty(1, 4, 0, 0), "Thunder! You struck Otto, who had no point to lose"],
  [pickedUp("LD-R7", 1), "You pick up all six dice"],
  [brokenOff(4), "The race was broken off, and began anew: same card, same dice"],
  [{ type: "voted", rule: "LD-R11", seat: 2, votes: 1, needed: 4 }, "Mika would skip this card, 1 of 4"],
  [{ type: "call_voided", rule: "LD-R8", seat: 1, call: "thunder", number: 3 }, "Your “Thunder 3!” came to nothing"],
  [{ type: "ended", rule: "LD-R12", winners: [1, 3], scores: [9, 1, 9] }, "You and Jo shared the win"],
  [{ type: "fined", rule: "LD-R14", seat: 1, change: -2, score: 1 }, "You were fined: 2 points less, 1 left"],
] satisfies [LightningEvent, string][])("an event is told in the log: %j", (event, sentence) => {
  expect(lineOf(event, name)?.text).toBe(sentence);
});

test.each([rolled(2, 0), rested(2, 1, 2, 3, 4, 5, 6), pickedUp("LD-7", 2), pickedUp("LD-R6", 1, 2)])(
  "what is seen anyway, and far too often, has no line: %j",
  (event) => {
    expect(lineOf(event, name)).toBeNull();
  },
);

test("a line is about whoever called, also where another one loses", () => {
  expect(lineOf(nasty(2, 1, 6), name)).toMatchObject({ seat: 2, rule: "LD-8" });
});

const CARD = "Card 1: Basement Party. 1 1 2 2 3 3. Exactly these six, in any order.";

test("a card is told with its number, title, picture and sentence", () => {
  expect(cardSaid(seenWith(viewWith(), historyOf([flipped(1)])))).toBe(CARD);
  const blank = viewWith({ title: "Odd Socks", requirement: "show 1 3 5", picture: [1, 3, 5, 0, 0, 0] });
  expect(cardSaid(seenWith(blank, historyOf([flipped(1)])))).toContain("1 3 5 any any any.");
});

test("a match and the card after it are one urgent piece of news", () => {
  const seen = seenWith(viewWith(), historyOf([rolled(2, 0)], [matched(2, 13), flipped(1)]));
  expect(newsAfter(seen, 1)).toEqual({
    text: `Mika had it: 2 points more, 13 in all. ${CARD}`,
    urgency: "assertive",
  });
  expect(newsAfter(seen, 2)).toBeNull();
});

test("rolls are no news; what others call in vain interrupts nobody, what strikes me does", () => {
  const newsOf = (event: LightningEvent) => newsAfter(seenWith(viewWith(), historyOf([flipped(1)], [event])), 1);
  expect(newsOf(rolled(1, 0))).toBeNull();
  expect(newsOf(rested(2, 1, 1, 1, 1, 1, 1))).toBeNull();
  expect(newsOf(missed(2, 0))?.urgency).toBe("polite");
  expect(newsOf(missed(1, 0))?.urgency).toBe("assertive");
  expect(newsOf(nasty(2, 3, 0))?.urgency).toBe("polite");
  expect(newsOf(nasty(2, 1, 0))?.urgency).toBe("assertive");
});

test("the own dice are told when they lie there: what was kept, and what was rolled", () => {
  const lying = viewWith({ hands: [{ faces: [1, 5, 2, 1, 3, 6] }, {}, {}, {}] });
  const told = historyOf([flipped(1)], [rolled(1, 1, 5)], [rested(1, 1, 5, 2, 1, 3, 6), rolled(2, 0)]);
  expect(rollSaid(seenWith(lying, told))).toBe("Kept 1 2 1 3, rolled 5 6");
  expect(rollKey(seenWith(lying, told))).toBe("1.2");
  const all = historyOf([flipped(1), rolled(1, 0, 1, 2, 3, 4, 5), rested(1, 1, 5, 2, 1, 3, 6)]);
  expect(rollSaid(seenWith(lying, all))).toBe("Rolled 1 5 2 1 3 6");
});

test("dice in motion or in the hand are not told", () => {
  const moving = viewWith({ hands: [{ faces: [1, 0, 2, 1, 3, 0], moving: [1, 5] }, {}, {}, {}] });
  expect(rollSaid(seenWith(moving, historyOf([flipped(1)], [rolled(1, 1, 5)])))).toBe("");
  expect(rollKey(seenWith(moving, historyOf([flipped(1)], [rolled(1, 1, 5)])))).toBe("");
});

test("the title names the card by how many have been turned, whatever races began anew", () => {
  expect(roundTitle(seenWith(viewWith(), historyOf()))).toBe("card 1");
  expect(roundTitle(seenWith(viewWith({ round: 3 }), historyOf([flipped(1)], [brokenOff(2)], [flipped(3)])))).toBe(
    "card 2",
  );
});

function finished(winners: readonly number[], scores: readonly number[], rule: string, play: "standard" | "quick") {
  const seen = seenWith(viewWith({ phase: "over", scores, variant: { play } }), MATCH);
  return { ...seen, update: { ...seen.update, outcome: { winners, scores, rule } } };
}

test.each([
  [finished([3], [14, 0, 20, 2], "LD-10", "standard"), "20 points to your 14, after 1 card"],
  [finished([1], [20, -3, -4, -5], "LD-10", "standard"), "20 points to Mika’s −3, after 1 card"],
  [finished([3], [1, 0, 2, 0], "LD-Q3", "quick"), "2 cards to your 1, of 1 in all"],
  [finished([1, 3], [1, 0, 1, 0], "LD-R12", "quick"), "1 card each, of 1 in all"],
  [finished([1], [0, 0, 9, 2], "ALL-7", "standard"), "All others have left, after 1 card"],
])("the result is told in a line", (seen, line) => {
  expect(resultTitle(seen)).toBe(line);
});

test("each seat has a story, and the course is there for readers", () => {
  const said = text(<Result seen={finished([3], [0, 0, 20, 0], "LD-10", "standard")} hands={hands} />);
  expect(said).toContain("Jo 1 card, in 9.0 s, 1 false call, 1 Bonus, 3 rolls.");
  expect(said).toContain("Mika Not one card, no false call, 1 roll.");
  expect(said).toContain("Points after each card Card You Mika Jo Otto 1 0 0 3 0");
  expect(said).not.toContain("2 0 0 3 0");
});

test("of a quick game the piles are told", () => {
  const said = text(<Result seen={finished([3], [0, 0, 1, 0], "LD-Q3", "quick")} hands={hands} />);
  expect(said).toContain("Jo’s cards Basement Party");
  expect(said).toContain("Your cards none");
});

test("it is my move as long as a card is raced for, unless I am asleep, watch or have left", () => {
  expect(isMyMove(seenWith(viewWith(), historyOf()))).toBe(true);
  expect(isMyMove(seenWith(viewWith(), historyOf(), { isAsleep: true }))).toBe(false);
  expect(isMyMove(seenWith(viewWith({ seat: 0 }), historyOf()))).toBe(false);
  expect(isMyMove(seenWith(viewWith({ left: [1] }), historyOf()))).toBe(false);
  expect(isMyMove(seenWith(viewWith({ phase: "flip" }), historyOf()))).toBe(false);
});

test("the help knows the own number, and the quick game knows neither Bonus nor Thunder", () => {
  const help = (changes: Parameters<typeof viewWith>[0]) =>
    text(<Help seen={seenWith(viewWith(changes), historyOf())} hands={hands} />).replace(/\s+/g, " ");
  expect(help({})).toContain("Six 1s? Call “Bonus 1!”");
  expect(help({ seat: 0 })).not.toContain("Keys");
  expect(help({ variant: { play: "quick" } })).not.toMatch(/Bonus|Thunder/);
  expect(help({ variant: { roll_ms: 1200, false_bonus_penalty: 3, floor_at_zero: false } })).toContain(
    "A roll takes 1.2 s. LD-R13 Scores can fall below 0. LD-R1 A wrong Bonus or Thunder costs 3 points.",
  );
});

test("every option that is offered, and every word of a choice, has a label", () => {
  const options = GAMES.find((game) => game.name === "lightning_dice")?.options ?? [];
  const names = options.flatMap((option) => [option.name, ...option.choices.map((word) => `${option.name}.${word}`)]);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !(name in texts().options))).toEqual([]);
});
