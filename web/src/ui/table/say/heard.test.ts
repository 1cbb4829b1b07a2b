import { expect, test } from "vitest";
import type { Said, Word } from "../../../wire.gen";
import { type Heard, heard, heardFrom, SHOWN_MS } from "./heard";

const says = (seat: number, word: Word): Said => ({ type: "said", seat, word });
const wordsOf = (now: Heard): readonly string[] => now.bubbles.map(({ said }) => `${said.seat} ${said.word}`);
const hello = says(2, "hello");
const oops = says(3, "oops");

test("a word is shown for three seconds, and what was said before nobody is shown", () => {
  const start = heardFrom([hello], "");
  const first = heard(start, { said: [hello, oops], race: "", atMs: 0 });
  expect(wordsOf(first)).toEqual(["3 oops"]);
  const before = { said: [hello, oops], race: "", atMs: SHOWN_MS - 1 };
  expect(wordsOf(heard(first, before))).toEqual(["3 oops"]);
  expect(wordsOf(heard(first, { ...before, atMs: SHOWN_MS }))).toEqual([]);
});

test("the same word again begins anew, and another word of the same seat takes its place", () => {
  const first = heard(heardFrom([], ""), { said: [hello], race: "", atMs: 0 });
  const again = says(2, "hello");
  const second = heard(first, { said: [again], race: "", atMs: 1000 });
  expect(second.bubbles).toEqual([{ said: again, goesAtMs: 1000 + SHOWN_MS }]);
  const thanks = says(2, "thanks");
  expect(wordsOf(heard(second, { said: [thanks], race: "", atMs: 1500 }))).toEqual(["2 thanks"]);
});

test("during a race a word waits for the verdict, and of each seat only the last", () => {
  const racing = heard(heardFrom([], "4"), { said: [hello, oops], race: "4", atMs: 0 });
  expect(wordsOf(racing)).toEqual([]);
  const wow = says(3, "wow");
  const still = heard(racing, { said: [hello, wow], race: "4", atMs: 9000 });
  expect(wordsOf(still)).toEqual([]);
  expect(wordsOf(heard(still, { said: [hello, wow], race: "", atMs: 9500 }))).toEqual(["2 hello", "3 wow"]);
});

test("where one race follows the other, the words of the first are shown when it is decided", () => {
  const racing = heard(heardFrom([], "4"), { said: [hello], race: "4", atMs: 0 });
  const decided = heard(racing, { said: [hello], race: "5", atMs: 100 });
  expect(wordsOf(decided)).toEqual(["2 hello"]);
  expect(wordsOf(heard(decided, { said: [hello, oops], race: "5", atMs: 200 }))).toEqual(["2 hello"]);
});

test("a race that begins clears the table", () => {
  const quiet = heard(heardFrom([], ""), { said: [hello], race: "", atMs: 0 });
  expect(wordsOf(heard(quiet, { said: [hello], race: "1", atMs: 10 }))).toEqual([]);
});
