/**
 * Where everything stands on the round table, for a wide and for a tall canvas. Pure.
 *
 * x goes to the right, z towards whoever looks; figures are about 2.3 high. The circle of figures opens to the
 * front, so that from left to right they stand in the order of their keys.
 */
import { Path } from "three";

export interface Spot {
  readonly x: number;
  readonly z: number;
}

export interface Layout {
  /** Half the felt's width and depth; the wooden rim goes around it. */
  readonly felt: Spot;
  readonly rim: number;
  /** Radius of the felt's corners. */
  readonly corner: number;
  /** By the circle's place. */
  readonly figures: readonly Spot[];
  /** Size of a figure there. */
  readonly figure: number;
  /** Red, white, grey, green, blue. */
  readonly dice: readonly Spot[];
  /** Length of a die's edge. */
  readonly die: number;
  readonly supply: Spot;
  readonly jackpot: Spot;
  /** How steeply one looks down, in degrees. */
  readonly pitch: number;
}

const WIDE: Layout = {
  felt: { x: 5.6, z: 3.4 },
  rim: 1.1,
  corner: 3.4,
  figures: [
    { x: -4.35, z: -0.6 },
    { x: -2.35, z: -1.9 },
    { x: 0, z: -2.3 },
    { x: 2.35, z: -1.9 },
    { x: 4.35, z: -0.6 },
  ],
  figure: 1.06,
  dice: [
    { x: -3.66, z: 1.5 },
    { x: -1.86, z: 1.85 },
    { x: 0, z: 1.95 },
    { x: 1.86, z: 1.85 },
    { x: 3.66, z: 1.5 },
  ],
  die: 1.5,
  supply: { x: -1.25, z: -0.2 },
  jackpot: { x: 1.25, z: -0.2 },
  pitch: 50,
};

const TALL: Layout = {
  felt: { x: 3.9, z: 4.4 },
  rim: 0.7,
  corner: 3.9,
  figures: [
    { x: -2.9, z: -0.95 },
    { x: -2.05, z: -2.8 },
    { x: 0, z: -3.4 },
    { x: 2.05, z: -2.8 },
    { x: 2.9, z: -0.95 },
  ],
  figure: 0.95,
  dice: [
    { x: -2.15, z: 1.05 },
    { x: 0, z: 0.95 },
    { x: 2.15, z: 1.05 },
    { x: -1.1, z: 3.1 },
    { x: 1.1, z: 3.1 },
  ],
  die: 1.68,
  supply: { x: -0.95, z: -1.15 },
  jackpot: { x: 0.95, z: -1.15 },
  pitch: 60,
};

/** Narrower than this, a canvas is tall. */
const TALL_BELOW = 1.3;

export function layoutFor(width: number, height: number): Layout {
  return width / height < TALL_BELOW ? TALL : WIDE;
}

/** A seat's place on the rim. */
export interface SeatPlace extends Spot {
  /** Along the rim, to the right of whoever sits there. */
  readonly along: Spot;
}

/** `turn` counts clockwise from the seat after the one in front; the last of `seats` sits in front. */
export function seatPlace({ felt, rim }: Layout, turn: number, seats: number): SeatPlace {
  const middle = { x: felt.x + rim / 2, z: felt.z + rim / 2 };
  return aroundOblong(middle, ((turn + 1) % seats) / seats);
}

/** A share of the way around an oblong with round ends, clockwise from the middle of its front. */
function aroundOblong({ x, z }: Spot, share: number): SeatPlace {
  const round = Math.min(x, z);
  const [flatX, flatZ] = [x - round, z - round];
  const way = new Path();
  way.moveTo(0, z);
  way.lineTo(-flatX, z);
  way.absarc(-flatX, flatZ, round, Math.PI / 2, Math.PI, false);
  way.absarc(-flatX, -flatZ, round, Math.PI, 1.5 * Math.PI, false);
  way.absarc(flatX, -flatZ, round, 1.5 * Math.PI, 2 * Math.PI, false);
  way.absarc(flatX, flatZ, round, 0, Math.PI / 2, false);
  way.closePath();
  const at = way.getPointAt(share);
  const ahead = way.getTangentAt(share);
  return { x: at.x, z: at.y, along: { x: -ahead.x, z: -ahead.y } };
}
