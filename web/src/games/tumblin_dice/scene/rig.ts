/**
 * The camera's movement: it swings to where it is wanted without ever overshooting, and a hand can turn it meanwhile.
 * Pure: times are handed in.
 */
import { MathUtils, Vector3 } from "three";
import { type Viewpoint, wrapped } from "./viewpoint";

/** How fast it goes, in 1/s: after 4 of these times it is there. */
export const CALM = 2.4;
export const QUICK = 4.2;

const PITCH = [0.26, 1.55] as const;
const ZOOM = [0.4, 1.35] as const;
const NEAR = 1e-3;
/** Slow pictures do not make it slow; but after a pause it begins softly. */
const LONGEST_S = 0.2;
/** Numbers of a viewpoint: target, yaw, pitch, logarithm of the distance. */
const NUMBERS = 6;

interface Hand {
  readonly yaw: number;
  readonly pitch: number;
  readonly zoom: number;
}

const STILL: Hand = { yaw: 0, pitch: 0, zoom: 1 };

export class Rig {
  private wish: Viewpoint;
  private hand = STILL;
  private readonly at: number[];
  private readonly speed: number[] = new Array(NUMBERS).fill(0);
  private pull = CALM;
  private lastMs: number | null = null;

  constructor(first: Viewpoint) {
    this.wish = first;
    this.at = numbersOf(first);
  }

  get now(): Viewpoint {
    const [x = 0, y = 0, z = 0, yaw = 0, pitch = 0, far = 0] = this.at;
    return { target: new Vector3(x, y, z), yaw, pitch, distance: Math.exp(far) };
  }

  /** Wants to be there, give or take what a hand has turned. `pull` is how fast it goes. */
  go(wish: Viewpoint, pull: number): void {
    this.wish = wish;
    this.pull = pull;
  }

  /** Is there at once. */
  cut(): void {
    numbersOf(this.goal).forEach((value, place) => {
      this.at[place] = value;
    });
    this.speed.fill(0);
    this.lastMs = null;
  }

  /** A hand turns it, in radians, at once. */
  turn(yaw: number, pitch: number): void {
    const goal = this.goal;
    const steep = MathUtils.clamp(goal.pitch + pitch, ...PITCH) - goal.pitch;
    this.hand = { ...this.hand, yaw: this.hand.yaw + yaw, pitch: this.hand.pitch + steep };
    this.at[3] = (this.at[3] ?? 0) + yaw;
    this.at[4] = (this.at[4] ?? 0) + steep;
  }

  /** A hand brings it nearer (below 1) or farther, at once. */
  zoom(factor: number): void {
    const zoom = MathUtils.clamp(this.hand.zoom * factor, ...ZOOM);
    this.at[5] = (this.at[5] ?? 0) + Math.log(zoom / this.hand.zoom);
    this.hand = { ...this.hand, zoom };
  }

  get isTurned(): boolean {
    return this.hand !== STILL;
  }

  /** Forgets what a hand has done. */
  reset(): void {
    this.hand = STILL;
  }

  /** Goes on; whether it still moves. */
  step(nowMs: number): boolean {
    const seconds = this.lastMs === null ? 1 / 60 : Math.min(LONGEST_S, Math.max(0, (nowMs - this.lastMs) / 1000));
    const goal = numbersOf(this.goal);
    goal[3] = (this.at[3] ?? 0) + wrapped((goal[3] ?? 0) - (this.at[3] ?? 0)); // the short way round
    let isMoving = false;
    for (let place = 0; place < NUMBERS; place += 1) {
      if (this.swing(place, goal[place] ?? 0, seconds)) isMoving = true;
    }
    this.lastMs = isMoving ? nowMs : null;
    if (!isMoving) this.cut();
    return isMoving;
  }

  /** One number on its way, as a door with a good closer. */
  private swing(place: number, goal: number, seconds: number): boolean {
    const away = (this.at[place] ?? 0) - goal;
    const speed = this.speed[place] ?? 0;
    const slowed = (speed + this.pull * away) * seconds;
    const share = Math.exp(-this.pull * seconds);
    this.at[place] = goal + (away + slowed) * share;
    this.speed[place] = (speed - this.pull * slowed) * share;
    return Math.abs(this.at[place] - goal) > NEAR || Math.abs(this.speed[place] ?? 0) > NEAR;
  }

  private get goal(): Viewpoint {
    const { target, yaw, pitch, distance } = this.wish;
    const { hand } = this;
    return {
      target,
      yaw: yaw + hand.yaw,
      pitch: MathUtils.clamp(pitch + hand.pitch, PITCH[0], Math.PI / 2),
      distance: distance * hand.zoom,
    };
  }
}

function numbersOf({ target, yaw, pitch, distance }: Viewpoint): number[] {
  return [target.x, target.y, target.z, yaw, pitch, Math.log(distance)];
}
