/** The verdict above a figure: who took it, and a tick or a cross, so that colour is never the only sign. */

import { Mesh, MeshBasicMaterial, PlaneGeometry, Vector3 } from "three";
import { type Pen, painted } from "../../../scene/parts/paint";
import type { Moment } from "../../../scene/scene";
import type { Stage } from "../../../scene/stage";
import { hue } from "../../../ui/scene/hue";
import type { Stand } from "./figures";
import { paintSeat } from "./seats";
import type { FigureShown } from "./shown";

const SIZE = 1.25;
/** Beside the foot of a figure, where it hides neither its head nor the dice. */
const BESIDE = new Vector3(-1, 0.2, 0.6);
const PIXELS = 128;
/** A figure has landed by then. */
const AFTER_MS = 380;
const GROW_MS = 140;

export class Marks {
  private readonly stage: Stage;
  private marks: readonly Mesh[] = [];
  private startMs = 0;
  private shown = "";

  constructor(stage: Stage) {
    this.stage = stage;
  }

  show(figures: readonly FigureShown[], standOf: (one: FigureShown, place: number) => Stand, moment: Moment): void {
    const judged = figures.map((one, place) => ({ one, place })).filter(({ one }) => isJudged(one));
    const now = judged.map(({ one, place }) => `${place} ${nameOf(one)}`).join();
    if (now === this.shown && !moment.isStill) return;
    this.shown = now;
    for (const mark of this.marks) this.stage.free(mark);
    this.marks = judged.map(({ one, place }) => this.made(one, standOf(one, place)));
    const isAtOnce = moment.isStill || this.stage.look.isCalm;
    this.startMs = isAtOnce ? Number.NEGATIVE_INFINITY : moment.nowMs + AFTER_MS;
    this.step(moment.nowMs);
  }

  /** They look at the camera. */
  step(nowMs: number): boolean {
    const grown = Math.min(1, Math.max(0, (nowMs - this.startMs) / GROW_MS));
    for (const mark of this.marks) {
      mark.quaternion.copy(this.stage.camera.quaternion);
      mark.visible = grown > 0;
      mark.scale.setScalar(Math.max(0.01, grown));
    }
    return grown < 1 && this.marks.length > 0;
  }

  private made(one: FigureShown, { at, scale }: Stand): Mesh {
    const { stage } = this;
    const coat = stage.shared(`material mark ${nameOf(one)}`, () => {
      const map = stage.shared(`texture mark ${nameOf(one)}`, () => painted(PIXELS, PIXELS, (pen) => paint(pen, one)));
      return new MeshBasicMaterial({ map, transparent: true, depthTest: false, toneMapped: false });
    });
    const mark = new Mesh(
      stage.shared("geometry mark", () => new PlaneGeometry(SIZE, SIZE)),
      coat,
    );
    mark.renderOrder = 3;
    mark.position.copy(BESIDE).multiplyScalar(scale).add(at);
    stage.scene.add(mark);
    return mark;
  }
}

function isJudged({ state }: FigureShown): boolean {
  return state === "right" || state === "wrong";
}

function nameOf({ state, owner }: FigureShown): string {
  return `${state} ${owner}`;
}

function paint(pen: Pen, { state, owner }: FigureShown): void {
  const badge = owner === 0 ? PIXELS : PIXELS * 0.56;
  if (owner > 0) {
    pen.save();
    paintSeat(pen, owner, PIXELS * 0.84);
    pen.restore();
  }
  pen.translate(PIXELS - badge, PIXELS - badge);
  pen.scale(badge / 64, badge / 64);
  disc(pen, 31, "#fff6e5");
  disc(pen, 26, state === "right" ? hue("--felt-good-lo", "#14713d") : hue("--felt-bad-lo", "#b3261e"));
  pen.strokeStyle = "#fff";
  pen.lineWidth = 8;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.stroke(new Path2D(state === "right" ? "M19 33 28 42 45 23" : "M21 21 43 43M43 21 21 43"));
}

function disc(pen: Pen, radius: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(32, 32, radius, 0, 2 * Math.PI);
  pen.fill();
}
