/** The castles of all seats in their places round the table, and the ring round the seat in turn. */
import { BufferGeometry, Group, Mesh, MeshBasicMaterial, RingGeometry, type Texture } from "three";
import { painted, paintSymbol } from "../../../scene/parts/paint";
import { type Stage, token } from "../../../scene/stage";
import type { KingView } from "../../../wire.gen";
import { cardNumbered, castleOf, SIDES } from "../model";
import { COURT_TOP, castleGeometry, PLOT, sideTurn, type WallLook, wallGeometry } from "./castle";
import { BRASS, ink } from "./colours";
import { crownGeometry } from "./crown";
import { type Decal, Decals } from "./decals";
import { COURT_RADIUS, type CourtSpot } from "./layout";
import { type Motions, type Pose, pose } from "./motion";

const RISE_MS = 320;
const FLY_MS = 620;
const CROWN_MS = 1100;
const PARTY_MS = 1400;
const LAWN_TOP = COURT_TOP + 0.062;
const BOARD_TOP = 0.172;

interface Court {
  readonly seat: number;
  readonly group: Group;
  readonly castle: Mesh;
  readonly crown: Mesh;
  /** Cards whose walls stand. */
  cards: readonly number[];
  hasCrown: boolean;
  spot: CourtSpot;
}

export class Courts {
  private readonly stage: Stage;
  private readonly motions: Motions;
  private readonly courts = new Map<number, Court>();
  private readonly ring: Mesh;
  private readonly plots: Decals;
  private readonly lizards: Decals;
  private readonly spent: Decals;

  constructor(stage: Stage, motions: Motions) {
    this.stage = stage;
    this.motions = motions;
    this.plots = new Decals(pictureOf("side-free", {}, [5, 4]), 20);
    this.lizards = new Decals(pictureOf("lizard", BRASS), 60);
    this.spent = new Decals(pictureOf("crown-spent", { color: "#44642f" }, [4.5, 4]), 4);
    const ring = new RingGeometry(COURT_RADIUS + 0.06, COURT_RADIUS + 0.3, 64).rotateX(-Math.PI / 2);
    this.ring = new Mesh(ring, new MeshBasicMaterial({ color: token("--act"), toneMapped: false }));
    stage.scene.add(this.plots.mesh, this.lizards.mesh, this.spent.mesh, this.ring);
  }

  /** Puts every court in its place. */
  lay(spots: readonly CourtSpot[]): void {
    for (const [seat, { group }] of this.courts) {
      if (spots.some((spot) => spot.seat === seat)) continue;
      this.stage.free(group);
      this.courts.delete(seat);
    }
    for (const spot of spots) {
      const court = this.courts.get(spot.seat) ?? this.newCourt(spot);
      court.spot = spot;
      court.group.position.set(spot.x, 0, spot.z);
      court.group.scale.setScalar(spot.scale);
      this.stage.blobs.add(court.group, spot.scale * COURT_RADIUS * 2.55);
    }
    this.drawDecals();
  }

  /** `cardAt`: the card that lay in the middle and now belongs to a castle, if it was seen there; it is freed here. */
  show(view: KingView, isStill: boolean, cardAt: (number: number) => Mesh | null): void {
    for (const court of this.courts.values()) {
      this.showWalls(court, castleOf(view, court.seat), isStill, cardAt);
      this.showCrown(court, view.crowns.includes(court.seat), isStill);
    }
    this.showTurn(view);
    this.drawDecals();
  }

  private newCourt(spot: CourtSpot): Court {
    const surface = this.stage.surface({ vertexColors: true, roughness: 0.75 });
    const castle = new Mesh(new BufferGeometry(), surface);
    const geometry = this.stage.shared("geometry of a crown", crownGeometry);
    const gold = this.stage.shared("material of gold", () =>
      this.stage.surface({ vertexColors: true, roughness: 0.28, metalness: 0.55 }),
    );
    const crown = new Mesh(geometry, gold);
    for (const mesh of [castle, crown]) {
      mesh.castShadow = true;
      mesh.receiveShadow = true;
    }
    const group = new Group().add(castle, crown);
    this.stage.scene.add(group);
    const court: Court = { seat: spot.seat, group, castle, crown, cards: [], hasCrown: true, spot };
    this.build(court, []);
    pose(crown, CROWN_HOME);
    this.courts.set(spot.seat, court);
    return court;
  }

  private showWalls(court: Court, cards: readonly number[], isStill: boolean, cardAt: (card: number) => Mesh | null) {
    if (cards.join() === court.cards.join()) return;
    const newest = cards.at(-1);
    const isOneMore = newest !== undefined && cards.slice(0, -1).join() === court.cards.join();
    const flying = isOneMore ? cardAt(newest) : null;
    this.motions.finish(court.castle);
    court.cards = cards;
    if (isStill || newest === undefined || !isOneMore) {
      if (flying !== null) this.stage.free(flying);
      this.build(court, cards);
    } else if (flying === null) {
      this.raise(court, cards);
    } else {
      this.motions.fly(flying, { to: plotPose(court.spot, cards.length - 1), ms: FLY_MS, lift: 1.6 }, () => {
        this.stage.free(flying);
        if (court.cards === cards) this.raise(court, cards);
      });
    }
  }

  /** The newest wall grows out of the ground. */
  private raise(court: Court, cards: readonly number[]): void {
    const side = cards.length - 1;
    const wall = new Mesh(wallGeometry(side, lookOf(cards[side] ?? 0)), court.castle.material);
    wall.castShadow = true;
    court.group.add(wall);
    this.build(court, cards.slice(0, -1));
    const grow = (share: number): void => {
      const high = Math.max(0.02, share + 0.25 * Math.sin(Math.PI * share));
      wall.scale.y = high;
      wall.position.y = COURT_TOP * (1 - high);
    };
    this.motions.play(court.castle, RISE_MS, grow, () => {
      court.group.remove(wall);
      wall.geometry.dispose();
      this.build(court, cards);
      this.drawDecals();
      if (cards.length === SIDES) this.celebrate(court);
    });
  }

  private celebrate({ group, spot }: Court): void {
    this.motions.play(group, PARTY_MS, (share) => {
      const swing = Math.sin(Math.PI * 4 * share) * (1 - share);
      group.scale.setScalar(spot.scale * (1 + 0.07 * Math.sin(Math.PI * share)));
      group.rotation.y = 0.12 * swing;
    });
  }

  private build(court: Court, cards: readonly number[]): void {
    court.castle.geometry.dispose();
    court.castle.geometry = castleGeometry(ink(`--seat-${court.seat}`), cards.map(lookOf));
  }

  private showCrown(court: Court, hasCrown: boolean, isStill: boolean): void {
    if (hasCrown === court.hasCrown) return;
    court.hasCrown = hasCrown;
    const { crown } = court;
    if (hasCrown || isStill) {
      this.motions.finish(crown);
      pose(crown, CROWN_HOME);
      crown.visible = hasCrown;
      return;
    }
    const rise = (share: number): void =>
      pose(crown, {
        ...CROWN_HOME,
        y: LAWN_TOP + 3.2 * share,
        turn: share * 7,
        scale: CROWN_HOME.scale * (1 + share) * (1 - share ** 4) + 1e-3,
      });
    this.motions.play(crown, CROWN_MS, rise, () => (crown.visible = false));
  }

  private showTurn(view: KingView): void {
    const court = this.courts.get(view.in_turn);
    this.ring.visible = court !== undefined && view.turns > 0 && view.phase !== "over";
    if (court === undefined) return;
    this.ring.position.set(court.spot.x, 0.02, court.spot.z);
    this.ring.scale.setScalar(court.spot.scale);
  }

  private drawDecals(): void {
    const courts = [...this.courts.values()];
    this.plots.set(courts.flatMap(freePlots));
    this.lizards.set(courts.flatMap(lizardsOf));
    this.spent.set(courts.filter(({ hasCrown }) => !hasCrown).map(({ spot }) => onLawn(spot)));
  }
}

const CROWN_HOME: Pose = { x: 0, y: LAWN_TOP, z: 0, turn: 0, scale: 0.95 };

function lookOf(card: number): WallLook {
  return { kind: cardNumbered(card).kind, card };
}

/** A card that has come to its side stands there, as small as its wall is wide. */
function plotPose({ x, z, scale }: CourtSpot, side: number): Pose {
  const turn = sideTurn(side);
  const far = PLOT.distance * scale;
  return { x: x + Math.sin(turn) * far, y: 0.2, z: z + Math.cos(turn) * far, turn: 0, scale: PLOT.width * scale };
}

/** On the board before a wall: `out` from the middle, `along` the wall. */
interface BeforeWall {
  readonly out: number;
  readonly along: number;
  readonly width: number;
  readonly depth: number;
}

function atSide({ x, z, scale }: CourtSpot, side: number, { out, along, width, depth }: BeforeWall): Decal {
  const turn = sideTurn(side);
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return {
    x: x + (sin * out + cos * along) * scale,
    y: BOARD_TOP * scale + 0.006,
    z: z + (cos * out - sin * along) * scale,
    width: width * scale,
    depth: depth * scale,
    turn,
  };
}

function freePlots({ spot, cards }: Court): readonly Decal[] {
  const free = Array.from({ length: SIDES - cards.length }, (_, place) => cards.length + place);
  return free.map((side) => atSide(spot, side, { out: PLOT.distance, along: 0, width: PLOT.width, depth: PLOT.depth }));
}

/** The lizards of a card lie before its wall. */
function lizardsOf({ spot, cards }: Court): readonly Decal[] {
  return cards.flatMap((card, side) => {
    const { lizards } = cardNumbered(card);
    return Array.from({ length: lizards }, (_, place) =>
      atSide(spot, side, {
        out: PLOT.distance + 0.06,
        along: (place - (lizards - 1) / 2) * 0.56,
        width: 0.56,
        depth: 0.56,
      }),
    );
  });
}

function onLawn({ x, z, scale }: CourtSpot): Decal {
  return { x, y: LAWN_TOP * scale + 0.01, z, width: 0.95 * scale, depth: 0.95 * scale };
}

/** A symbol as a texture. `dash`: of its lines, in the symbol's units. */
function pictureOf(id: string, inks: Readonly<Record<string, string>>, dash: readonly number[] = []): Texture {
  const [width, height] = id === "side-free" ? [132, 88] : [128, 128];
  return painted(width, height, (pen) => {
    pen.setLineDash([...dash]);
    paintSymbol(pen, id, width, inks);
  });
}
