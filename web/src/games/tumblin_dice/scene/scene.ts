/** Tumblin-Dice on its board: wood, dice, the aim, a throw on its way, and the camera that follows it. */
import { Group } from "three";
import type { Moment, SceneHost, SceneMaker, TableScene } from "../../../scene/scene";
import type { Stage } from "../../../scene/stage";
import { AimSigns } from "./aim-signs";
import { settle } from "./axes";
import { Board } from "./board";
import { BoardDice } from "./dice";
import { groundOf } from "./ground";
import { Marks } from "./marks";
import { Pads } from "./pads";
import { Reach } from "./reach";
import { CALM, QUICK, Rig } from "./rig";
import type { FlightShown, TumblinShown } from "./shown";
import { along, BOARD_BOX, FOV, type Sights, sightsOf } from "./sights";
import { Trail } from "./trail";
import { look, quarterOf, type Viewpoint } from "./viewpoint";

/** How long the camera stays with a die that has come to rest. */
const FOOT_MS = 900;

export const makeScene: SceneMaker<TumblinShown> = (stage, host) => new TumblinScene(stage, host);

function isLive(flight: FlightShown | null): boolean {
  return flight !== null && !flight.isReplay;
}

class TumblinScene implements TableScene<TumblinShown> {
  private readonly stage: Stage;
  private readonly board: Board;
  private readonly marks: Marks;
  private readonly pads: Pads;
  private readonly dice: BoardDice;
  private readonly aim: AimSigns;
  private readonly trail: Trail;
  private readonly reach: Reach;
  private size = { width: 1, height: 1 };
  private sights: Sights | null = null;
  private rig: Rig | null = null;
  private quarter = 0;
  private shown: TumblinShown | null = null;
  /** Where the last throw has come to rest, while the camera stays there. */
  private rest: Viewpoint | null = null;
  private leaves: ReturnType<typeof setTimeout> | undefined;
  private isMoving = false;

  constructor(stage: Stage, host: SceneHost) {
    this.stage = stage;
    this.board = new Board(stage);
    this.marks = new Marks(stage);
    this.pads = new Pads(stage);
    this.dice = new BoardDice(stage, host);
    this.aim = new AimSigns(stage, host);
    this.trail = new Trail(stage, host, this.dice);
    const all = new Group();
    settle(all);
    all.add(groundOf(stage), this.board.group, this.marks.mesh, this.pads.group);
    all.add(this.dice.group, this.aim.group, this.trail.group);
    stage.scene.add(all);
    this.reach = new Reach(stage, {
      turn: (yaw, pitch) => this.handles((rig) => rig.turn(yaw, pitch)),
      zoom: (factor) => this.handles((rig) => rig.zoom(factor)),
      reset: () => this.handles((rig) => rig.reset()),
    });
  }

  show(shown: TumblinShown, { nowMs, isStill }: Moment): void {
    const before = this.shown;
    this.shown = shown;
    this.board.polish(shown.polish);
    this.pads.show(shown.columns);
    this.dice.show(shown.dice, isLive(shown.flight) ? [] : shown.flags); // they would only dance along with the camera
    this.reach.show(shown.aim);
    this.trail.show(shown.flight?.isReplay ? shown.flight : null);
    if (before === null || before.free !== shown.free) this.measure();
    this.follow(before?.flight ?? null, shown.flight);
    this.place(nowMs);
    if (isStill || this.stage.look.isCalm) this.cut();
    this.aim.show(shown.aim, this.reach.gain);
    this.run();
  }

  resize(width: number, height: number): void {
    this.size = { width, height };
    this.measure();
    if (this.shown === null) return;
    this.place(performance.now());
    this.cut();
  }

  dispose(): void {
    clearTimeout(this.leaves);
    this.reach.dispose();
  }

  /** The viewpoints for this canvas. */
  private measure(): void {
    this.stage.camera.fov = FOV;
    this.stage.camera.updateProjectionMatrix();
    this.stage.fit(BOARD_BOX, { pitch: 50 }); // for its light; the camera is ours
    const free = this.shown?.free ?? { top: 0, right: 0, bottom: 0, left: 0 };
    this.sights = sightsOf({ ...this.size, free });
    this.rig ??= new Rig(this.sights.whole);
  }

  /** A throw that was on its way has ended: the camera stays with it for a while. */
  private follow(before: FlightShown | null, now: FlightShown | null): void {
    if (now !== null) {
      clearTimeout(this.leaves);
      this.rest = null;
    } else if (before !== null && !before.isReplay && !this.stage.look.isCalm) {
      this.rest = this.with(before, before.way.durationMs);
      clearTimeout(this.leaves);
      this.leaves = setTimeout(() => this.leave(), FOOT_MS);
    }
  }

  private leave(): void {
    this.rest = null;
    this.place(performance.now());
    this.run();
  }

  /** Moving dice where they are now, and the camera's wish. */
  private place(nowMs: number): void {
    const { shown, rig } = this;
    if (shown === null || rig === null) return;
    const { flight } = shown;
    if (flight !== null) this.dice.at(flight, flight.atMs(nowMs));
    rig.go(this.wish(shown, nowMs), isLive(flight) ? QUICK : CALM);
  }

  private wish({ flight, camera }: TumblinShown, nowMs: number): Viewpoint {
    const { sights } = this;
    if (sights === null) throw new Error("a scene without a size");
    if (flight?.isReplay) return sights.again;
    if (camera === "above") return sights.above;
    if (flight !== null && !this.stage.look.isCalm) return this.with(flight, flight.atMs(nowMs)) ?? sights.whole;
    return this.rest ?? sights.whole;
  }

  /** Along with the die that was thrown; null: none was. */
  private with({ way, thrown }: FlightShown, ms: number): Viewpoint | null {
    const its = way.poseAt(thrown, ms);
    return its && this.sights && along(this.sights.whole, its.at_mm);
  }

  private cut(): void {
    this.rig?.cut();
    this.apply();
    this.stage.invalidate();
  }

  private handles(does: (rig: Rig) => void): void {
    if (this.rig === null) return;
    does(this.rig);
    this.apply();
    this.run();
  }

  /** Draws as long as something moves. */
  private run(): void {
    this.stage.invalidate();
    if (this.isMoving) return;
    this.isMoving = true;
    this.stage.animate((nowMs) => {
      this.isMoving = this.step(nowMs);
      return this.isMoving;
    });
  }

  private step(nowMs: number): boolean {
    const { shown, rig } = this;
    if (shown === null || rig === null) return false;
    this.place(nowMs);
    const swings = this.swing(rig, nowMs);
    this.apply();
    const { flight } = shown;
    const flies = flight !== null && !flight.isPaused && flight.atMs(nowMs) < flight.way.durationMs;
    return swings || flies;
  }

  /** Under a finger that aims, the board stands still. */
  private swing(rig: Rig, nowMs: number): boolean {
    if (this.reach.isAiming) return false;
    if (!this.stage.look.isCalm) return rig.step(nowMs);
    rig.cut();
    return false;
  }

  private apply(): void {
    if (this.rig === null) return;
    const { now } = this.rig;
    look(this.stage.camera, now);
    this.dice.standUp();
    this.aim.stretch(this.shown?.aim ?? null, this.reach.gain);
    const quarter = quarterOf(now.yaw, this.quarter);
    if (quarter === this.quarter) return;
    this.quarter = quarter;
    this.marks.face(quarter);
    this.pads.face(quarter);
  }
}
