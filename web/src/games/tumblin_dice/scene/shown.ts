/** What the scene of Tumblin-Dice is told. Lengths in mm on the board's own axes, as in `TUMBLIN_BOARD`. */
import type { Polish, TumblinColour, TumblinKind, TumblinPose } from "../../../wire.gen";
import type { Aiming } from "../aiming";
import type { Arm } from "../arm";
import type { Way } from "../frames";
import type { CameraWish } from "./camera";

export interface DieLook {
  readonly colour: TumblinColour;
  readonly kind: TumblinKind;
}

export interface DieShown extends DieLook {
  /** As the match names it. */
  readonly name: string;
  /** Where it lies; null: it is on its way, or nobody knows. */
  readonly pose: TumblinPose | null;
}

/** Dice that move, or are seen to move again. */
export interface FlightShown {
  /** Another way is another flight. */
  readonly way: Way;
  /** How far it has got, in ms of its own time, at a time of `performance.now()`. */
  readonly atMs: (nowMs: number) => number;
  readonly isPaused: boolean;
  /** Slow motion: it has its own camera, and the way is seen as a trail. */
  readonly isReplay: boolean;
  /** The die that was thrown; empty if dice settle only. */
  readonly thrown: string;
  /** What the page numbers: where the label `step 1` lies, and so on. */
  readonly steps: readonly { readonly atMs: number; readonly die: string }[];
}

/** The die on the disc. */
export interface AimShown {
  readonly aiming: Aiming;
  readonly colour: TumblinColour;
  /** Told what a finger on the canvas does; null: the die is not mine to throw. */
  readonly arm: Pick<Arm, "grab" | "move" | "letGo" | "cancel"> | null;
}

/** A column of a score board. */
export interface ColumnShown {
  readonly seat: number;
  readonly name: string;
  readonly colour: TumblinColour;
  /** Points of the quarters that are over. */
  readonly points: readonly number[];
}

export interface TumblinShown {
  /** Dice on the board, and those in flight. */
  readonly dice: readonly DieShown[];
  /** Dice that have a flag (label `flag NAME`) while they lie. */
  readonly flags: readonly string[];
  readonly flight: FlightShown | null;
  /** Null: dice move, or none is left. */
  readonly aim: AimShown | null;
  readonly columns: readonly ColumnShown[];
  readonly polish: Polish;
  readonly camera: CameraWish;
  /** CSS pixels at the canvas's edges that panels lie over. */
  readonly free: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
}
