/** Where the camera must stand so that a box fills the picture, whatever the picture's shape. */
import { type Box3, MathUtils, Vector3 } from "three";

export interface View {
  /** How steeply the camera looks down, in degrees: 90 is from straight above. */
  readonly pitch: number;
  /** Height of the field of view, in degrees. */
  readonly fov: number;
  /** Width by height of the picture. */
  readonly aspect: number;
  /** Shares of the picture that are kept free at its edges, 0 to 1: for what lies over the canvas. */
  readonly free?: Edges;
}

export interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Standpoint {
  readonly position: Vector3;
  readonly target: Vector3;
}

const NOTHING_FREE: Edges = { top: 0, right: 0, bottom: 0, left: 0 };
const ROUNDS = 24;

/** The nearest standpoint from which all of the box is seen, in the middle of what is not kept free. */
export function frameBox(box: Box3, { pitch, fov, aspect, free = NOTHING_FREE }: View): Standpoint {
  const tilt = MathUtils.degToRad(pitch);
  const back = new Vector3(0, Math.sin(tilt), Math.cos(tilt));
  const up = new Vector3(0, Math.cos(tilt), -Math.sin(tilt));
  const tall = Math.tan(MathUtils.degToRad(fov / 2));
  const wide = tall * aspect;
  const room = {
    left: -1 + 2 * free.left,
    right: 1 - 2 * free.right,
    low: -1 + 2 * free.bottom,
    top: 1 - 2 * free.top,
  };
  const corners = cornersOf(box);
  const target = box.getCenter(new Vector3());
  let distance = box.getSize(new Vector3()).length() / tall;
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = boundsOf(corners, { target, back, up, distance, tall, wide });
    const growth = Math.max(
      (seen.right - seen.left) / (room.right - room.left),
      (seen.top - seen.low) / (room.top - room.low),
    );
    target.x += ((seen.left + seen.right - room.left - room.right) / 2) * wide * distance;
    target.addScaledVector(up, ((seen.low + seen.top - room.low - room.top) / 2) * tall * distance);
    distance *= 1 + (growth - 1) * 0.8;
  }
  return { position: target.clone().addScaledVector(back, distance), target };
}

interface Camera {
  readonly target: Vector3;
  readonly back: Vector3;
  readonly up: Vector3;
  readonly distance: number;
  readonly tall: number;
  readonly wide: number;
}

/** In the picture's own measure: -1 to 1 from edge to edge. */
function boundsOf(corners: readonly Vector3[], { target, back, up, distance, tall, wide }: Camera) {
  const bounds = { left: Infinity, right: -Infinity, low: Infinity, top: -Infinity };
  for (const corner of corners) {
    const from = corner.clone().sub(target);
    const depth = Math.max(distance - from.dot(back), 1e-3);
    const x = from.x / (depth * wide);
    const y = from.dot(up) / (depth * tall);
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.low = Math.min(bounds.low, y);
    bounds.top = Math.max(bounds.top, y);
  }
  return bounds;
}

function cornersOf({ min, max }: Box3): Vector3[] {
  const corners: Vector3[] = [];
  for (const x of [min.x, max.x]) {
    for (const y of [min.y, max.y]) {
      for (const z of [min.z, max.z]) corners.push(new Vector3(x, y, z));
    }
  }
  return corners;
}
