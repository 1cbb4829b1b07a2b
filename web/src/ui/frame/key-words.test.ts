import { expect, test } from "vitest";
import { type Keys, type KeyTable, rebound } from "../../model/keys";
import { hintOf, keyWord, wordsNow } from "./key-words";

const TABLE: KeyTable = { name: "a game", usual: { roll: ["Space", "R"], keep1: ["D"], aim: ["ArrowLeft"] } };
const now = (act: string, place: number, key: string): Keys => rebound(TABLE.usual, act, place, key);

test.each([
  ["Space", "Space"],
  ["ArrowUp", "↑"],
  ["PageUp", "Page up"],
  ["D", "D"],
  ["1", "1"],
])("the key %s is written %s", (name, word) => expect(keyWord(name)).toBe(word));

test("an act is written with its first key", () => expect(hintOf(["Space", "R"])).toBe("Space"));

test("a list of usual keys stays as it is where nothing was changed", () =>
  expect(wordsNow("Space R D ← 1–6", [TABLE, TABLE.usual])).toBe("Space R D ← 1–6"));

test("a list has the keys that were changed", () => {
  expect(wordsNow("D", [TABLE, now("keep1", 0, "X")])).toBe("X");
  expect(wordsNow("Space R", [TABLE, now("roll", 1, "Enter")])).toBe("Space Enter");
  expect(wordsNow("Space ←", [TABLE, now("aim", 0, "Space")])).toBe("← Space");
});

test("a list may have keys of two tables", () => {
  const other: KeyTable = { name: "everywhere", usual: { view: ["V"] } };
  expect(wordsNow("V D", [TABLE, now("keep1", 0, "V")], [other, { view: ["M"] }])).toBe("M V");
});
