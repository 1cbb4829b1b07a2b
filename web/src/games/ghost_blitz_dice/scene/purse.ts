/** All points of the match as coins, in one draw call: the supply, the jackpot, and each seat's own on the rim. */
import {
  type BufferAttribute,
  type BufferGeometry,
  CylinderGeometry,
  InstancedMesh,
  type Material,
  Matrix4,
  Quaternion,
  Vector3,
} from "three";
import { painted, paintSymbol } from "../../../scene/parts/paint";
import { randomOf } from "../../../scene/random";
import type { Moment } from "../../../scene/scene";
import type { Stage } from "../../../scene/stage";
import { dealt, heapSpot, JACKPOT, lyingAt, moved, type Piles, SUPPLY } from "./coins";
import { archedAt } from "./glide";
import type { Layout, SeatPlace } from "./layout";
import type { Shown } from "./shown";

const RADIUS = 0.34;
const THICK = 0.13;
/** Coins in a column. */
const HEAP_HEIGHT = 5;
const SEAT_HEIGHT = 5;
/** From the middle of a seat's disc to its first column. */
const BESIDE = 1.02;
const FLIGHT_MS = 420;
/** Between one coin that sets off and the next. */
const STAGGER_MS = 70;
const ARCH = 1.1;
const UPRIGHT = new Vector3(0, 1, 0);
const ONE = new Vector3(1, 1, 1);

interface Coin {
  readonly at: Vector3;
  from: Vector3;
  to: Vector3;
  startMs: number;
  readonly turned: Quaternion;
}

/** Where piles lie. */
export interface Ground {
  readonly layout: Layout;
  /** By seat, from seat 1. */
  readonly seats: readonly SeatPlace[];
  /** Height of the rim. */
  readonly rim: number;
}

export class Purse {
  private readonly stage: Stage;
  private mesh: InstancedMesh<BufferGeometry, Material> | null = null;
  private coins: readonly Coin[] = [];
  private piles: Piles = [];
  private isMoving = false;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  show({ supply, jackpot, points }: Shown, ground: Ground, { nowMs, isStill }: Moment): void {
    const counts = [supply, jackpot, ...points];
    const isFirst = this.piles.length === 0;
    this.piles = isFirst ? dealt(counts) : moved(this.piles, counts);
    this.mint(this.piles.flat().length);
    const isAtOnce = isStill || isFirst || this.stage.look.isCalm;
    let later = 0;
    this.piles.forEach((pile, number) => {
      pile.forEach((coin, place) => {
        const one = this.coins[coin];
        const to = spotOf(number, place, ground);
        if (one === undefined || one.to.equals(to)) return;
        one.to = to;
        one.from = isAtOnce ? to : one.at.clone();
        one.startMs = nowMs + later * STAGGER_MS;
        if (!isAtOnce) later += 1;
      });
    });
    this.isMoving = true;
    if (isAtOnce) this.step(Number.POSITIVE_INFINITY);
  }

  step(nowMs: number): boolean {
    const { mesh } = this;
    if (mesh === null || !this.isMoving) return false;
    this.isMoving = false;
    const matrix = new Matrix4();
    this.coins.forEach(({ at, from, to, startMs, turned }, number) => {
      const share = Math.min(1, Math.max(0, (nowMs - startMs) / FLIGHT_MS));
      at.copy(archedAt(from, to, share, from === to ? 0 : ARCH));
      if (share < 1) this.isMoving = true;
      mesh.setMatrixAt(number, matrix.compose(at, turned, ONE));
    });
    mesh.instanceMatrix.needsUpdate = true;
    return this.isMoving;
  }

  dispose(): void {
    this.mesh?.dispose();
  }

  /** As many coins as the match has. */
  private mint(count: number): void {
    if (count === this.coins.length) return;
    if (this.mesh !== null) {
      this.stage.free(this.mesh);
      this.mesh.dispose();
    }
    const random = randomOf(["coins"]);
    this.coins = Array.from({ length: count }, () => ({
      at: new Vector3(),
      from: new Vector3(),
      to: new Vector3(),
      startMs: 0,
      turned: new Quaternion().setFromAxisAngle(UPRIGHT, (random() - 0.5) * 0.9),
    }));
    this.mesh = new InstancedMesh(coinShape(), coinCoat(this.stage), count);
    this.mesh.castShadow = true;
    this.mesh.receiveShadow = true;
    this.mesh.frustumCulled = false; // it knows no bounds of coins that move
    this.stage.scene.add(this.mesh);
  }
}

/** @param number of the pile, @param place of the coin in it, from below */
function spotOf(number: number, place: number, { layout, seats, rim }: Ground): Vector3 {
  const untidy = randomOf([number, place]);
  const [offX, offZ] = [(untidy() - 0.5) * 0.07, (untidy() - 0.5) * 0.07];
  if (number === SUPPLY || number === JACKPOT) {
    const { column, level } = lyingAt(place, HEAP_HEIGHT);
    const [x, z] = heapSpot(column);
    const middle = number === SUPPLY ? layout.supply : layout.jackpot;
    const step = 2.08 * RADIUS;
    return new Vector3(middle.x + x * step + offX, (level + 0.5) * THICK, middle.z + z * step + offZ);
  }
  const seat = seats[number - 2] ?? { x: 0, z: 0, along: { x: 1, z: 0 } };
  const { column, level } = lyingAt(place, SEAT_HEIGHT);
  const aside = BESIDE + column * 2.08 * RADIUS;
  return new Vector3(
    seat.x + seat.along.x * aside + offX,
    rim + (level + 0.5) * THICK,
    seat.z + seat.along.z * aside + offZ,
  );
}

/** Both faces bear the ghost, the side is plain gold. */
function coinShape(): BufferGeometry {
  const shape = new CylinderGeometry(RADIUS, RADIUS * 0.98, THICK, 20);
  const { normal, uv } = shape.attributes as Record<"normal" | "uv", BufferAttribute>;
  for (let corner = 0; corner < uv.count; corner += 1) {
    if (Math.abs(normal.getY(corner)) < 0.5) uv.setXY(corner, 0.5, 0.06);
  }
  shape.rotateY(Math.PI / 2); // a cap's picture then stands upright for who sits in front
  return shape;
}

function coinCoat(stage: Stage): Material {
  const map = stage.shared("texture coin", () =>
    painted(128, 128, (pen) => {
      // the symbol's upper disc, from edge to edge
      pen.translate(-128 * (6 / 52), -128 * (4 / 52));
      paintSymbol(pen, "point", 128 * (64 / 52));
    }),
  );
  return stage.shared("material coin", () => stage.surface({ map, roughness: 0.38, metalness: 0.25 }));
}
