import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { framed, look, quarterOf, wrapped } from "./viewpoint";

const DEGREE = Math.PI / 180;
const FREE = { top: 0.05, right: 0.2, bottom: 0.15, left: 0.1 };
const PLACES = [-10, 10].flatMap((x) => [0, 3].flatMap((y) => [-30, 2].map((z) => new Vector3(x, y, z))));
const CASES = [
  { name: "from behind", yaw: 0, pitch: 45 * DEGREE, aspect: 1.7 },
  { name: "from above", yaw: 90 * DEGREE, pitch: 90 * DEGREE, aspect: 1.7 },
  { name: "from the foot, tall", yaw: 153 * DEGREE, pitch: 46 * DEGREE, aspect: 0.7 },
];

describe.each(CASES)("$name", ({ yaw, pitch, aspect }) => {
  const fov = 34;
  const viewpoint = framed(PLACES, { yaw, pitch, fov, aspect, free: FREE });
  const camera = new PerspectiveCamera(fov, aspect);
  look(camera, viewpoint);
  const seen = PLACES.map((place) => place.clone().project(camera));

  test("all places are seen, beside what is kept free", () => {
    for (const { x, y } of seen) {
      expect(x).toBeGreaterThan(2 * FREE.left - 1 - 0.01);
      expect(x).toBeLessThan(1 - 2 * FREE.right + 0.01);
      expect(y).toBeGreaterThan(2 * FREE.bottom - 1 - 0.01);
      expect(y).toBeLessThan(1 - 2 * FREE.top + 0.01);
    }
  });

  test("they fill it across or upwards", () => {
    const across = Math.max(...seen.map(({ x }) => x)) - Math.min(...seen.map(({ x }) => x));
    const upwards = Math.max(...seen.map(({ y }) => y)) - Math.min(...seen.map(({ y }) => y));
    const share = Math.max(across / (2 - 2 * (FREE.left + FREE.right)), upwards / (2 - 2 * (FREE.top + FREE.bottom)));
    expect(share).toBeCloseTo(1, 2);
  });
});

test("who stands on the thrower's right sees the thrower's left at the top", () => {
  const camera = new PerspectiveCamera(34, 1);
  look(camera, { target: new Vector3(), yaw: Math.PI / 2, pitch: Math.PI / 2, distance: 10 });
  expect(new Vector3(-1, 0, 0).project(camera).y).toBeGreaterThan(0.1);
  expect(new Vector3(0, 0, -1).project(camera).x).toBeGreaterThan(0.1);
});

test("what is written turns when the camera is well past half a right angle, and not back at once", () => {
  expect(quarterOf(48 * DEGREE, 0)).toBe(0);
  expect(quarterOf(52 * DEGREE, 0)).toBe(1);
  expect(quarterOf(42 * DEGREE, 1)).toBe(1);
  expect(quarterOf(-100 * DEGREE, 0)).toBe(3);
  expect(quarterOf(-175 * DEGREE, 2)).toBe(2);
});

test("an angle is the same a turn later", () => {
  expect(wrapped(2 * Math.PI + 0.5)).toBeCloseTo(0.5);
  expect(wrapped(-Math.PI - 0.1)).toBeCloseTo(Math.PI - 0.1);
});
