/** The five dice: waiting, thrown from the thrower's side, lying. Faces get onto them in the frame that they come in. */
import { Vector3 } from "three";
import { faceUp } from "../../../scene/parts/faces";
import type { Moment, SceneHost } from "../../../scene/scene";
import type { Stage } from "../../../scene/stage";
import { type Rest, Tumble } from "../../../scene/tumble";
import { GHOST_FIGURES } from "../../../wire.gen";
import type { Layout, Spot } from "./layout";
import { RaceDie, TOP } from "./race-die";
import type { DiceShown, Shown } from "./shown";

/** Each die lies a little askew, as on the flat table, so nothing jumps between throw and verdict. In radians. */
const YAWS: readonly number[] = [0.12, -0.09, 0.05, -0.14, 0.09];
/** How long dice fly before they rattle on the spot until their faces come. */
const FLIGHT_MS = 950;
const HAND_HEIGHT = 2.6;
const LANDING_MS = 120;
const LANDING_HEIGHT = 0.16;

export class Dice {
  private readonly stage: Stage;
  private readonly host: SceneHost;
  private dice: readonly RaceDie[] = [];
  private rests: readonly Rest[] = [];
  private layout: Layout | null = null;
  private tumble: Tumble | null = null;
  /** Number of the throw that tumbles. */
  private thrown = 0;
  private landedMs = Number.NEGATIVE_INFINITY;

  constructor(stage: Stage, host: SceneHost) {
    this.stage = stage;
    this.host = host;
  }

  /** Makes them anew where this layout has them. A throw under way is over. */
  lay(layout: Layout): void {
    for (const { mesh } of this.dice) this.stage.free(mesh);
    this.layout = layout;
    this.tumble = null;
    this.rests = layout.dice.map(({ x, z }, place) => ({ x, z, ground: 0, yaw: YAWS[place] ?? 0 }));
    this.dice = GHOST_FIGURES.map((figure) => new RaceDie(this.stage, figure, layout.die));
    for (const { mesh } of this.dice) {
      this.stage.scene.add(mesh);
      this.stage.blobs.add(mesh, layout.die * 1.6);
    }
    this.rest(0);
  }

  show({ dice, match, throw: number }: Shown, from: Spot, { nowMs, isStill }: Moment): void {
    this.write(dice);
    this.name(dice.are === "waiting" || (dice.are === "lying" && !dice.states.includes("key")));
    if (dice.are === "moving") {
      const isNew = this.tumble === null || this.thrown !== number;
      if (isNew) this.throwFrom(from, [match, number], isStill ? nowMs - FLIGHT_MS : nowMs);
      this.thrown = number;
      return;
    }
    // a plain picture may be coarse as long as something moves: there the first frame with faces is the last one
    const isLanding = this.tumble !== null && dice.are === "lying" && !isStill && this.stage.look.tier === "high";
    if (isLanding) this.landedMs = nowMs;
    this.tumble = null;
    this.rest(this.liftAt(nowMs));
  }

  /** Returns whether they still move. */
  step(nowMs: number): boolean {
    const { tumble, layout } = this;
    if (tumble === null || layout === null) {
      const lift = this.liftAt(nowMs);
      this.rest(lift);
      return lift > 0;
    }
    this.dice.forEach(({ mesh }, die) => {
      tumble.pose(die, nowMs, mesh);
    });
    for (const { die, strength } of tumble.impacts(nowMs)) {
      this.host.impact(strength, (this.rests[die]?.x ?? 0) / layout.felt.x);
    }
    return !this.stage.look.isCalm; // calm dice lie still and wait for their faces
  }

  /** From the frame with the faces on, dice lie as they will; they only drop a little, which turns no picture. */
  private liftAt(nowMs: number): number {
    const left = 1 - Math.max(0, nowMs - this.landedMs) / LANDING_MS;
    return left > 0 ? LANDING_HEIGHT * left ** 2 : 0;
  }

  private throwFrom(from: Spot, seed: readonly number[], startMs: number): void {
    this.tumble = new Tumble({
      seed,
      from: new Vector3(from.x, HAND_HEIGHT, from.z),
      rests: this.rests,
      size: this.layout?.die ?? 1,
      startMs,
      ms: FLIGHT_MS,
      faces: null,
      isCalm: this.stage.look.isCalm,
    });
  }

  private write(shown: DiceShown): void {
    this.dice.forEach((die, place) => {
      die.dim(shown.are === "lying" && shown.states[place] === "dim");
      if (shown.are === "moving") die.smear();
      else die.lie(shown.are === "lying" ? (shown.faces[place] ?? "plain") : "plain");
    });
  }

  /** @param lift above the felt, in edges */
  private rest(lift: number): void {
    this.dice.forEach(({ mesh }, place) => {
      const rest = this.rests[place];
      if (rest === undefined) return;
      mesh.position.set(rest.x, (0.5 + lift) * mesh.scale.y, rest.z);
      mesh.quaternion.copy(faceUp(TOP, rest.yaw));
    });
  }

  /** The word for its colour stands on the front of each die; not while it flies, nor in the small picture of a verdict. */
  private name(isNamed: boolean): void {
    const size = this.layout?.die ?? 1;
    this.rests.forEach(({ x, z }, place) => {
      const figure = GHOST_FIGURES[place];
      if (figure !== undefined) this.host.label(figure, isNamed ? new Vector3(x, size * 0.66, z + size / 2) : null);
    });
  }
}
