/** Lightning Dice in 3D: the track with its pawns, everybody's dice, the card in the middle, my own on rail and felt. */
import { Box3, type Group, Mesh, Vector3 } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { wood } from "../../../scene/parts/paint";
import { tableOf } from "../../../scene/parts/table";
import type { Moment, SceneHost, SceneMaker, TableScene } from "../../../scene/scene";
import { type Stage, token } from "../../../scene/stage";
import { CARD_SHAPE, CardOnTable } from "./card";
import { type Layout, layoutOf } from "./layout";
import { SeatDice } from "./seat-dice";
import type { LightningShown } from "./shown";
import { Track } from "./track";

const RIM = 0.62;
const LAND_MS = 160;
/** The card leans towards whoever reads it. */
const TILT = 0.2;

export const makeScene: SceneMaker<LightningShown> = (stage, host) => new LightningScene(stage, host);

class LightningScene implements TableScene<LightningShown> {
  private readonly stage: Stage;
  private readonly host: SceneHost;
  private readonly card: CardOnTable;
  private aspect = 1;
  private shown: LightningShown | null = null;
  private laid: Laid | null = null;
  private landedMs = Number.NEGATIVE_INFINITY;
  private stop: () => void = () => undefined;

  constructor(stage: Stage, host: SceneHost) {
    this.stage = stage;
    this.host = host;
    this.card = new CardOnTable(stage);
    stage.scene.add(this.card.group);
  }

  show(shown: LightningShown, { nowMs, isStill }: Moment): void {
    this.shown = shown;
    const laid = this.lay(shown);
    const at = { nowMs, isStill: isStill || laid.isNew };
    laid.isNew = false;
    if (this.card.show(shown.card) && !at.isStill) this.landedMs = nowMs;
    for (const seat of shown.seats) laid.dice.get(seat.seat)?.show(seat, shown, at);
    laid.track?.show(new Map(shown.seats.map(({ seat, score }) => [seat, score])), nowMs, at.isStill);
    if (this.move(nowMs)) {
      this.stop();
      this.stop = this.stage.animate((now) => this.move(now));
    }
    this.stage.invalidate();
  }

  resize(width: number, height: number): void {
    this.aspect = width / height;
    if (this.shown !== null) this.show(this.shown, { nowMs: performance.now(), isStill: true });
  }

  dispose(): void {
    this.stop();
  }

  private move(nowMs: number): boolean {
    const { laid } = this;
    if (laid === null) return false;
    let goesOn = laid.track?.step(nowMs) ?? false;
    for (const [seat, dice] of laid.dice) {
      const hit = dice.hit(nowMs);
      if (hit > 0) this.host.impact(seat === this.shown?.me ? hit : hit * 0.35, panOf(laid.layout, seat));
      if (dice.step(nowMs)) goesOn = true;
    }
    return this.land(nowMs) || goesOn;
  }

  /** A new card lies there at once, to be read; only its last bit of the way is seen. */
  private land(nowMs: number): boolean {
    const left = Math.max(0, 1 - (nowMs - this.landedMs) / LAND_MS);
    const half = (this.card.group.scale.x * CARD_SHAPE) / 2;
    this.card.group.position.y = 0.09 + half * Math.sin(TILT) + left ** 2 * 0.5;
    return left > 0;
  }

  /** The table for these seats and this shape of the canvas; built anew only when they change. */
  private lay(shown: LightningShown): Laid {
    const rivals = shown.seats.map(({ seat }) => seat).filter((seat) => seat !== shown.me);
    const layout = layoutOf(this.aspect, { rivals, me: shown.me, hasTrack: shown.goal > 0 });
    const name = [layout.width, layout.depth, shown.me, shown.goal, ...rivals].join(" ");
    if (this.laid?.name !== name) {
      if (this.laid !== null) this.clear(this.laid);
      this.laid = build(this.stage, { name, layout, shown });
      const scale = layout.card.width;
      this.card.group.scale.setScalar(scale);
      this.card.group.rotation.x = TILT;
      this.card.group.position.set(layout.card.x, 0, layout.card.z);
      this.label(layout);
    }
    this.frame(this.laid.layout);
    return this.laid;
  }

  private frame({ width, depth, pitch, isBleeding }: Layout): void {
    const [x, z] = [width / 2 + (isBleeding ? -0.1 : RIM), depth / 2 + RIM];
    this.stage.fit(new Box3(new Vector3(-x, 0, -z), new Vector3(x, 0.5, z)), { pitch });
  }

  private label({ seats, card, rail }: Layout): void {
    for (const [seat, { name, size, span }] of seats) {
      this.host.label(`seat-${seat}`, new Vector3(name.x, size * 0.4, name.z), span);
    }
    this.host.label("slip", new Vector3(card.x, 0, card.z + (card.width * CARD_SHAPE) / 2 + 0.6), card.width);
    this.host.label("rack", rail && new Vector3(rail.x, 0.4, rail.keysZ), rail?.keysWidth);
  }

  private clear(laid: Laid): void {
    for (const dice of laid.dice.values()) for (const { mesh } of dice.dice) this.stage.free(mesh);
    this.stage.free(laid.group);
  }
}

/** What stands on the table for one layout. */
interface Laid {
  readonly name: string;
  readonly layout: Layout;
  readonly group: Group;
  readonly dice: ReadonlyMap<number, SeatDice>;
  readonly track: Track | null;
  /** Nothing has been shown on it yet. */
  isNew: boolean;
}

interface Plan {
  readonly name: string;
  readonly layout: Layout;
  readonly shown: LightningShown;
}

function build(stage: Stage, { name, layout, shown }: Plan): Laid {
  const { width, depth, corner } = layout;
  const group = tableOf(stage, { width, depth, corner, rim: RIM, felt: "--felt-lightning-hi" });
  const seats = shown.seats.map(({ seat }) => seat);
  const track = layout.track && new Track(stage, layout.track, shown.goal, seats);
  if (track !== null) group.add(track.group);
  if (layout.rail !== null) group.add(railOf(stage, layout.rail));
  const dice = new Map([...layout.seats].map(([seat, place]) => [seat, new SeatDice(stage, seat, place)]));
  const own = dice.get(shown.me);
  for (const [die, { mesh }] of own?.dice.entries() ?? []) stage.pickable(mesh, `die-${die}`);
  return { name, layout, group, dice, track, isNew: true };
}

/** My rail: a board before me, on which kept dice stand. */
function railOf(stage: Stage, { x, z, width, depth, height }: NonNullable<Layout["rail"]>): Mesh {
  const [light, dark] = [token("--wood-hi").getHexString(), token("--wood-line").getHexString()];
  const map = stage.shared("texture wood rail", () => wood(`#${light}`, `#${dark}`, 1.6, 0.4));
  const rail = new Mesh(new RoundedBoxGeometry(width, height, depth, 3, 0.12), stage.surface({ map, roughness: 0.4 }));
  rail.position.set(x, height / 2, z);
  rail.castShadow = true;
  rail.receiveShadow = true;
  return rail;
}

function panOf({ width, seats }: Layout, seat: number): number {
  const x = seats.get(seat)?.dice[2]?.x ?? 0;
  return Math.max(-1, Math.min(1, (2 * x) / width));
}
