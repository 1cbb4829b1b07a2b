import { Vector3 } from "three";
import { expect, test } from "vitest";
import { CALM, QUICK, Rig } from "./rig";
import { type Viewpoint, wrapped } from "./viewpoint";

const HERE: Viewpoint = { target: new Vector3(0, 0, 0), yaw: 0, pitch: 0.8, distance: 50 };
const THERE: Viewpoint = { target: new Vector3(4, 1, -20), yaw: 2.6, pitch: 0.5, distance: 25 };
const FRAME_MS = 1000 / 60;

/** Distances on the way, a frame each, until it stands. */
function wayOf(rig: Rig, most = 600): readonly Viewpoint[] {
  const way: Viewpoint[] = [];
  for (let frame = 0; frame < most; frame += 1) {
    const isMoving = rig.step(frame * FRAME_MS);
    way.push(rig.now);
    if (!isMoving) break;
  }
  return way;
}

test.each([CALM, QUICK])("at pull %d it gets there, stands, and never goes past it", (pull) => {
  const rig = new Rig(HERE);
  rig.go(THERE, pull);
  const way = wayOf(rig);
  expect(way.length).toBeLessThan(600);
  expect(rig.now.target.distanceTo(THERE.target)).toBe(0);
  expect(rig.now.distance).toBeCloseTo(25, 9);
  for (const { distance, yaw } of way) {
    expect(distance).toBeGreaterThan(25 - 1e-6);
    expect(yaw).toBeLessThan(2.6 + 1e-9);
  }
});

test("it begins and ends softly: from frame to frame its speed changes little", () => {
  const rig = new Rig(HERE);
  rig.go(THERE, QUICK);
  const yaws = [0, ...wayOf(rig).map(({ yaw }) => yaw)];
  const speeds = yaws.slice(1).map((yaw, place) => yaw - (yaws[place] ?? 0));
  const jumps = speeds.slice(1).map((speed, place) => Math.abs(speed - (speeds[place] ?? 0)));
  expect(Math.max(...jumps)).toBeLessThan(0.02);
});

test("it turns the short way round", () => {
  const rig = new Rig({ ...HERE, yaw: 3 });
  rig.go({ ...HERE, yaw: -3 }, QUICK);
  for (const { yaw } of wayOf(rig)) expect(Math.abs(wrapped(yaw - Math.PI))).toBeLessThan(0.15);
});

test("a cut is there at once", () => {
  const rig = new Rig(HERE);
  rig.go(THERE, CALM);
  rig.cut();
  expect(rig.now.yaw).toBe(2.6);
  expect(rig.step(0)).toBe(false);
});

test("a hand turns and brings nearer at once, and what is wanted comes on top of it", () => {
  const rig = new Rig(HERE);
  rig.turn(0.4, 0.1);
  rig.zoom(0.8);
  expect(rig.now.yaw).toBeCloseTo(0.4);
  expect(rig.now.pitch).toBeCloseTo(0.9);
  expect(rig.now.distance).toBeCloseTo(40);
  rig.go({ ...HERE, yaw: 1 }, CALM);
  rig.cut();
  expect(rig.now.yaw).toBeCloseTo(1.4);
});

test("a hand can neither go under the table, nor over the top, nor out of sight", () => {
  const rig = new Rig(HERE);
  rig.turn(0, -9);
  expect(rig.now.pitch).toBeGreaterThan(0.2);
  rig.turn(0, 9);
  expect(rig.now.pitch).toBeLessThan(Math.PI / 2);
  rig.zoom(100);
  expect(rig.now.distance).toBeLessThan(70);
  rig.zoom(1e-6);
  expect(rig.now.distance).toBeGreaterThan(15);
});

test("what a hand has done can be taken back", () => {
  const rig = new Rig(HERE);
  rig.turn(0.4, 0.1);
  rig.reset();
  wayOf(rig);
  expect(rig.now.yaw).toBe(0);
  expect(rig.now.pitch).toBeCloseTo(0.8);
});

test("a picture that comes late does not make it jump", () => {
  const rig = new Rig(HERE);
  rig.go(THERE, QUICK);
  rig.step(0);
  const { yaw } = rig.now;
  rig.step(5000);
  expect(rig.now.yaw - yaw).toBeLessThan(0.7);
});
