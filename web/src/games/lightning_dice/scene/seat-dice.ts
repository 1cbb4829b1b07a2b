/** The six dice of a seat: they tumble, lie, stand on the rail, or wait in the hand. */
import { type Quaternion, Vector3 } from "three";
import { Die, type DieKind, pips } from "../../../scene/parts/die";
import { faceUp } from "../../../scene/parts/faces";
import { type Stage, token } from "../../../scene/stage";
import { type Rest, Tumble } from "../../../scene/tumble";
import type { SeatLayout } from "./layout";
import type { DieShown, LightningShown, SeatShown } from "./shown";

/** A die slides to the rail or back. */
const SLIDE_MS = 170;

interface Moving {
  readonly dice: readonly number[];
  readonly tumble: Tumble;
}

interface Slide {
  readonly from: Vector3;
  readonly turned: Quaternion;
  readonly sinceMs: number;
}

export interface ShownAt {
  readonly nowMs: number;
  readonly isStill: boolean;
}

export class SeatDice {
  readonly dice: readonly Die[];
  private readonly seat: number;
  private readonly place: SeatLayout;
  private readonly isCalm: boolean;
  private readonly slides = new Map<number, Slide>();
  private shown: readonly DieShown[] = [];
  private moving: Moving | null = null;
  private rolls = 0;

  constructor(stage: Stage, seat: number, place: SeatLayout) {
    this.seat = seat;
    this.place = place;
    this.isCalm = stage.look.isCalm;
    const kind = kindOf(seat);
    this.dice = Array.from({ length: 6 }, () => new Die(stage, kind, place.size));
    for (const { mesh } of this.dice) stage.scene.add(mesh);
  }

  /** Returns whether something moves now. */
  show(seat: SeatShown, table: LightningShown, at: ShownAt): boolean {
    const before = this.shown;
    this.shown = seat.dice;
    for (const die of this.dice) die.mesh.visible = !seat.isGone;
    this.tumbleOn(table, seat.rollMs, at);
    seat.dice.forEach((die, place) => {
      const old = before[place];
      if (old !== undefined && old.lies !== die.lies && !this.isMoving(place) && !at.isStill)
        this.slide(place, at.nowMs);
      this.dress(place, die);
    });
    return this.step(at.nowMs);
  }

  /** Puts every die where it is now. Returns whether something still moves. */
  step(nowMs: number): boolean {
    if (this.moving?.tumble.isOver(nowMs)) this.moving = null;
    let goesOn = this.moving !== null && !this.isCalm;
    this.dice.forEach((die, place) => {
      const nth = this.moving?.dice.indexOf(place) ?? -1;
      if (this.moving !== null && nth >= 0) this.moving.tumble.pose(nth, nowMs, die.mesh);
      else if (this.lay(place, nowMs)) goesOn = true;
    });
    return goesOn;
  }

  /** The hardest hit since the last call; 0: none. */
  hit(nowMs: number): number {
    return Math.max(0, ...(this.moving?.tumble.impacts(nowMs) ?? []).map(({ strength }) => strength));
  }

  private isMoving(place: number): boolean {
    return this.moving?.dice.includes(place) ?? false;
  }

  /** Begins to tumble what has begun to, and settles what has come to rest. */
  private tumbleOn({ match, card }: LightningShown, rollMs: number, { nowMs, isStill }: ShownAt): void {
    const rolling = this.shown.flatMap(({ lies }, place) => (lies === "tumbling" ? [place] : []));
    if (rolling.length === 0) {
      if (this.moving === null) return;
      const { dice, tumble } = this.moving;
      const faces = dice.map((place) => this.shown[place]?.face ?? 0);
      if (isStill || faces.includes(0)) this.moving = null;
      else tumble.settle(faces, nowMs);
      return;
    }
    if (this.moving !== null && !this.moving.tumble.isReadable && same(this.moving.dice, rolling)) return;
    this.rolls += 1;
    const { hand, size, dice } = this.place;
    const rests = rolling.map((place) => dice[place]).filter((rest) => rest !== undefined);
    const tumble = new Tumble({
      seed: [match, card?.number ?? 0, this.seat, this.rolls],
      from: new Vector3(hand.x, size * 2, hand.z),
      rests,
      size,
      startMs: nowMs,
      ms: rollMs,
      faces: null,
      isCalm: this.isCalm,
    });
    this.moving = { dice: rolling, tumble };
  }

  private dress(place: number, { lies, face }: DieShown): void {
    const die = this.dice[place];
    if (lies === "tumbling") die?.dress("smeared");
    else die?.dress(face === 0 ? "bare" : "faces");
  }

  private slide(place: number, nowMs: number): void {
    const die = this.dice[place];
    if (die === undefined || this.isCalm) return;
    this.slides.set(place, { from: die.mesh.position.clone(), turned: die.mesh.quaternion.clone(), sinceMs: nowMs });
  }

  /** Whether it still slides. */
  private lay(place: number, nowMs: number): boolean {
    const die = this.dice[place];
    const shown = this.shown[place];
    if (die === undefined || shown === undefined) return false;
    const rest = this.restOf(place, shown);
    const { size } = this.place;
    die.mesh.position.set(rest.x, rest.ground + size / 2, rest.z);
    die.mesh.quaternion.copy(faceUp(shown.face || 1, rest.yaw));
    const slide = this.slides.get(place);
    if (slide === undefined) return false;
    const done = (nowMs - slide.sinceMs) / SLIDE_MS;
    if (done >= 1) {
      this.slides.delete(place);
      return false;
    }
    const left = (1 - Math.max(0, done)) ** 2;
    die.mesh.position.lerp(slide.from, left);
    die.mesh.position.y += Math.sin(Math.max(0, done) * Math.PI) * size * 0.45;
    die.mesh.quaternion.slerp(slide.turned, left);
    return true;
  }

  private restOf(place: number, { lies }: DieShown): Rest {
    const rest = this.place[lies === "kept" ? "kept" : "dice"][place];
    if (rest === undefined) throw new RangeError(`no place for die ${place}`);
    return rest;
  }
}

function kindOf(seat: number): DieKind {
  const [body, ink] = [`#${token(`--seat-${seat}`).getHexString()}`, `#${token(`--seat-${seat}-on`).getHexString()}`];
  return { name: `seat ${seat}`, body, ink, paint: pips(ink) };
}

function same(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at]);
}
