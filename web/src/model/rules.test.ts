import { expect, test } from "vitest";
import { matching, piecesOf } from "./rules";

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

const marked = (text: string, words: string) =>
  piecesOf(text, words).map((one) => (one.isFound ? `[${one.text}]` : one.text));

test("every word that was looked for is marked, wherever it stands and however it is written", () => {
  expect(marked("A seat has one grab; grabs count.", "GRAB seat")).toEqual([
    "A ",
    "[seat]",
    " has one ",
    "[grab]",
    "; ",
    "[grab]",
    "s count.",
  ]);
});

test("of two words that begin alike the longer one is marked", () => {
  expect(marked("grabbed", "grab grabbed")).toEqual(["[grabbed]"]);
});

test("signs that mean something in a pattern are only signs", () => {
  expect(marked("5 + 3 (twice)", "+ (twice)")).toEqual(["5 ", "[+]", " 3 ", "[(twice)]"]);
});

test("without a search nothing is marked", () => {
  expect(marked("One die.", "  ")).toEqual(["One die."]);
});

test("umlauts are found in either case", () => {
  expect(marked("Über die WÜRFEL", "würfel über")).toEqual(["[Über]", " die ", "[WÜRFEL]"]);
});
