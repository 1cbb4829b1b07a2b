/**
 * Hands on the canvas: a finger on the die or the disc aims, beside it the board is turned; two fingers and the wheel
 * bring it nearer, two taps put it back.
 */
import { Plane, Raycaster, Vector2, Vector3 } from "three";
import type { Stage } from "../../../scene/stage";
import { ownPull } from "../../../ui/parts/pulls";
import { TUMBLIN_BOARD as BOARD } from "../../../wire.gen";
import { dieAt, PULL_MM } from "../aiming";
import { inScene, onBoard, UNIT_MM } from "./axes";
import type { AimShown } from "./shown";

/** What hands do besides aiming. */
export interface Turning {
  /** In radians. */
  turn(yaw: number, pitch: number): void;
  zoom(factor: number): void;
  reset(): void;
}

/** Fingers are not as fine as the die is small, in CSS pixels. */
const REACH_PX = { mouse: 20, touch: 30 } as const;
const LEAST_REACH_MM = 13;
/** Radians a CSS pixel. */
const TURN = 0.005;
const WHEEL = 0.0012;
/** All of the force. */
const PULL_PX = 200;
const LEAST_PULL_PX = 60;
/** So near to the window's edge no finger goes. */
const EDGE_PX = 18;
/** Of the aimed die's middle. */
const HEIGHT_MM = BOARD.disc.top_mm + BOARD.die_mm / 2;

type Place = readonly [number, number];

interface Dragging {
  readonly pointer: number;
  /** So much of a way on the board counts as one. */
  readonly gain: number;
}

export class Reach {
  private readonly stage: Stage;
  private readonly canvas: HTMLCanvasElement;
  private readonly turning: Turning;
  private readonly rays = new Raycaster();
  /** The aimed die's middle is in this plane. */
  private readonly plane = new Plane(new Vector3(0, 1, 0), -HEIGHT_MM / UNIT_MM);
  private readonly fingers = new Map<number, Place>();
  private readonly ends = new AbortController();
  private aim: AimShown | null = null;
  private dragging: Dragging | null = null;

  constructor(stage: Stage, turning: Turning) {
    this.stage = stage;
    this.canvas = stage.renderer.domElement;
    this.turning = turning;
    this.listen();
  }

  /** What can be aimed now; null: nothing, and a drag comes to nothing. */
  show(aim: AimShown | null): void {
    this.aim = aim;
    if (this.arm === null) this.dragging = null;
  }

  get isAiming(): boolean {
    return this.dragging !== null;
  }

  dispose(): void {
    this.ends.abort();
  }

  private get arm(): AimShown["arm"] {
    return this.aim?.arm ?? null;
  }

  private listen(): void {
    const { signal } = this.ends;
    const { canvas } = this;
    canvas.addEventListener("pointerdown", (event) => this.down(event), { signal });
    canvas.addEventListener("pointermove", (event) => this.move(event), { signal });
    canvas.addEventListener("pointerup", (event) => this.up(event), { signal });
    canvas.addEventListener("pointercancel", (event) => this.lose(event), { signal });
    canvas.addEventListener("touchmove", ownPull, { signal, passive: false });
    canvas.addEventListener("dblclick", (event) => this.again(event), { signal });
    canvas.addEventListener("wheel", (event) => this.wheel(event), { signal, passive: false });
    window.addEventListener("keydown", (event) => this.escape(event), { signal, capture: true });
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.canvas.setPointerCapture(event.pointerId);
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size > 1) this.cancel();
    else this.grab(event);
  }

  private grab(event: PointerEvent): void {
    const at = this.onPlane(event.clientX, event.clientY);
    const arm = this.arm;
    if (arm === null || at === null || !arm.grab(...at, this.reachMm(event))) return;
    this.dragging = { pointer: event.pointerId, gain: this.gain };
    arm.move(...at, this.dragging.gain);
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (before === undefined) return;
    if (this.dragging?.pointer === event.pointerId) {
      const at = this.onPlane(event.clientX, event.clientY);
      if (at !== null) this.arm?.move(...at, this.dragging.gain);
    } else this.turn(event, before);
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.dragging?.pointer !== event.pointerId) return;
    this.dragging = null;
    this.arm?.letGo();
  }

  private lose(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.dragging?.pointer === event.pointerId) this.cancel();
  }

  private cancel(): void {
    if (this.dragging !== null) this.arm?.cancel();
    this.dragging = null;
  }

  private escape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || this.dragging === null) return;
    event.stopPropagation();
    this.cancel();
  }

  /** One finger turns; of two, the way between them brings nearer, and each does half of the turning. */
  private turn({ pointerId, clientX: x, clientY: y }: PointerEvent, [fromX, fromY]: Place): void {
    const other = [...this.fingers].find(([finger]) => finger !== pointerId)?.[1];
    const share = other === undefined ? 1 : 0.5;
    this.turning.turn((fromX - x) * TURN * share, (y - fromY) * TURN * share);
    if (other === undefined) return;
    const apart = Math.hypot(x - other[0], y - other[1]);
    if (apart > 1) this.turning.zoom(Math.hypot(fromX - other[0], fromY - other[1]) / apart);
  }

  private again(event: MouseEvent): void {
    const at = this.onPlane(event.clientX, event.clientY);
    const isOnDisc = at !== null && Math.hypot(at[0] - BOARD.disc.x_mm, at[1]) <= BOARD.disc.radius_mm;
    if (this.arm === null || !isOnDisc) this.turning.reset();
  }

  /** A page that is larger than its window is scrolled; a pinch on a touchpad comes with the control key. */
  private wheel(event: WheelEvent): void {
    if (document.documentElement.scrollHeight > innerHeight && !event.ctrlKey) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
    this.turning.zoom(Math.exp(Math.max(-120, Math.min(120, pixels)) * WHEEL));
  }

  /** Where a finger is on the board, at the height of the die's middle; null: it points over it. */
  private onPlane(clientX: number, clientY: number): Place | null {
    const box = this.canvas.getBoundingClientRect();
    const at = new Vector2(((clientX - box.left) / box.width) * 2 - 1, 1 - ((clientY - box.top) / box.height) * 2);
    this.rays.setFromCamera(at, this.stage.camera);
    const hit = this.rays.ray.intersectPlane(this.plane, new Vector3());
    if (hit === null) return null;
    const [x, y] = onBoard(hit);
    return [x, y];
  }

  private reachMm({ clientX, clientY, pointerType }: PointerEvent): number {
    const here = this.onPlane(clientX, clientY);
    const pixels = pointerType === "mouse" ? REACH_PX.mouse : REACH_PX.touch;
    const beside = this.onPlane(clientX + pixels, clientY);
    if (here === null || beside === null) return LEAST_REACH_MM;
    return Math.max(LEAST_REACH_MM, Math.hypot(beside[0] - here[0], beside[1] - here[1]));
  }

  /**
   * So much of a way on the board counts as one: wherever the camera is, all of the force is a pull of the same length on
   * the screen, or of what there is above the window's edge.
   */
  get gain(): number {
    if (this.dragging !== null) return this.dragging.gain;
    if (this.aim === null) return 1;
    const [x, y] = dieAt(this.aim.aiming);
    const box = this.canvas.getBoundingClientRect();
    const die = this.stage.place(inScene(x, y, HEIGHT_MM));
    const [left, top] = [box.left + die.x, box.top + die.y];
    const pull = Math.max(LEAST_PULL_PX, Math.min(PULL_PX, innerHeight - EDGE_PX - top));
    const end = this.onPlane(left, top + pull);
    if (end === null) return 1;
    return PULL_MM / Math.max(1, Math.hypot(end[0] - x, end[1] - y));
  }
}
