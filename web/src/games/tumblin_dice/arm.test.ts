import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { Action, Aim } from "../../wire.gen";
import type { Hands } from "../gameui";
import { atFirst, type Drag } from "./aiming";
import { type Arm, armOf } from "./arm";
import { modelOf } from "./model";
import { namesOf, type TumblinSeen } from "./names";
import { seenWith, viewWith } from "./testing";

interface Done {
  readonly acts: (readonly [Action, Aim | undefined])[];
  readonly toasts: (readonly [string, string | undefined])[];
}

function armAt(seen: TumblinSeen): { readonly arm: Arm; readonly done: Done } {
  const done: Done = { acts: [], toasts: [] };
  const hands: Hands = {
    act: (action, _, aim) => void done.acts.push([action, aim]),
    toast: (text, rule) => void done.toasts.push([text, rule]),
    askTakeBack: () => undefined,
    openRule: () => undefined,
    openFinish: () => undefined,
    announce: () => undefined,
  };
  const { view } = seen.update;
  const parts = { aiming: signal(atFirst), last: signal<number | null>(null), drag: signal<Drag | null>(null) };
  const name = namesOf(seen.people, seen.seat);
  return { arm: armOf({ seen, model: modelOf(view, view, null), hands, name, ...parts }), done };
}

test("a throw is sent with its aim, and its force is remembered", () => {
  const { arm, done } = armAt(seenWith(viewWith()));
  arm.throwIt();
  expect(done.acts).toEqual([[{ type: "throw", die: "plain" }, expect.objectContaining({ style: "slide", face: 6 })]]);
  expect(arm.last.value).toBe(50);
});

test("pulled back and let go is a throw", () => {
  const { arm, done } = armAt(seenWith(viewWith()));
  expect(arm.grab(62, 0, 20)).toBe(true);
  arm.move(-40, 8, 1);
  expect(arm.aiming.value.isDragging).toBe(true);
  arm.letGo();
  expect(done.acts).toHaveLength(1);
  expect(done.acts[0]?.[1]?.aim_deg).toBeLessThan(0);
});

test("a pull that is cancelled throws nothing", () => {
  const { arm, done } = armAt(seenWith(viewWith()));
  arm.grab(62, 0, 20);
  arm.move(-40, 8, 1);
  arm.cancel();
  expect([done.acts, arm.aiming.value, arm.drag.value]).toEqual([[], atFirst, null]);
});

test.each([
  ["while dice move", viewWith({ phase: "settle", in_turn: 0, thrown: "white-1", turn: 2 }), "TD-R9"],
  ["in another's turn", viewWith({ in_turn: 2, turn: 2 }), "TD-1"],
  ["out of overtime", viewWith({ overtime: 1, order: [2, 3], in_turn: 2, turn: 2 }), "TD-10"],
  ["before the order is known", viewWith({ phase: "order", in_turn: 0, turn: 0, order: [] }), "TD-R1"],
  ["without a die of that kind", viewWith({ hand: [[0], [4], [4], [4]] }), "TD-R14"],
] as const)("a throw %s is refused with its rule", (_, view, rule) => {
  const { arm, done } = armAt(seenWith(view));
  arm.throwIt();
  expect([done.acts, done.toasts.map((toast) => toast[1])]).toEqual([[], [rule]]);
});

test("without a connection or before an answer the key sleeps, and who watches is told nothing", () => {
  const seen = seenWith(viewWith());
  expect(armAt({ ...seen, isAsleep: true }).arm.asleep).toBe("");
  expect(armAt({ ...seen, isPending: true }).arm.mayThrow).toBe(false);
  const { arm, done } = armAt(seenWith(viewWith({ seat: 0, in_turn: 2, turn: 2 })));
  arm.throwIt();
  expect([done.acts, done.toasts]).toEqual([[], []]);
});

test("a finger takes nothing while it is not my throw", () => {
  const { arm } = armAt(seenWith(viewWith({ in_turn: 2, turn: 2 })));
  expect(arm.grab(62, 0, 20)).toBe(false);
});
