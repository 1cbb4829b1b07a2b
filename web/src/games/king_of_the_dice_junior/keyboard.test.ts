import { expect, test } from "vitest";
import { pressOf } from "./keyboard";

/** Presses that write down what was pressed. */
function written(key: string): readonly string[] {
  const done: string[] = [];
  const press = pressOf(key, {
    keep: (die) => done.push(`keep ${die}`),
    roll: () => done.push("roll"),
    take: (place) => done.push(`take ${place}`),
    crown: () => done.push("crown"),
    end: () => done.push("end"),
  });
  press?.();
  return done;
}

test.each([
  ["d", "keep 0"],
  ["F", "keep 1"],
  ["j", "keep 2"],
  ["K", "keep 3"],
  ["r", "roll"],
  ["1", "take 0"],
  ["2", "take 1"],
  ["c", "crown"],
  ["e", "end"],
])("key %s does one thing: %s", (key, done) => {
  expect(written(key)).toEqual([done]);
});

test("other keys do nothing, not even those that every object has", () => {
  expect(["x", "3", "Enter", "constructor", "toString"].flatMap(written)).toEqual([]);
});
