import { expect, test } from "vitest";
import { matching } from "./rules";

const rules = [
  { id: "GB-1", words: "One seat throws all five dice." },
  { id: "GB-R4", words: "A seat has one grab in a throw." },
];

const found = (words: string) => matching(rules, words).map((rule) => rule.id);

test("an empty search finds every rule in its order", () => {
  expect(found("")).toEqual(["GB-1", "GB-R4"]);
});

test("a rule is found by its words in any order and case", () => {
  expect(found("DICE seat")).toEqual(["GB-1"]);
});

test("a rule is found by its id", () => {
  expect(found("gb-r4")).toEqual(["GB-R4"]);
});

test("words that no rule has together find none", () => {
  expect(found("dice grab")).toEqual([]);
});
