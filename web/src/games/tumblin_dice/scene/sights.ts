/** The viewpoints of this table: the whole board, from above, along with a throw, and for the slow motion. */
import { Box3, MathUtils, Vector3 } from "three";
import type { Edges } from "../../../scene/framing";
import { TUMBLIN_BOARD as BOARD } from "../../../wire.gen";
import { inScene } from "./axes";
import { type Framing, framed, type Viewpoint } from "./viewpoint";

export const FOV = 34;

export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** CSS pixels that panels lie over. */
  readonly free: Edges;
}

export interface Sights {
  readonly whole: Viewpoint;
  readonly above: Viewpoint;
  readonly again: Viewpoint;
}

const LENGTH_MM = Math.max(...BOARD.boxes.map(({ x_mm: [, end] }) => end));
const HALF_MM = Math.max(...BOARD.boxes.map(({ y_mm: [, left] }) => left));
const HIGH_MM = BOARD.disc.top_mm;
/** The board with the dice on it. */
export const BOARD_BOX = new Box3().setFromPoints([inScene(0, HALF_MM, 0), inScene(LENGTH_MM, -HALF_MM, HIGH_MM)]);
/** Its corners, those of dice on it included. */
const CORNERS = BOARD.boxes.flatMap(({ x_mm: [start, end], y_mm: [right, left], top_mm: top }) =>
  [0, top + BOARD.die_mm].flatMap((z) => [start, end].flatMap((x) => [right, left].map((y) => inScene(x, y, z)))),
);
/** Between board and edges, in CSS pixels. */
const MARGIN = 14;
/** Above the board's far end there is room for a flag. */
const FLAG = 14;
/** A phone gives the edges of the score boards away. */
const BLEED = -8;
/** Of the canvas's height: below the board there is room to pull back. */
const ROOM_TO_PULL = 0.1;
/** Where panels lie beside the board, the slow motion has its keys below. */
const REEL_PX = 112;
const DEGREE = Math.PI / 180;
/** How steeply the whole board is looked at: where it makes the board largest, and steeper if that costs nothing. */
const STEEP = Array.from({ length: 13 }, (_, step) => (43 + 2 * step) * DEGREE);
const AS_NEAR = 1.015;
const AGAIN = { yaw: 153 * DEGREE, pitch: 46 * DEGREE } as const;

export function sightsOf(canvas: Canvas): Sights {
  const aspect = canvas.width / canvas.height;
  const isWide = aspect > 1;
  const { free } = canvas;
  const isLong = canvas.width - free.left - free.right > canvas.height - free.top - free.bottom;
  const plain = { fov: FOV, aspect, free: sharesOf(canvas, 0) };
  return {
    whole: wholeOf({ ...plain, yaw: 0, free: sharesOf(canvas, ROOM_TO_PULL) }),
    above: framed(CORNERS, {
      ...plain,
      yaw: isLong ? Math.PI / 2 : 0,
      pitch: Math.PI / 2,
      free: isLong ? leftOf(plain.free) : sharesOf(canvas, ROOM_TO_PULL),
    }),
    again: framed(CORNERS, { ...plain, ...AGAIN, free: sharesOf(canvas, isWide ? REEL_PX / canvas.height : 0) }),
  };
}

/** From above, the board lies along where there is more room, with the disc at the left or below. */
function leftOf(free: Edges): Edges {
  return { ...free, left: free.left + ROOM_TO_PULL };
}

function wholeOf(framing: Omit<Framing, "pitch">): Viewpoint {
  const views = STEEP.map((pitch) => framed(CORNERS, { ...framing, pitch }));
  const nearest = Math.min(...views.map(({ distance }) => distance));
  const [first] = views;
  const found = views.findLast(({ distance }) => distance <= nearest * AS_NEAR) ?? first;
  if (found === undefined) throw new Error("no way to look at the board");
  return found;
}

function sharesOf({ width, height, free }: Canvas, below: number): Edges {
  const aside = width < height ? BLEED : MARGIN;
  return {
    top: (free.top + MARGIN + FLAG) / height,
    bottom: (free.bottom + MARGIN) / height + below,
    left: (free.left + aside) / width,
    right: (free.right + aside) / width,
  };
}

/** How far the camera goes with a die: of the way to it, and of the distance when the die is at the board's end. */
const ALONG = 0.6;
const NEAREST = 0.66;

/** Along with a die on its way, so that it stays in sight and the board around it too. */
export function along({ target, yaw, pitch, distance }: Viewpoint, at: readonly [number, number, number]): Viewpoint {
  const x = MathUtils.clamp(at[0], 0, LENGTH_MM);
  const y = MathUtils.clamp(at[1], -HALF_MM, HALF_MM);
  const share = x / LENGTH_MM;
  return {
    target: new Vector3().lerpVectors(target, inScene(x, y * 0.7, at[2] * 0.5), ALONG),
    yaw,
    pitch,
    distance: distance * MathUtils.lerp(1, NEAREST, share),
  };
}
