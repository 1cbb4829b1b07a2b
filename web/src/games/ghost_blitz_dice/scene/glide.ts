/** Things on their way from one place to another, over a small arch. */
import { type Object3D, Vector3 } from "three";

export interface Journey {
  readonly to: Vector3;
  /** Size at the end. */
  readonly scale: number;
  readonly startMs: number;
  readonly ms: number;
  /** How high it flies above the straight line. */
  readonly arch: number;
}

interface Glide extends Journey {
  readonly from: Vector3;
  readonly fromScale: number;
}

/** Where a point is after a share of the way, 0 to 1. */
export function archedAt(from: Vector3, to: Vector3, share: number, arch: number): Vector3 {
  const eased = share * share * (3 - 2 * share);
  const at = new Vector3().lerpVectors(from, to, eased);
  at.y += 4 * arch * share * (1 - share);
  return at;
}

export class Glides {
  private readonly under = new Map<Object3D, Glide>();

  send(object: Object3D, journey: Journey): void {
    this.under.set(object, { ...journey, from: object.position.clone(), fromScale: object.scale.x });
  }

  /** It is there at once. */
  put(object: Object3D, to: Vector3, scale: number): void {
    this.under.delete(object);
    object.position.copy(to);
    object.scale.setScalar(scale);
  }

  /** Moves everything that is under way; returns whether something still is. */
  step(nowMs: number): boolean {
    for (const [object, { from, fromScale, to, scale, startMs, ms, arch }] of this.under) {
      const share = Math.min(1, Math.max(0, (nowMs - startMs) / ms));
      object.position.copy(archedAt(from, to, share, arch));
      object.scale.setScalar(fromScale + (scale - fromScale) * share);
      if (share === 1) this.under.delete(object);
    }
    return this.under.size > 0;
  }
}
