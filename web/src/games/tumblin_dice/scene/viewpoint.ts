/** Where the camera is: a place that it looks at, two angles and how far away it is. */
import { Box3, PerspectiveCamera, Vector3 } from "three";
import type { Edges } from "../../../scene/framing";

export interface Viewpoint {
  readonly target: Vector3;
  /** Around the board, in radians: 0 is behind the landing disc, a quarter turn more is on the thrower's right. */
  readonly yaw: number;
  /** How steeply it looks down, in radians. */
  readonly pitch: number;
  readonly distance: number;
}

export interface Framing {
  readonly yaw: number;
  readonly pitch: number;
  /** Height of the field of view, in degrees. */
  readonly fov: number;
  readonly aspect: number;
  /** Shares of the picture, 0 to 1, that something lies over. */
  readonly free: Edges;
}

const ROUNDS = 24;
const FIRST_DISTANCE = 60;

/** From where all of these places are seen, as near as can be, in the middle of what is not kept free. */
export function framed(places: readonly Vector3[], { yaw, pitch, fov, aspect, free }: Framing): Viewpoint {
  const camera = new PerspectiveCamera(fov, aspect);
  const room = {
    left: 2 * free.left - 1,
    right: 1 - 2 * free.right,
    low: 2 * free.bottom - 1,
    top: 1 - 2 * free.top,
  };
  const tall = Math.tan((fov * Math.PI) / 360);
  const target = new Box3().setFromPoints([...places]).getCenter(new Vector3());
  let distance = FIRST_DISTANCE;
  for (let round = 0; round < ROUNDS; round += 1) {
    look(camera, { target, yaw, pitch, distance });
    const seen = boundsOf(places, camera);
    const [wider, taller] = [
      (seen.right - seen.left) / (room.right - room.left),
      (seen.top - seen.low) / (room.top - room.low),
    ];
    const aside = ((seen.left + seen.right - room.left - room.right) / 2) * tall * aspect * distance;
    const upwards = ((seen.low + seen.top - room.low - room.top) / 2) * tall * distance;
    target.addScaledVector(new Vector3(1, 0, 0).applyQuaternion(camera.quaternion), aside);
    target.addScaledVector(new Vector3(0, 1, 0).applyQuaternion(camera.quaternion), upwards);
    distance *= 1 + (Math.max(wider, taller) - 1) * 0.8;
  }
  return { target, yaw, pitch, distance };
}

/** In the picture's own measure: -1 to 1 from edge to edge. */
function boundsOf(places: readonly Vector3[], camera: PerspectiveCamera) {
  const seen = places.map((place) => place.clone().project(camera));
  const [across, upwards] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    low: Math.min(...upwards),
    top: Math.max(...upwards),
  };
}

/** Moves the camera there. */
export function look(camera: PerspectiveCamera, { target, yaw, pitch, distance }: Viewpoint): void {
  const away = new Vector3(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch));
  camera.position.copy(target).addScaledVector(away, distance);
  // straight from above, "up" on the picture is away from who stands there
  camera.up.set(-Math.sin(yaw) * Math.sin(pitch), Math.cos(pitch), -Math.cos(yaw) * Math.sin(pitch));
  camera.lookAt(target);
  camera.updateMatrixWorld();
}

/** Right angles that the camera has gone round the board, 0 to 3. It leaves `before` only when it is well past half. */
export function quarterOf(yaw: number, before: number): number {
  const turns = yaw / (Math.PI / 2);
  const away = Math.abs(wrapped((turns - before) * (Math.PI / 2)));
  if (away < STAYS) return before;
  return ((Math.round(turns) % 4) + 4) % 4;
}

const STAYS = 0.87;

/** The same angle between minus and plus half a turn. */
export function wrapped(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}
