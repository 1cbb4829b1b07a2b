import { expect, test } from "vitest";
import { pressOf } from "./keyboard";

/** Presses that write down what was pressed. */
function written(key: string, isCoarse = false): readonly string[] {
  const done: string[] = [];
  const press = pressOf(
    key,
    {
      step: (what, steps) => done.push(`${what} ${steps}`),
      face: (face) => done.push(`face ${face}`),
      style: () => done.push("style"),
      kind: () => done.push("kind"),
      throwIt: () => done.push("throw"),
      watch: () => done.push("watch"),
      escape: () => done.push("escape"),
    },
    isCoarse,
  );
  press?.();
  return done;
}

test.each([
  ["ArrowLeft", "aim 1"],
  ["ArrowRight", "aim -1"],
  ["ArrowUp", "force 1"],
  ["ArrowDown", "force -1"],
  ["a", "place 1"],
  ["D", "place -1"],
  ["q", "spin 1"],
  ["e", "spin -1"],
  ["4", "face 4"],
  ["s", "style"],
  ["z", "kind"],
  [" ", "throw"],
  ["r", "watch"],
  ["Escape", "escape"],
])("key %s does one thing: %s", (key, done) => expect(written(key)).toEqual([done]));

test("with Shift a step is five", () => expect(written("ArrowUp", true)).toEqual(["force 5"]));

test("other keys do nothing, not even those that every object has", () => {
  expect(["x", "7", "0", "Enter", "constructor", "toString"].flatMap((key) => written(key))).toEqual([]);
});
