/**
 * A castle: a courtyard with five sides on a round board, a wall for each card that was won.
 *
 * A turret card is a wall with a tower, a resident card a wall with a window and somebody on it.
 */
import {
  BoxGeometry,
  type BufferGeometry,
  CapsuleGeometry,
  ConeGeometry,
  CylinderGeometry,
  Matrix4,
  SphereGeometry,
} from "three";
import { roofOf } from "./colours";
import { COURT_RADIUS } from "./layout";
import { merged, moved, painted } from "./solid";

const SIDES = 5;
/** From the middle to a wall. */
const INNER = 1.28;
const SIDE = 2 * INNER * Math.tan(Math.PI / SIDES);
const WALL = { height: 0.78, depth: 0.26 } as const;
/** Tops: of the board, and of the courtyard on it. */
const BOARD = 0.16;
export const COURT_TOP = 0.3;
/** Middle of the plot in front of a wall. */
export const PLOT = { distance: 1.86, width: SIDE * 0.86, depth: 0.92 } as const;

const STONE = "#dcc796";
const STONE_LO = "#bda676";
const SAND = "#cdb885";
const SAND_LO = "#957c4e";
const LAWN = "#6c9a49";
const DOOR = "#4a3a2e";
const SKIN = "#f0c79b";

/** Coat and hat of guard, cook, gardener, bard, smith and stargazer, as on their cards. */
const PEOPLE = [
  { coat: "#7c8fa6", hat: "#a9b7c6" },
  { coat: "#fffdf8", hat: "#fffdf8" },
  { coat: "#5c7f45", hat: "#d8b25c" },
  { coat: "#8a5a9e", hat: "#2f7f6d" },
  { coat: "#7a5136", hat: "#8c2f22" },
  { coat: "#3a4c9a", hat: "#5567be" },
] as const;

export interface WallLook {
  readonly kind: "turret" | "resident";
  /** Number of the card: it gives the roof or the resident. */
  readonly card: number;
}

/** Turns what stands at +z to a side: 0 is the one at the upper right, then clockwise as seen from above. */
export function sideTurn(side: number): number {
  return Math.PI - (0.2 + (2 * side) / SIDES) * Math.PI;
}

/** The board of a seat with its courtyard. `rim`: the colour of the seat. */
function groundParts(rim: string): readonly BufferGeometry[] {
  const corner = INNER / Math.cos(Math.PI / SIDES);
  const board = new CylinderGeometry(COURT_RADIUS, COURT_RADIUS + 0.05, BOARD, 40).translate(0, BOARD / 2, 0);
  const inlay = new CylinderGeometry(COURT_RADIUS - 0.16, COURT_RADIUS - 0.16, 0.02, 40).translate(0, BOARD, 0);
  const court = new CylinderGeometry(corner + 0.1, corner + 0.16, COURT_TOP - BOARD, SIDES);
  const sand = new CylinderGeometry(corner - 0.02, corner - 0.02, 0.03, SIDES);
  const lawn = new CylinderGeometry(0.62, 0.66, 0.06, 28).translate(0, COURT_TOP + 0.03, 0);
  return [
    painted(board, rim),
    painted(inlay, "#3f6f52"),
    painted(court.rotateY(Math.PI).translate(0, (COURT_TOP + BOARD) / 2, 0), SAND_LO),
    painted(sand.rotateY(Math.PI).translate(0, COURT_TOP, 0), SAND),
    painted(lawn, LAWN),
  ];
}

function wallParts(side: number, look: WallLook): readonly BufferGeometry[] {
  const parts = look.kind === "turret" ? turretParts(look.card) : residentParts(look.card);
  const place = new Matrix4().makeTranslation(0, COURT_TOP, INNER);
  return moved(parts, place.premultiply(new Matrix4().makeRotationY(sideTurn(side))));
}

/** The wall of a card, standing at its side. */
export function wallGeometry(side: number, look: WallLook): BufferGeometry {
  return merged(wallParts(side, look));
}

/** A stone at each corner, a post where two walls meet, and flags on them once all five stand. */
function cornerParts(walls: number): readonly BufferGeometry[] {
  const out = new Matrix4().makeTranslation(0, COURT_TOP, INNER / Math.cos(Math.PI / SIDES) + 0.02);
  return Array.from({ length: SIDES }, (_, corner) => {
    const isBetween = corner < walls - 1 || walls === SIDES;
    const parts = walls === SIDES ? flagParts() : isBetween ? postParts() : [stone()];
    return moved(parts, new Matrix4().makeRotationY(sideTurn(corner + 0.5)).multiply(out));
  }).flat();
}

/** All of a castle as one geometry with colours at its vertices. */
export function castleGeometry(rim: string, walls: readonly WallLook[]): BufferGeometry {
  const sides = walls.flatMap((look, side) => wallParts(side, look));
  return merged([...groundParts(rim), ...sides, ...cornerParts(walls.length)]);
}

function postParts(): readonly BufferGeometry[] {
  return [
    painted(new CylinderGeometry(0.21, 0.23, 0.92, 10).translate(0, 0.46, 0), STONE_LO),
    painted(new CylinderGeometry(0.27, 0.27, 0.14, 10).translate(0, 0.96, 0), STONE),
  ];
}

function stone(): BufferGeometry {
  return painted(new CylinderGeometry(0.2, 0.24, 0.16, 10).translate(0, 0.08, 0), STONE_LO);
}

function flagParts(): readonly BufferGeometry[] {
  return [
    ...postParts(),
    painted(new CylinderGeometry(0.025, 0.025, 0.8, 6).translate(0, 1.4, 0), DOOR),
    painted(new BoxGeometry(0.44, 0.26, 0.03).translate(0.22, 1.65, 0), "#f2b93b"),
  ];
}

/** Merlons along the top of a wall. */
function merlons(places: readonly number[]): readonly BufferGeometry[] {
  return places.map((x) => painted(new BoxGeometry(0.25, 0.22, WALL.depth).translate(x, WALL.height + 0.11, 0), STONE));
}

function turretParts(card: number): readonly BufferGeometry[] {
  const wall = new BoxGeometry(SIDE, WALL.height, WALL.depth).translate(0, WALL.height / 2, 0);
  const tower = new CylinderGeometry(0.4, 0.43, 1.42, 14).translate(0, 0.71, 0.02);
  const eaves = new CylinderGeometry(0.47, 0.42, 0.14, 14).translate(0, 1.42, 0.02);
  const roof = new ConeGeometry(0.55, 0.86, 14).translate(0, 1.92, 0.02);
  const door = new CapsuleGeometry(0.13, 0.2, 4, 8).translate(0, 0.3, 0.38);
  const slit = new BoxGeometry(0.09, 0.24, 0.06).translate(0, 1.02, 0.42);
  return [
    painted(wall, STONE),
    ...merlons([-0.78, -0.54, 0.54, 0.78].map((x) => x * (SIDE / 1.86))),
    painted(tower, STONE_LO),
    painted(eaves, STONE),
    painted(roof, roofOf(card)),
    painted(door, DOOR),
    painted(slit, DOOR),
  ];
}

function residentParts(card: number): readonly BufferGeometry[] {
  const wall = new BoxGeometry(SIDE, WALL.height, WALL.depth).translate(0, WALL.height / 2, 0);
  const sill = new BoxGeometry(0.86, 0.1, 0.16).translate(0, 0.14, WALL.depth / 2 + 0.04);
  const arch = new CylinderGeometry(0.34, 0.34, 0.05, 20).rotateX(Math.PI / 2).translate(0, 0.42, WALL.depth / 2);
  const below = new BoxGeometry(0.68, 0.26, 0.05).translate(0, 0.29, WALL.depth / 2);
  return [
    painted(wall, STONE),
    painted(new BoxGeometry(SIDE, 0.09, WALL.depth + 0.12).translate(0, WALL.height + 0.02, 0), STONE_LO),
    painted(sill, STONE_LO),
    painted(arch, "#f7b267"),
    painted(below, "#f7b267"),
    ...personParts(card),
  ];
}

/** A peg of a person on the wall. */
function personParts(card: number): readonly BufferGeometry[] {
  const { coat, hat } = PEOPLE[card % PEOPLE.length] ?? PEOPLE[0];
  const at = (height: number): number => WALL.height + height;
  return [
    painted(new CylinderGeometry(0.15, 0.34, 0.62, 14).translate(0, at(0.36), 0), coat),
    painted(new SphereGeometry(0.25, 12, 8).translate(0, at(0.82), 0), SKIN),
    painted(new SphereGeometry(0.26, 12, 4, 0, 2 * Math.PI, 0, 1.1).translate(0, at(0.84), -0.02), hat),
    painted(new ConeGeometry(0.15, 0.26, 12).translate(0, at(1.17), -0.02), hat),
  ];
}
