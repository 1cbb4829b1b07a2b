/** One life of a canvas: fetches the scene, runs it, measures it if need be, and frees it. */
import type { Tier } from "../../scene/look";
import type { Running, Surroundings } from "../../scene/run";
import type { SceneMaker } from "../../scene/scene";
import { isCalm } from "../frame/screen";
import type { Speed } from "./trial";

/** From this time between frames on, in ms, a table is too slow to be looked at. */
const SLOW_MS = 45;
/** Up to this, the rich look is kept. */
const SMOOTH_MS = 24;

export type Trouble = "noWebgl" | "notLoaded" | "lost";

export interface VisitOf<Shown> {
  readonly canvas: HTMLCanvasElement;
  readonly load: () => Promise<SceneMaker<Shown>>;
  /** What is to be seen now. */
  readonly shown: () => Shown;
  readonly around: Omit<Surroundings, "lost">;
  /** A race counts from the moment a finger comes down; elsewhere a touch may still become a scroll. */
  readonly pressOn: "pointerdown" | "click";
  readonly press: (key: string, atMs: number) => void;
  readonly fail: (trouble: Trouble) => void;
}

export class Visit<Shown> {
  running: Running<Shown> | null = null;
  private readonly of: VisitOf<Shown>;
  private readonly sizes = new ResizeObserver(() => this.resize());
  private isOver = false;

  constructor(of: VisitOf<Shown>) {
    this.of = of;
  }

  /** Shows it; whether it stands, drawn. */
  async begin(tier: Tier): Promise<boolean> {
    const { canvas, load, around, pressOn, fail } = this.of;
    const fetched = await Promise.all([import("../../scene/run"), load()]).catch(() => null);
    if (this.isOver) return false;
    if (fetched === null) {
      fail("notLoaded");
      return false;
    }
    const [{ run }, maker] = fetched;
    const look = { tier, isCalm: isCalm.peek(), pixelRatio: PIXELS[tier] };
    try {
      this.running = run(canvas, look, maker, { ...around, lost: () => fail("lost") });
      this.resize();
      this.running.show(this.of.shown(), true);
    } catch {
      fail("noWebgl");
      return false;
    }
    this.sizes.observe(canvas);
    canvas.addEventListener(pressOn, this.press);
    canvas.addEventListener("pointermove", this.point);
    document.addEventListener("visibilitychange", this.turn);
    await this.running.drawn;
    return !this.isOver;
  }

  /** How fast it is here, while it stands. `tier` is what it is drawn in. */
  async speed(tier: Tier): Promise<Speed | null> {
    if (this.running === null) return null;
    const ms = await this.running.measure();
    if (this.isOver) return null;
    if (tier === "high") return ms > SMOOTH_MS ? "low" : "high";
    return ms > SLOW_MS ? "slow" : "low";
  }

  show(shown: Shown): void {
    this.running?.show(shown, false);
  }

  end(): void {
    this.isOver = true;
    this.sizes.disconnect();
    this.of.canvas.removeEventListener(this.of.pressOn, this.press);
    this.of.canvas.removeEventListener("pointermove", this.point);
    document.removeEventListener("visibilitychange", this.turn);
    this.running?.dispose();
    this.running = null;
  }

  /** Draws it anew in the size that its canvas has now. */
  resize(): void {
    const { clientWidth, clientHeight } = this.of.canvas;
    if (clientWidth > 0 && clientHeight > 0) this.running?.resize(clientWidth, clientHeight);
  }

  private readonly press = (event: MouseEvent): void => {
    if (event.button !== 0) return;
    const key = this.running?.pick(event.clientX, event.clientY) ?? null;
    if (key !== null) this.of.press(key, event.timeStamp);
  };

  private readonly point = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    const isOver = (this.running?.pick(event.clientX, event.clientY) ?? null) !== null;
    this.of.canvas.classList.toggle("scene__canvas--over", isOver);
  };

  /** Back in sight: what has moved meanwhile lies already. */
  private readonly turn = (): void => {
    if (!document.hidden) this.running?.show(this.of.shown(), true);
  };
}

const PIXELS: Readonly<Record<Tier, number>> = { low: 1, high: 2 };
