/** The board from above as a picture: places on paper, and dice as they lie, tilted ones too. Pure. */
import { TUMBLIN_BOARD, type TumblinPose } from "../../wire.gen";
import { SIDES, turned, type Vector } from "./faces";

/** The board runs to the right, or up a tall screen. */
export type Runs = "right" | "up";
export type Point = readonly [number, number];

/** Dice are drawn so much larger than they are. */
export const LARGER = 1.5;
/** Of a drawn die, in units of the picture, which are mm of the board. */
export const DIE = TUMBLIN_BOARD.die_mm * LARGER;

const LENGTH = Math.max(...TUMBLIN_BOARD.boxes.map((box) => box.x_mm[1]));
const HALF_WIDTH = Math.max(...TUMBLIN_BOARD.boxes.map((box) => box.y_mm[1]));
/** Around the board, for edges, and dice that hang over them. */
const MARGIN = 6;

export interface Paper {
  readonly runs: Runs;
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
}

export function paperFor(runs: Runs): Paper {
  const long = LENGTH + 2 * MARGIN;
  const wide = 2 * (HALF_WIDTH + MARGIN);
  const [width, height] = runs === "right" ? [long, wide] : [wide, long];
  return { runs, width, height, viewBox: `${-MARGIN} ${-MARGIN} ${width} ${height}` };
}

/** A place on the board, on paper. */
export function onPaper(runs: Runs, xMm: number, yMm: number): Point {
  return runs === "right" ? [xMm, HALF_WIDTH - yMm] : [HALF_WIDTH - yMm, LENGTH - xMm];
}

/** The other way round: from paper to the board. */
export function onBoard(runs: Runs, [left, down]: Point): Point {
  return runs === "right" ? [left, HALF_WIDTH - down] : [LENGTH - down, HALF_WIDTH - left];
}

/** Shares of the paper's width and height, for what lies over the picture. */
export function shareOf({ runs, width, height }: Paper, xMm: number, yMm: number): Point {
  const [left, down] = onPaper(runs, xMm, yMm);
  return [(left + MARGIN) / width, (down + MARGIN) / height];
}

/** A direction on the board, on paper. */
export function directionOn(runs: Runs, xMm: number, yMm: number): Point {
  return runs === "right" ? [xMm, -yMm] : [-yMm, -xMm];
}

export interface DrawnSide {
  readonly face: number;
  /** Puts a picture that goes from -1 to 1 onto this side. */
  readonly matrix: string;
  /** 0 for the side that looks up, towards 1 for those that look aside. */
  readonly dark: number;
}

export interface DrawnDie {
  /** All that is seen of it, around its corners. */
  readonly outline: string;
  /** Sides that are seen, the one that looks up most last. */
  readonly sides: readonly DrawnSide[];
  readonly middle: Point;
  /** How far its shadow falls aside: the higher, the farther. */
  readonly shadow: Point;
}

/** A side that looks up by less than this is not seen. */
const EDGE_ON = 0.03;
/** Light comes from the upper left. */
const [SHADOW_AT_REST, SHADOW_A_MM] = [2, 0.35];

export function drawnDie({ at_mm: [x, y, z], turn }: TumblinPose, runs: Runs): DrawnDie {
  const middle = onPaper(runs, x, y);
  const half = DIE / 2;
  const flat = (axis: Vector): Point => {
    const [a, b] = turned(turn, axis);
    return directionOn(runs, a * half, b * half);
  };
  const sides = SIDES.flatMap(({ face, out, right, up }) => {
    const height = turned(turn, out)[2];
    if (height < EDGE_ON) return [];
    const [o, r, u] = [flat(out), flat(right), flat(up)];
    const numbers = [r[0], r[1], -u[0], -u[1], middle[0] + o[0], middle[1] + o[1]];
    return [{ face, dark: 1 - height, matrix: `matrix(${numbers.map(short).join(" ")})` }];
  });
  const far = SHADOW_AT_REST + SHADOW_A_MM * Math.max(0, z - TUMBLIN_BOARD.die_mm / 2 - topUnder(x, y));
  return {
    outline: outlineOf(middle, [flat([1, 0, 0]), flat([0, 1, 0]), flat([0, 0, 1])]),
    sides: sides.sort((a, b) => b.dark - a.dark),
    middle,
    shadow: [far, far],
  };
}

/** Height of what is below a place: a level, the disc, or the floor. */
export function topUnder(xMm: number, yMm: number): number {
  const { disc, boxes } = TUMBLIN_BOARD;
  if (Math.hypot(xMm - disc.x_mm, yMm) <= disc.radius_mm) return disc.top_mm;
  const under = boxes.find(({ x_mm: x, y_mm: y }) => xMm >= x[0] && xMm < x[1] && yMm >= y[0] && yMm <= y[1]);
  return under?.top_mm ?? 0;
}

/** Around eight corners: the hull of a cube's shadow. */
function outlineOf([left, down]: Point, [a, b, c]: readonly [Point, Point, Point]): string {
  const signs = [-1, 1];
  const corners = signs.flatMap((i) =>
    signs.flatMap((j) =>
      signs.map((k): Point => [left + i * a[0] + j * b[0] + k * c[0], down + i * a[1] + j * b[1] + k * c[1]]),
    ),
  );
  return hullOf(corners)
    .map((point) => point.map(short).join(" "))
    .join(" ");
}

/** Convex hull, by Andrew's monotone chain. */
function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (all: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of all) {
      while (chain.length > 1 && !turnsLeft(chain.at(-2), chain.at(-1), point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turnsLeft(a: Point = [0, 0], b: Point = [0, 0], c: Point = [0, 0]): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 1e-6;
}

function short(value: number): string {
  return value.toFixed(2);
}
