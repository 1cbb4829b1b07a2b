/** Which way a die's faces look, and how it must lie so that one of them is on top. Opposite faces add up to 7. */
import { Matrix4, Quaternion, Vector3 } from "three";

export interface Side {
  /** 1 to 6. */
  readonly face: number;
  /** Where it looks, and where right and up are in the picture on it. */
  readonly out: Vector3;
  readonly right: Vector3;
  readonly up: Vector3;
}

/** In the order in which the sides of a BoxGeometry follow each other: +x -x +y -y +z -z. */
export const SIDES: readonly Side[] = [
  side(1, [1, 0, 0], [0, 0, -1]),
  side(6, [-1, 0, 0], [0, 0, 1]),
  side(2, [0, 1, 0], [1, 0, 0]),
  side(5, [0, -1, 0], [1, 0, 0]),
  side(3, [0, 0, 1], [1, 0, 0]),
  side(4, [0, 0, -1], [-1, 0, 0]),
];

const UP = new Vector3(0, 1, 0);

/**
 * How a die lies with this face (1 to 6) on top, its picture upright for who looks along -z.
 *
 * @param yaw turned by this about the upright, in radians
 * @throws RangeError if a die has no such face
 */
export function faceUp(face: number, yaw = 0): Quaternion {
  const top = SIDES.find((one) => one.face === face);
  if (top === undefined) throw new RangeError(`a die has no face ${face}`);
  const from = new Matrix4().makeBasis(top.right, top.up, top.out);
  const to = new Matrix4().makeBasis(new Vector3(1, 0, 0), new Vector3(0, 0, -1), UP);
  const lying = new Quaternion().setFromRotationMatrix(to.multiply(from.transpose()));
  return new Quaternion().setFromAxisAngle(UP, yaw).multiply(lying);
}

/** The face that is most on top of a die that lies so. */
export function topOf(lying: Quaternion): number {
  let best = { face: 0, height: -2 };
  for (const { face, out } of SIDES) {
    const height = out.clone().applyQuaternion(lying).y;
    if (height > best.height) best = { face, height };
  }
  return best.face;
}

function side(face: number, out: [number, number, number], right: [number, number, number]): Side {
  const looks = new Vector3(...out);
  const aside = new Vector3(...right);
  return { face, out: looks, right: aside, up: looks.clone().cross(aside) };
}
