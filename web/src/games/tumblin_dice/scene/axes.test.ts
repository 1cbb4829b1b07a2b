import { Group, Object3D, Quaternion, Vector3 } from "three";
import { expect, test } from "vitest";
import { topOf } from "../../../scene/parts/faces";
import { TUMBLIN_BOARD, type TumblinPose } from "../../../wire.gen";
import { inScene, onBoard, pose, settle } from "./axes";

/** `shown(turn)[0]` of `dicehall.physics.faces`, for turns that lie flat and for any. */
const FROM_PYTHON: readonly { readonly face: number; readonly turn: TumblinPose["turn"] }[] = [
  { face: 1, turn: [0.664237, 0.242465, -0.664237, 0.242465] },
  { face: 2, turn: [0.540825, 0.540825, 0.455531, 0.455531] },
  { face: 3, turn: [0.497571, 0, 0, 0.867423] },
  { face: 4, turn: [0, 0.169967, 0.98545, 0] },
  { face: 5, turn: [-0.126039, 0.126039, -0.695783, 0.695783] },
  { face: 6, turn: [-0.35698, -0.610381, -0.35698, 0.610381] },
  { face: 1, turn: [0.051184, 0.67556, -0.503352, 0.536318] },
  { face: 4, turn: [-0.133483, -0.134697, 0.978496, 0.081143] },
  { face: 4, turn: [-0.031952, 0.543018, 0.838799, -0.022959] },
  { face: 1, turn: [0.46192, -0.764944, -0.288145, -0.344185] },
  { face: 2, turn: [-0.512629, -0.580438, -0.625995, -0.091828] },
  { face: 3, turn: [-0.124408, -0.231129, 0.049877, -0.963646] },
];

function lying(at: readonly [number, number, number], turn: readonly [number, number, number, number]): Object3D {
  const board = new Group();
  settle(board);
  const die = new Object3D();
  board.add(die);
  pose(die, { at_mm: at, turn });
  board.updateMatrixWorld(true);
  return die;
}

test("away from the thrower is away from the camera, left is left, up is up", () => {
  expect(inScene(20, 0, 0).distanceTo(new Vector3(0, 0, -1))).toBe(0);
  expect(inScene(0, 20, 0).distanceTo(new Vector3(-1, 0, 0))).toBe(0);
  expect(inScene(0, 0, 20).distanceTo(new Vector3(0, 1, 0))).toBe(0);
});

test("a place on the board comes back from the scene", () => {
  const [x, y, z] = onBoard(inScene(513, -62.5, 55.4));
  expect([x, y, z].map((part) => Number(part.toFixed(6)))).toEqual([513, -62.5, 55.4]);
});

test("what is in a group with the board's axes is where its place is", () => {
  const { x_mm: x, top_mm: z } = TUMBLIN_BOARD.disc;
  const at = lying([x, 31, z], [1, 0, 0, 0]).getWorldPosition(new Vector3());
  expect(at.distanceTo(inScene(x, 31, z))).toBeLessThan(1e-9);
});

test.each(FROM_PYTHON)("the face on top is the one that the physics has: $face", ({ face, turn }) => {
  const whole = lying([0, 0, 0], turn).getWorldQuaternion(new Quaternion());
  expect(topOf(whole)).toBe(face);
});
