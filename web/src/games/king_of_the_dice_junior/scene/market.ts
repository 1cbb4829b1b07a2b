/** The pile and the cards in the middle: they come from the pile, are pressed, and go to a castle. */
import { Mesh, MeshBasicMaterial } from "three";
import { type Pen, painted, paintSymbol } from "../../../scene/parts/paint";
import { type Stage, token } from "../../../scene/stage";
import { cardNumbered, ticksOf } from "../model";
import type { SeenTable } from "../seen-table";
import { backMesh, cardMesh, cardShape, onCard, THICKNESS } from "./card";
import { slotOf } from "./card-face";
import { ink } from "./colours";
import { type Decal, Decals } from "./decals";
import type { CardSpot, TableLayout } from "./layout";
import { type Motions, pose } from "./motion";
import { pressOf } from "./presses";

const MOVE_MS = 380;
const TURN_MS = 560;
/** How high a card floats that can be taken. */
const RAISED = 0.22;
/** Height that a card adds to the pile; cards in a pile lie closer than cards that are to be seen. */
const LEAF = 0.024;
const TICK = 16;

interface Lying {
  readonly mesh: Mesh;
  readonly place: number;
}

export class Market {
  private readonly stage: Stage;
  private readonly motions: Motions;
  private readonly pile: Mesh;
  private readonly rings: readonly Mesh[];
  private readonly ticks: Decals;
  private readonly lying = new Map<number, Lying>();
  /** Cards that have left the middle in this `show` and are not yet taken over or freed. */
  private readonly leaving = new Map<number, Mesh>();
  private layout: TableLayout | null = null;

  constructor(stage: Stage, motions: Motions) {
    this.stage = stage;
    this.motions = motions;
    this.pile = backMesh(stage);
    this.ticks = new Decals(painted(96, 96, paintTick), 8);
    const glow = new MeshBasicMaterial({ color: token("--act"), toneMapped: false });
    this.rings = [0, 1].map(() => new Mesh(cardShape(stage, "resident"), glow));
    stage.scene.add(this.pile, this.ticks.mesh, ...this.rings);
  }

  /** Cards lie where the layout has them, at once. */
  lay(layout: TableLayout): void {
    this.layout = layout;
    for (const { mesh, place } of this.lying.values()) {
      this.motions.finish(mesh);
      this.settle(mesh, place, false);
    }
  }

  /** Returns with the cards of the middle in their places, or on their way there. */
  show(table: SeenTable, isStill: boolean): void {
    const { shown, ways, moves, showsFits } = table;
    this.showPile(shown.pile);
    for (const [number, { mesh }] of this.lying) if (!shown.face_up.includes(number)) this.leave(number, mesh);
    for (const [place, number] of shown.face_up.entries()) {
      const canTake = ways.takes.includes(number);
      this.showCard(number, place, canTake && showsFits, isStill);
      const mesh = this.lying.get(number)?.mesh;
      if (mesh !== undefined) this.stage.pickable(mesh, pressOf(`card ${number}`, table) ? `card ${number}` : null);
    }
    this.rings.forEach((ring, place) => {
      const number = shown.face_up[place] ?? 0;
      ring.visible = showsFits && ways.takes.includes(number);
    });
    this.showTicks(
      shown.face_up.map((number) => (showsFits ? ticksOf(cardNumbered(number), shown, moves.kept) : [])),
      shown.face_up,
    );
  }

  /** Hands over a card that has just left the middle: whoever takes it frees it. */
  give(number: number): Mesh | null {
    const mesh = this.leaving.get(number) ?? null;
    this.leaving.delete(number);
    return mesh;
  }

  /** Cards that have left and that nobody has taken over are laid aside: out of sight, below the pile. */
  layAside(isStill: boolean): void {
    const spot = this.layout?.pile;
    for (const mesh of this.leaving.values()) {
      if (isStill || spot === undefined) this.stage.free(mesh);
      else {
        const aside = { x: spot.x - spot.width, y: 0.05, z: spot.z - 3, turn: 0.9, scale: 0.05 };
        this.motions.fly(mesh, { to: aside, ms: MOVE_MS, lift: 0.8 }, () => this.stage.free(mesh));
      }
    }
    this.leaving.clear();
  }

  private leave(number: number, mesh: Mesh): void {
    this.motions.finish(mesh);
    this.stage.pickable(mesh, null);
    this.lying.delete(number);
    this.leaving.set(number, mesh);
  }

  private showPile(cards: number): void {
    const spot = this.layout?.pile;
    if (spot === undefined) return;
    this.pile.visible = cards > 0;
    this.pile.position.set(spot.x, 0, spot.z);
    this.pile.scale.set(spot.width, (cards * LEAF) / THICKNESS, spot.width);
  }

  private showCard(number: number, place: number, isRaised: boolean, isStill: boolean): void {
    const known = this.lying.get(number);
    const mesh = known?.mesh ?? this.newCard(number);
    this.lying.set(number, { mesh, place });
    const from = this.layout?.pile;
    if (isStill || from === undefined) {
      this.motions.finish(mesh);
      this.settle(mesh, place, isRaised);
    } else if (known === undefined) {
      // it is turned over on its way, away from who looks
      pose(mesh, { x: from.x, y: 1, z: from.z, roll: Math.PI, scale: from.width });
      this.motions.fly(mesh, { to: this.home(place, isRaised), ms: TURN_MS, lift: 1.2 });
    } else if (known.place !== place || mesh.position.y !== this.home(place, isRaised).y) {
      this.motions.fly(mesh, { to: this.home(place, isRaised), ms: MOVE_MS, lift: known.place === place ? 0 : 0.5 });
    }
  }

  private newCard(number: number): Mesh {
    const mesh = cardMesh(this.stage, number);
    this.stage.scene.add(mesh);
    return mesh;
  }

  private settle(mesh: Mesh, place: number, isRaised: boolean): void {
    pose(mesh, this.home(place, isRaised));
  }

  private home(place: number, isRaised: boolean) {
    const { x, z, width } = this.spot(place);
    return { x, y: isRaised ? RAISED : 0.01, z, scale: width };
  }

  private spot(place: number): CardSpot {
    const spot = this.layout?.market[place];
    if (spot === undefined) throw new RangeError(`the middle has no place ${place}`);
    return spot;
  }

  private showTicks(ticks: readonly (readonly boolean[])[], cards: readonly number[]): void {
    const marks = cards.flatMap((number, place): readonly Decal[] => {
      const { x, z, width } = this.spot(place);
      const card = cardNumbered(number);
      return card.asks.flatMap((_, slot) => {
        if (ticks[place]?.[slot] !== true) return [];
        const at = slotOf(card, slot);
        const on = onCard(at.x, at.y + at.size * 0.66);
        const size = (TICK / 112) * width;
        return [
          { x: x + on.x * width, y: RAISED + THICKNESS * width + 0.02, z: z + on.z * width, width: size, depth: size },
        ];
      });
    });
    this.ticks.set(marks);
    for (const [place, ring] of this.rings.entries()) {
      const { x, z, width } = this.spot(place);
      ring.position.set(x, 0.02, z);
      ring.scale.set(width * 1.1, 1, width * 1.075);
    }
  }
}

/** A slot that is filled: a green disc with a tick. */
function paintTick(pen: Pen): void {
  pen.fillStyle = ink("--bone");
  pen.beginPath();
  pen.arc(48, 48, 47, 0, 7);
  pen.fill();
  pen.fillStyle = "#1c7044";
  pen.beginPath();
  pen.arc(48, 48, 40, 0, 7);
  pen.fill();
  pen.translate(18, 18);
  paintSymbol(pen, "i-check", 60, { color: "#fff" });
}
