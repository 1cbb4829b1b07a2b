import { expect, test } from "vitest";
import { faceUp, isCocked, SIDES, turned, turnOf } from "./faces";

test.each([1, 2, 3, 4, 5, 6])("a die that is laid with %i up shows it, however it is turned", (face) => {
  for (const yaw of [0, 30, 170, 275]) expect(faceUp(turnOf(face, yaw))).toBe(face);
  expect(isCocked(turnOf(face, 45))).toBe(false);
});

test("there is no seventh face", () => expect(() => turnOf(7)).toThrow(RangeError));

test("a die turned by 20 degrees about its edge leans", () => {
  const half = (20 * Math.PI) / 360;
  expect(isCocked([Math.cos(half), Math.sin(half), 0, 0])).toBe(true);
});

test("opposite faces add up to seven, and no picture is a mirror image", () => {
  for (const { face, out, right, up } of SIDES) {
    const other = SIDES.find((one) => one.out.every((part, axis) => part + (out[axis] ?? 0) === 0));
    expect(face + (other?.face ?? 0)).toBe(7);
    const [[a, b, c], [x, y, z]] = [right, up];
    expect([b * z - c * y, c * x - a * z, a * y - b * x].map((part) => part + 0)).toEqual([...out]);
  }
});

test("a quarter turn about the upright takes ahead to the left", () => {
  const [x, y, z] = turned([Math.SQRT1_2, 0, 0, Math.SQRT1_2], [1, 0, 0]);
  expect([x, y, z].map((part) => Math.round(part * 1e6) / 1e6 + 0)).toEqual([0, 1, 0]);
});
