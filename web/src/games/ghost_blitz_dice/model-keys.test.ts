import { expect, test } from "vitest";
import type { GhostFigure } from "../../wire.gen";
import { throwsOf } from "./model";
import { type KeysSeen, keyState, type Moment, staysPressed, takersOf } from "./model-keys";
import { EXAMPLE_5, viewWith } from "./testing";

const [verdict = null] = throwsOf(EXAMPLE_5);
const racing: KeysSeen = { view: viewWith(), held: null, isAsleep: false, verdict: null };
const figures: readonly GhostFigure[] = ["chair", "ghost", "mouse", "bottle", "book"];
const states = (seen: KeysSeen): readonly string[] => figures.map((figure) => keyState(figure, seen));

test("in a race all five figures look alike, so nothing hints at the answer", () => {
  expect(new Set(states(racing))).toEqual(new Set(["go"]));
});

test("a key that I press goes down at once, and the others are out of play [GB-R4]", () => {
  expect(states({ ...racing, held: "mouse" })).toEqual(["dim", "dim", "pressed", "dim", "dim"]);
});

test("before the dice rest no key is marigold, but a press is answered [GB-R5]", () => {
  expect(states({ ...racing, view: viewWith({ phase: "motion" }) })[0]).toBe("idle");
});

test("keys sleep while the line is cut", () => {
  expect(states({ ...racing, isAsleep: true })[0]).toBe("asleep");
});

test("what I hold stays down while the line is cut", () => {
  expect(keyState("mouse", { ...racing, held: "mouse", isAsleep: true })).toBe("pressed");
});

test("a spectator's figures do not call for a grab", () => {
  expect(states({ ...racing, view: viewWith({ seat: 0 }) })[0]).toBe("idle");
});

test("the verdict shows the right figure, the wrong ones that were taken, and dims the rest", () => {
  expect(states({ ...racing, verdict })).toEqual(["wrong", "dim", "right", "dim", "wrong"]);
});

test("a figure says which seats took it", () => {
  expect(verdict && takersOf("mouse", verdict)).toEqual([3]);
});

const before: Moment = { throw: 1, revision: 5, isPending: true, isClaimed: false };
const pressed = { throw: 1, figure: "mouse" } as const;

test("a key stays down when others grab before my press is answered", () => {
  expect(staysPressed(pressed, before, { ...before, revision: 6, isPending: false })).toBe(true);
});

test("a key stays down when the claim has arrived", () => {
  expect(staysPressed(pressed, before, { ...before, isPending: false, isClaimed: true })).toBe(true);
});

test("a key comes up when the press was refused, so that the seat can grab again", () => {
  expect(staysPressed(pressed, before, { ...before, isPending: false })).toBe(false);
});

test("a key comes up with the next throw", () => {
  expect(staysPressed(pressed, before, { ...before, throw: 2 })).toBe(false);
});
