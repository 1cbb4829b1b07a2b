import { expect, test } from "vitest";
import { partsOf, sentenceOf } from "./asks";

test.each([
  ["exactly 1 1 2 2 3 3", "Exactly these six, in any order."],
  ["show 2 4 6", "A 2, a 4 and a 6; three are free."],
  ["show 1 1 3 3 5", "Two 1s, two 3s and a 5; one is free."],
  ["at least four 5s", "At least four 5s."],
  ["six 5s", "All six show 5."],
  ["six alike", "All six alike."],
  ["at least four alike", "At least four alike."],
  ["three pairs", "Three pairs, each of another number."],
  ["two triples", "Two triples of different numbers."],
  ["four and a pair", "Four of one number, and a pair of another."],
  ["run of four", "Four numbers in a row; two are free."],
  ["run of six", "Six numbers in a row."],
  ["all odd", "All six odd."],
  ["all low", "All six low, 1 to 3."],
  ["sum 21", "All six add up to 21."],
  ["sum at most 12", "All six add up to at most 12."],
  ["all odd and at least four alike", "All six odd, and at least four alike."],
  [
    "four and a pair and sum at least 24",
    "Four of one number, and a pair of another, and all six add up to at least 24.",
  ],
  ["show 1 and sum at least 28", "A 1, and all six add up to at least 28."],
  ["", ""],
])("a card that asks for %s", (requirement, sentence) => {
  expect(sentenceOf(requirement)).toBe(sentence);
});

test("words that no card has are a bug, and say so", () => {
  expect(() => partsOf("show 7")).toThrow("no card asks for show 7");
});
