/** Short motions of this table. They show what has happened already; with less motion asked for it is simply so. */
import { type Euler, MathUtils, type Object3D } from "three";
import type { Stage } from "../../../scene/stage";

/** Of the way that is done, 0 to 1; slower towards the end. */
export function eased(share: number): number {
  return 1 - (1 - share) ** 3;
}

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Rotations about x and z, in radians. */
  readonly tilt?: number;
  readonly roll?: number;
  /** Rotation about the vertical, after the others. */
  readonly turn?: number;
  readonly scale: number;
}

export interface Flight {
  readonly to: Pose;
  readonly ms: number;
  /** Height of its arc. */
  readonly lift: number;
}

/** Motions of things, at most one each: a new one takes over where the old one is. */
export class Motions {
  private readonly stage: Pick<Stage, "animate">;
  private readonly ends = new Map<object, () => void>();

  constructor(stage: Pick<Stage, "animate">) {
    this.stage = stage;
  }

  /** Calls `draw` with 0 to 1 for this long, then `done`; what moved this thing before is at its end at once. */
  play(thing: object, ms: number, draw: (share: number) => void, done: () => void = () => undefined): void {
    this.finish(thing);
    let beganMs: number | null = null;
    const end = (): void => {
      this.ends.delete(thing);
      stop();
      draw(1);
      done();
    };
    draw(0);
    const stop = this.stage.animate((nowMs) => {
      beganMs ??= nowMs;
      const share = Math.min(1, (nowMs - beganMs) / ms);
      if (share < 1) draw(share);
      else end();
      return share < 1;
    });
    this.ends.set(thing, end);
  }

  /** From where it is to a pose, in an arc. */
  fly(thing: Object3D, { to, ms, lift }: Flight, done?: () => void): void {
    const from = poseOf(thing);
    this.play(thing, ms, (share) => pose(thing, between(from, to, share, lift)), done);
  }

  /** Sets it at the end of its motion, if it has one. */
  finish(thing: object): void {
    this.ends.get(thing)?.();
  }

  finishAll(): void {
    for (const end of [...this.ends.values()]) end();
  }
}

export function pose(thing: Object3D, { x, y, z, tilt = 0, roll = 0, turn = 0, scale }: Pose): void {
  thing.position.set(x, y, z);
  thing.rotation.set(tilt, turn, roll, "YXZ");
  thing.scale.setScalar(scale);
}

function poseOf({ position: { x, y, z }, rotation, scale }: Object3D): Pose {
  const { x: tilt, y: turn, z: roll }: Euler = rotation;
  return { x, y, z, tilt, turn, roll, scale: scale.x };
}

function between(from: Pose, to: Pose, share: number, lift: number): Pose {
  const done = eased(share);
  const mix = (name: keyof Pose): number => MathUtils.lerp(from[name] ?? 0, to[name] ?? 0, done);
  return {
    x: mix("x"),
    y: mix("y") + lift * Math.sin(Math.PI * done),
    z: mix("z"),
    tilt: mix("tilt"),
    roll: mix("roll"),
    turn: mix("turn"),
    scale: mix("scale"),
  };
}
