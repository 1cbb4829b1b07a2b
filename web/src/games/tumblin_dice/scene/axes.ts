/**
 * From the board's axes to those of the scene.
 *
 * On the board x goes away from the thrower, y to the left and z up, in mm. In the scene x goes to the right, y up and z
 * towards the thrower. A group with `settle` holds things by the board's own numbers, quaternions included.
 */
import { Matrix4, type Object3D, Quaternion, Vector3 } from "three";
import type { TumblinPose } from "../../../wire.gen";

/** Millimetres that are one of the scene. */
export const UNIT_MM = 20;

const TURN = new Quaternion().setFromRotationMatrix(
  new Matrix4().makeBasis(new Vector3(0, 0, -1), new Vector3(-1, 0, 0), new Vector3(0, 1, 0)),
);

/** What is in this group is placed by the board's axes. */
export function settle(group: Object3D): void {
  group.quaternion.copy(TURN);
  group.scale.setScalar(1 / UNIT_MM);
}

/** A place on the board, in the scene. */
export function inScene(x: number, y: number, z: number): Vector3 {
  return new Vector3(-y, z, -x).divideScalar(UNIT_MM);
}

/** A place in the scene, on the board: x, y, z. */
export function onBoard({ x, y, z }: Vector3): readonly [number, number, number] {
  return [-z * UNIT_MM, -x * UNIT_MM, y * UNIT_MM];
}

/** Puts a thing of a group with the board's axes where it lies. The wire writes quaternions w first. */
export function pose(thing: Object3D, { at_mm: at, turn: [w, x, y, z] }: TumblinPose): void {
  thing.position.set(...at);
  thing.quaternion.set(x, y, z, w);
}
