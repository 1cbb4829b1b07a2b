import { describe, expect, test } from "vitest";
import { FigureKey, type Grab } from "./figure";
import { fire, only } from "./testing/tree";

function key(state: Grab, presses: number[] = []) {
  const figure = (
    <FigureKey
      figure="mouse"
      name="Mouse"
      sub="grey"
      shortcut="3"
      state={state}
      onPress={(atMs) => presses.push(atMs)}
    />
  );
  return only(figure, "button");
}

test("a figure is grabbed when the finger comes down", () => {
  const presses: number[] = [];
  fire(key("go", presses), "onPointerDown", { isPrimary: true, button: 0, timeStamp: 120 });
  expect(presses).toEqual([120]);
});

test("the click that follows a finger grabs nothing more", () => {
  const presses: number[] = [];
  fire(key("go", presses), "onClick", { detail: 1, timeStamp: 190 });
  expect(presses).toEqual([]);
});

test("a click of a keyboard or screen reader grabs", () => {
  const presses: number[] = [];
  fire(key("go", presses), "onClick", { detail: 0, timeStamp: 300 });
  expect(presses).toEqual([300]);
});

test("a second finger grabs and the right button does not", () => {
  const presses: number[] = [];
  fire(key("go", presses), "onPointerDown", { isPrimary: false, button: 0, timeStamp: 1 });
  fire(key("go", presses), "onPointerDown", { isPrimary: true, button: 2, timeStamp: 2 });
  expect(presses).toEqual([1]);
});

test("a press while dice move is told, so that it can be answered with the reason", () => {
  const presses: number[] = [];
  fire(key("idle", presses), "onPointerDown", { isPrimary: true, button: 0, timeStamp: 7 });
  expect(presses).toEqual([7]);
});

describe.each(["pressed", "right", "wrong", "dim", "asleep"] as const)("a figure that is %s", (state) => {
  test("tells of no press", () => {
    const presses: number[] = [];
    fire(key(state, presses), "onPointerDown", { isPrimary: true, button: 0, timeStamp: 1 });
    fire(key(state, presses), "onClick", { detail: 0, timeStamp: 2 });
    expect(presses).toEqual([]);
  });

  test("says that it cannot be pressed", () => expect(key(state).props["aria-disabled"]).toBe(true));
});
