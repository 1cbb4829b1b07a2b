/** How a die lies: which face is on top, how far it tilts, where its axes look. As in `physics/faces.py`. */
import type { TumblinPose } from "../../wire.gen";

type Turn = TumblinPose["turn"];
export type Vector = readonly [number, number, number];

export interface Side {
  readonly face: number;
  /** Where it looks, and where right and up are in the picture on it, along the die's own axes. */
  readonly out: Vector;
  readonly right: Vector;
  readonly up: Vector;
}

/** As the dice of the scenes have them: `scene/parts/faces.ts`. */
export const SIDES: readonly Side[] = [
  { face: 1, out: [1, 0, 0], right: [0, 0, -1], up: [0, 1, 0] },
  { face: 6, out: [-1, 0, 0], right: [0, 0, 1], up: [0, 1, 0] },
  { face: 2, out: [0, 1, 0], right: [1, 0, 0], up: [0, 0, -1] },
  { face: 5, out: [0, -1, 0], right: [1, 0, 0], up: [0, 0, 1] },
  { face: 3, out: [0, 0, 1], right: [1, 0, 0], up: [0, 1, 0] },
  { face: 4, out: [0, 0, -1], right: [-1, 0, 0], up: [0, 1, 0] },
];

/** Tilted by less, a die lies flat. */
const FLAT_DEG = 2;

/** A direction of the die's own, along the board's axes. */
export function turned([w, x, y, z]: Turn, [a, b, c]: Vector): Vector {
  return [
    (1 - 2 * (y * y + z * z)) * a + 2 * (x * y - w * z) * b + 2 * (x * z + w * y) * c,
    2 * (x * y + w * z) * a + (1 - 2 * (x * x + z * z)) * b + 2 * (y * z - w * x) * c,
    2 * (x * z - w * y) * a + 2 * (y * z + w * x) * b + (1 - 2 * (x * x + y * y)) * c,
  ];
}

/** The face that is nearest to upright. */
export function faceUp(turn: Turn): number {
  return upright(turn).face;
}

/** Whether it leans against something [TD-R5]. */
export function isCocked(turn: Turn): boolean {
  return upright(turn).height < Math.cos((FLAT_DEG * Math.PI) / 180);
}

function upright(turn: Turn): { readonly face: number; readonly height: number } {
  return SIDES.map(({ face, out }) => ({ face, height: turned(turn, out)[2] })).reduce((best, one) =>
    one.height > best.height ? one : best,
  );
}

const HALF = Math.SQRT1_2;
const LYING: Readonly<Record<number, Turn>> = {
  1: [HALF, 0, -HALF, 0],
  6: [HALF, 0, HALF, 0],
  2: [HALF, HALF, 0, 0],
  5: [HALF, -HALF, 0, 0],
  3: [1, 0, 0, 0],
  4: [0, 1, 0, 0],
};

/**
 * How a die lies with this face up, turned by `yawDeg` about the upright, counterclockwise from above.
 *
 * @throws RangeError if a die has no such face
 */
export function turnOf(face: number, yawDeg = 0): Turn {
  const lying = LYING[face];
  if (lying === undefined) throw new RangeError(`a die has no face ${face}`);
  const half = (yawDeg * Math.PI) / 360;
  const [a, d] = [Math.cos(half), Math.sin(half)];
  const [w, x, y, z] = lying;
  return [a * w - d * z, a * x - d * y, a * y + d * x, a * z + d * w];
}
