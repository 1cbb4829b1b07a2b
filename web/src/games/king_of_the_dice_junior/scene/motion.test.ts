import { Object3D } from "three";
import { beforeEach, expect, test } from "vitest";
import type { Step } from "../../../scene/stage";
import { Motions, pose } from "./motion";

let steps: Set<Step>;
let motions: Motions;

beforeEach(() => {
  steps = new Set();
  motions = new Motions({
    animate(step) {
      steps.add(step);
      return () => void steps.delete(step);
    },
  });
});

function frame(nowMs: number): void {
  for (const step of [...steps]) if (!step(nowMs)) steps.delete(step);
}

function thingAt(x: number): Object3D {
  const thing = new Object3D();
  pose(thing, { x, y: 0, z: 0, scale: 1 });
  return thing;
}

test("a thing flies in an arc and comes to rest at its place", () => {
  const thing = thingAt(0);
  let arrived = 0;
  motions.fly(thing, { to: { x: 4, y: 0, z: 1, turn: 0.5, scale: 2 }, ms: 100, lift: 1 }, () => (arrived += 1));
  frame(1000);
  expect(thing.position.x).toBe(0);
  frame(1030);
  expect(thing.position.y).toBeGreaterThan(0.5);
  frame(1100);
  expect(thing.position.toArray()).toEqual([4, expect.closeTo(0, 9), 1]);
  expect([thing.rotation.y, thing.scale.x, arrived, steps.size]).toEqual([0.5, 2, 1, 0]);
});

test("a new motion takes over where the old one is, and the old one is told that it is over", () => {
  const thing = thingAt(0);
  const over: string[] = [];
  motions.fly(thing, { to: { x: 8, y: 0, z: 0, scale: 1 }, ms: 100, lift: 0 }, () => over.push("first"));
  frame(0);
  frame(20);
  const halfway = thing.position.x;
  motions.fly(thing, { to: { x: 0, y: 0, z: 0, scale: 1 }, ms: 100, lift: 0 }, () => over.push("second"));
  expect(over).toEqual(["first"]);
  expect(thing.position.x).toBeCloseTo(halfway, 9);
  expect(halfway).toBeLessThan(8);
});

test("everything that moves can be set at its end", () => {
  const [one, other] = [thingAt(0), thingAt(1)];
  motions.fly(one, { to: { x: 5, y: 0, z: 0, scale: 1 }, ms: 100, lift: 1 });
  motions.fly(other, { to: { x: 6, y: 0, z: 0, scale: 1 }, ms: 100, lift: 1 });
  motions.finishAll();
  expect([one.position.x, other.position.x, steps.size]).toEqual([5, 6, 0]);
});

test("what does not move stays as it is when it is finished", () => {
  const thing = thingAt(3);
  motions.finish(thing);
  expect(thing.position.x).toBe(3);
});
