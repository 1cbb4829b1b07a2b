/** Where everything lies on the table of Lightning Dice. Pure; an edge of an own die is about 1. */
import type { Rest } from "../../../scene/tumble";

export interface Spot {
  readonly x: number;
  readonly z: number;
}

export interface SeatLayout {
  /** Places of its six dice when they were rolled. */
  readonly dice: readonly Rest[];
  /** Places of those it keeps: mine stand on a rail, others' in a straight row. */
  readonly kept: readonly Rest[];
  readonly size: number;
  /** Where the dice come from when they are thrown. */
  readonly hand: Spot;
  /** Where its name stands, and how much room it has. */
  readonly name: Spot;
  readonly span: number;
}

export interface Layout {
  readonly width: number;
  readonly depth: number;
  readonly corner: number;
  readonly pitch: number;
  /** The rim may run out of the picture at the sides: there is no room to lose. */
  readonly isBleeding: boolean;
  readonly card: Spot & { readonly width: number };
  /** Null: there is no room for a track, or nobody needs one. */
  readonly track: (Spot & { readonly width: number; readonly depth: number }) | null;
  /** Null: one watches. */
  readonly rail: Rail | null;
  readonly seats: ReadonlyMap<number, SeatLayout>;
}

export interface Rail extends Spot {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** The middle of the six columns of own dice, on the rail and on the felt, and their width. */
  readonly keysZ: number;
  readonly keysWidth: number;
}

export interface Around {
  /** Seats that are not mine, clockwise. */
  readonly rivals: readonly number[];
  /** 0: nobody's. */
  readonly me: number;
  readonly hasTrack: boolean;
}

const DICE = [0, 1, 2, 3, 4, 5] as const;
const RAIL_HEIGHT = 0.34;

/** @param aspect width by height of the canvas: upright on a phone, wide on a desk */
export function layoutOf(aspect: number, around: Around): Layout {
  return aspect < 1.05 ? upright(aspect, around) : wide(around);
}

/** Rivals stand left and right of the card, own dice before it. */
function wide({ rivals, me, hasTrack }: Around): Layout {
  const [width, depth] = [18.4, 11.6];
  const top = -depth / 2;
  const leftMost = Math.ceil(rivals.length / 2);
  const seats = new Map<number, SeatLayout>();
  rivals.forEach((seat, place) => {
    const isLeft = place < leftMost;
    const row = isLeft ? leftMost - 1 - place : place - leftMost; // clockwise: up on the left, down on the right
    const rows = isLeft ? leftMost : rivals.length - leftMost;
    const from = hasTrack ? top + 2.75 : top + 1.6;
    const z = from + row * 2.4 + (rows < 3 ? 0.9 : 0);
    const x = isLeft ? -6.5 : 6.5;
    const column = (die: number): number => x + (die - 2.5) * 0.82;
    seats.set(seat, {
      dice: DICE.map((die) => spotOf(column(die), z + 0.6, tidy(seat, die))),
      kept: DICE.map((die) => spotOf(column(die), z + 0.2, 0)),
      size: 0.64,
      hand: { x: isLeft ? -width / 2 - 1 : width / 2 + 1, z: z + 0.6 },
      name: { x, z: z - 0.55 },
      span: 4.9,
    });
  });
  const mine = { railZ: depth / 2 - 1.15, feltZ: depth / 2 - 3.0, step: 1.36, size: 1.05 };
  if (me > 0) seats.set(me, own(mine));
  return {
    width,
    depth,
    corner: 2.6,
    pitch: 64,
    isBleeding: false,
    card: { x: 0, z: hasTrack ? -1.25 : -1.5, width: 7.2 },
    track: hasTrack ? { x: 0, z: top + 0.95, width: 16.4, depth: 1.1 } : null,
    rail: me > 0 ? railOf(mine, 9) : null,
    seats,
  };
}

/** Rivals in one row at the top, the card below, own dice at the thumbs. A longer canvas has a longer table. */
function upright(aspect: number, { rivals, me, hasTrack }: Around): Layout {
  const width = 9.9;
  const depth = Math.round(2 * Math.min(17, Math.max(13, 10.4 / aspect))) / 2;
  const top = -depth / 2;
  const seats = new Map<number, SeatLayout>();
  const z = hasTrack ? top + 3.1 : top + 2.2;
  const step = Math.min(2.6, (width - 0.3) / Math.max(1, rivals.length));
  rivals.forEach((seat, place) => {
    const x = (place - (rivals.length - 1) / 2) * step;
    const apart = Math.min(0.58, (step - 0.16) / 3);
    const size = apart * 0.86;
    const lying = (yaw: (die: number) => number): readonly Rest[] =>
      DICE.map((die) => spotOf(x + ((die % 3) - 1) * apart, z + (die < 3 ? 0 : apart * 1.14), yaw(die)));
    seats.set(seat, {
      dice: lying((die) => tidy(seat, die) * 0.6),
      kept: lying(() => 0),
      size,
      hand: { x: x * 1.2, z: top - 1.2 },
      name: { x, z: z - 1 },
      span: step,
    });
  });
  const mine = { railZ: depth / 2 - 1.1, feltZ: depth / 2 - 2.85, step: 1.52, size: 1.12 };
  if (me > 0) seats.set(me, own(mine));
  return {
    width,
    depth,
    corner: 1.6,
    pitch: 68,
    isBleeding: true,
    card: { x: 0, z: (z + 1 + (me > 0 ? mine.feltZ - 1.3 : depth / 2 - 1)) / 2, width: depth < 14 ? 8 : 9.3 },
    track: hasTrack ? { x: 0, z: top + 0.75, width: 9.2, depth: 0.95 } : null,
    rail: me > 0 ? railOf(mine, 9.3) : null,
    seats,
  };
}

interface OwnWish {
  readonly railZ: number;
  readonly feltZ: number;
  readonly step: number;
  readonly size: number;
}

function own({ railZ, feltZ, step, size }: OwnWish): SeatLayout {
  const column = (die: number): number => (die - 2.5) * step;
  return {
    dice: DICE.map((die) => spotOf(column(die), feltZ + tidy(0, die) * 0.4, tidy(0, die))),
    kept: DICE.map((die) => ({ x: column(die), z: railZ, ground: RAIL_HEIGHT, yaw: 0 })),
    size,
    hand: { x: 1.5, z: railZ + 3.5 },
    name: { x: 0, z: railZ + 1.45 },
    span: 3.2,
  };
}

function railOf({ railZ, feltZ, step }: OwnWish, width: number): Rail {
  return { x: 0, z: railZ, width, depth: 1.5, height: RAIL_HEIGHT, keysZ: (railZ + feltZ) / 2, keysWidth: step * 6.15 };
}

function spotOf(x: number, z: number, yaw: number): Rest {
  return { x, z, ground: 0, yaw };
}

/** A little untidy, always in the same way: -0.35 to 0.35. */
function tidy(seat: number, die: number): number {
  return 0.35 * Math.sin(seat * 12.9 + die * 78.2);
}
