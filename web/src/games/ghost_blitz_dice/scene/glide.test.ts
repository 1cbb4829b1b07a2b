import { Object3D, Vector3 } from "three";
import { expect, test } from "vitest";
import { archedAt, Glides } from "./glide";

const HERE = new Vector3(0, 0, 0);
const THERE = new Vector3(4, 1, -2);

test("a way begins here, ends there and is highest in the middle", () => {
  expect(archedAt(HERE, THERE, 0, 2)).toEqual(HERE);
  expect(archedAt(HERE, THERE, 1, 2).distanceTo(THERE)).toBeCloseTo(0);
  expect(archedAt(HERE, THERE, 0.5, 2).y).toBeCloseTo(2.5);
});

test("a thing arrives after its time, whenever frames come", () => {
  const glides = new Glides();
  const thing = new Object3D();
  glides.send(thing, { to: THERE, scale: 0.5, startMs: 1_000, ms: 400, arch: 1 });
  expect(glides.step(900)).toBe(true); // a frame that began before it was sent
  expect(thing.position.distanceTo(HERE)).toBeCloseTo(0);
  expect(glides.step(1_200)).toBe(true);
  expect(glides.step(5_000)).toBe(false);
  expect(thing.position.distanceTo(THERE)).toBeCloseTo(0);
  expect(thing.scale.x).toBeCloseTo(0.5);
});

test("what is put somewhere stays there", () => {
  const glides = new Glides();
  const thing = new Object3D();
  glides.send(thing, { to: THERE, scale: 1, startMs: 0, ms: 400, arch: 1 });
  glides.put(thing, HERE, 1);
  expect(glides.step(200)).toBe(false);
  expect(thing.position.equals(HERE)).toBe(true);
});
