import { expect, test } from "vitest";
import {
  actOf,
  canBeChosen,
  changedKeys,
  changesOf,
  clashesOf,
  type KeyTable,
  keyName,
  readChanges,
  rebound,
} from "./keys";

const TABLE: KeyTable<"roll" | "keep" | "end"> = {
  name: "a game",
  usual: { roll: ["Space", "R"], keep: ["D"], end: ["E"] },
};

test.each([
  [" ", "Space"],
  ["d", "D"],
  ["ß", "ß"],
  ["ö", "Ö"],
  ["1", "1"],
  ["ArrowUp", "ArrowUp"],
])("the key %j is called %s", (key, name) => expect(keyName(key)).toBe(name));

test.each(["D", "1", "Ö", "?", "Space", "Enter", "ArrowLeft"])("%s can be chosen", (name) =>
  expect(canBeChosen(name)).toBe(true),
);

test.each(["Tab", "Escape", "Shift", "F5", "Dead", "", " ", "\u00a0"])("%j cannot be chosen", (name) =>
  expect(canBeChosen(name)).toBe(false),
);

test.each(["KeyA", "Digit1", "Numpad7", "Semicolon", "Space"])("%s can be chosen as a place", (code) =>
  expect(canBeChosen(code, { isOfPlaces: true })).toBe(true),
);

test.each(["A", "Escape", "Tab", "F5", "ShiftLeft", "NumLock", ""])("%j cannot be chosen as a place", (code) =>
  expect(canBeChosen(code, { isOfPlaces: true })).toBe(false),
);

test("a key does what its table says, and others nothing, not even those that every object has", () => {
  expect(["Space", "R", "D", "E"].map((name) => actOf(TABLE.usual, name))).toEqual(["roll", "roll", "keep", "end"]);
  expect(["X", "constructor", "roll"].map((name) => actOf(TABLE.usual, name))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("a free key is taken", () => {
  expect(rebound(TABLE.usual, "keep", 0, "X")).toEqual({ roll: ["Space", "R"], keep: ["X"], end: ["E"] });
  expect(rebound(TABLE.usual, "roll", 1, "X").roll).toEqual(["Space", "X"]);
});

test("a key that did something else changes places with the old one", () => {
  expect(rebound(TABLE.usual, "keep", 0, "E")).toEqual({ roll: ["Space", "R"], keep: ["E"], end: ["D"] });
  expect(rebound(TABLE.usual, "roll", 0, "R").roll).toEqual(["R", "Space"]);
});

test("the same key again, or a place that is not there, changes nothing", () => {
  expect(rebound(TABLE.usual, "keep", 0, "D")).toBe(TABLE.usual);
  expect(rebound(TABLE.usual, "keep", 1, "X")).toBe(TABLE.usual);
});

test("only what is not as usual is kept, and comes back", () => {
  const keys = rebound(TABLE.usual, "keep", 0, "X");
  const kept = changesOf(TABLE, keys);
  expect(kept).toEqual({ keep: ["X"] });
  expect(changedKeys(TABLE, readChanges(JSON.stringify({ "a game": kept })))).toEqual(keys);
  expect(changesOf(TABLE, TABLE.usual)).toEqual({});
});

test.each([
  ["nothing", ""],
  ["no JSON", "{"],
  ["no object", "7"],
  ["null", "null"],
  ["a table that is none", '{"a game": 7}'],
  ["an act that is none", '{"a game": {"keep": "X"}}'],
  ["an act of another version", '{"a game": {"jump": ["X"]}}'],
  ["too many keys", '{"a game": {"keep": ["X", "Y"]}}'],
  ["a key that is the browser's", '{"a game": {"keep": ["Tab"]}}'],
  ["a key that does two things", '{"a game": {"keep": ["R"]}}'],
])("where %s is stored, all is as usual", (_, text) =>
  expect(changedKeys(TABLE, readChanges(text))).toEqual(TABLE.usual),
);

test("a key that another table has is found there", () => {
  expect(clashesOf("V", [TABLE.usual, { view: ["V"], mute: ["M"] }])).toEqual(["view"]);
  expect(clashesOf("X", [TABLE.usual])).toEqual([]);
});
