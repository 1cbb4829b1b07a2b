/** Where everything lies on the table. Lengths are in world units: the edge of a die is 1 on a desk. */
import { randomOf } from "../../../scene/random";
import type { Rest } from "../../../scene/tumble";

export interface Spot {
  readonly x: number;
  readonly z: number;
}

export interface CardSpot extends Spot {
  /** Of the card; it is 1.4 times as long. */
  readonly width: number;
}

export interface CourtSpot extends Spot {
  readonly seat: number;
  /** 1: its outermost plots are `COURT_RADIUS` from the middle. */
  readonly scale: number;
}

export interface TableLayout {
  readonly isWide: boolean;
  /** What the camera shows: x and z from -half to half. */
  readonly half: Spot;
  readonly courts: readonly CourtSpot[];
  readonly pile: CardSpot;
  /** Places of the cards in the middle, the longest lying first. */
  readonly market: readonly CardSpot[];
  readonly dieSize: number;
  /** Where each die lies after it is rolled. */
  readonly loose: readonly Spot[];
  /** Its socket in the tray, in front of the same place. */
  readonly kept: readonly Spot[];
  /** Middle and half of the width of the tray. */
  readonly tray: Spot & { readonly halfWidth: number };
}

/** From the middle of a court to the outer edge of its plots, at scale 1. */
export const COURT_RADIUS = 2.5;
export const CARD_RATIO = 1.4;
/** A canvas that is wider than this has its courts at the sides, else they stand in a row at the far edge. */
const WIDE = 1.25;

interface Plan {
  readonly half: Spot;
  readonly courts: readonly (readonly Omit<CourtSpot, "seat">[])[];
  readonly cardWidth: number;
  readonly gap: number;
  readonly marketZ: number;
  readonly dieSize: number;
  readonly dieStep: number;
  readonly looseZ: number;
  readonly keptZ: number;
}

const pair = (x: number, z: number, scale: number): readonly Omit<CourtSpot, "seat">[] => [
  { x: -x, z, scale },
  { x, z, scale },
];

/** Clockwise round the table, the own seat first: near left, far left, far right, near right. */
const DESK: Plan = {
  half: { x: 10.4, z: 6.5 },
  courts: [
    pair(7.65, 2, 1.07),
    [
      { x: -7.75, z: 2.9, scale: 0.97 },
      { x: -7.75, z: -3.5, scale: 0.97 },
      { x: 7.8, z: -0.3, scale: 1 },
    ],
    [
      { x: -7.75, z: 2.9, scale: 0.97 },
      { x: -7.75, z: -3.5, scale: 0.97 },
      { x: 7.75, z: -3.5, scale: 0.97 },
      { x: 7.75, z: 2.9, scale: 0.97 },
    ],
  ],
  cardWidth: 3.85,
  gap: 0.4,
  marketZ: -3.45,
  dieSize: 1.35,
  dieStep: 2.3,
  looseZ: 1.5,
  keptZ: 4.05,
};

/** The own seat first, and so on the right: it is the nearest to the thumb. */
const PHONE: Plan = {
  half: { x: 4.9, z: 7.4 },
  courts: [
    [
      { x: 2.4, z: -6.05, scale: 0.5 },
      { x: -2.4, z: -6.05, scale: 0.5 },
    ],
    [
      { x: 3.2, z: -6.05, scale: 0.5 },
      { x: -3.2, z: -6.05, scale: 0.5 },
      { x: 0, z: -6.05, scale: 0.5 },
    ],
    [
      { x: 3.65, z: -6.05, scale: 0.47 },
      { x: -3.65, z: -6.05, scale: 0.47 },
      { x: -1.22, z: -6.05, scale: 0.47 },
      { x: 1.22, z: -6.05, scale: 0.47 },
    ],
  ],
  cardWidth: 3.5,
  gap: 0.25,
  marketZ: -1.6,
  dieSize: 1.4,
  dieStep: 2.3,
  looseZ: 2.55,
  keptZ: 5.0,
};

/** The layout for a canvas with this aspect (width by height); `order`: all seats round the table, the own one first. */
export function layoutOf(order: readonly number[], aspect: number): TableLayout {
  const plan = aspect >= WIDE ? DESK : PHONE;
  const courts = plan.courts[order.length - 2];
  if (courts === undefined) throw new RangeError(`${order.length} seats: there are 2 to 4`);
  const columns = [0, 1, 2, 3].map((die) => (die - 1.5) * plan.dieStep);
  return {
    isWide: plan === DESK,
    half: plan.half,
    courts: courts.map((spot, place) => ({ ...spot, seat: order[place] ?? 0 })),
    ...marketOf(plan),
    dieSize: plan.dieSize,
    loose: columns.map((x) => ({ x, z: plan.looseZ })),
    kept: columns.map((x) => ({ x, z: plan.keptZ })),
    tray: { x: 0, z: plan.keptZ, halfWidth: 1.5 * plan.dieStep + plan.dieSize },
  };
}

/** Pile and two cards side by side, all three around the middle. */
function marketOf({ cardWidth, gap, marketZ }: Plan): Pick<TableLayout, "pile" | "market"> {
  const pileWidth = cardWidth * 0.5;
  const left = -(pileWidth + 2 * cardWidth + 2 * gap) / 2;
  const cardX = (place: number): number => left + pileWidth + gap + cardWidth / 2 + place * (cardWidth + gap);
  return {
    pile: { x: left + pileWidth / 2, z: marketZ, width: pileWidth },
    market: [0, 1].map((place) => ({ x: cardX(place), z: marketZ, width: cardWidth })),
  };
}

/** All seats clockwise, beginning with the own one; who watches sits with seat 1. */
export function orderFrom(own: number, seats: number): readonly number[] {
  const first = own === 0 ? 1 : own;
  return Array.from({ length: seats }, (_, step) => ((first - 1 + step) % seats) + 1);
}

/** From where a seat throws: its own side of the table, in the air. `seat` 0: nobody yet. */
export function throwerOf({ courts, half, loose }: TableLayout, seat: number): readonly [number, number, number] {
  const court = courts.find((one) => one.seat === seat);
  const own = courts[0];
  if (court === undefined || court === own) return [0, 2.6, half.z + 1.5];
  const towards = loose[0]?.z ?? 0;
  return [court.x * 0.7, 2.6, Math.min(court.z, towards - 1)];
}

/** The tray is this high. */
export const TRAY_TOP = 0.14;

/** A die that was rolled: a little untidy, the same for everybody. */
export function lying({ loose, dieSize }: TableLayout, seed: readonly (string | number)[], die: number): Rest {
  const random = randomOf(["lying", ...seed, die]);
  const away = (): number => (random() - 0.5) * 0.36 * dieSize;
  const { x, z } = spotOf(loose, die);
  return { x: x + away(), z: z + away(), ground: 0, yaw: (random() - 0.5) * 0.6 };
}

/** A die that is kept. */
export function standing({ kept }: TableLayout, die: number): Rest {
  return { ...spotOf(kept, die), ground: TRAY_TOP, yaw: 0 };
}

/** A die that nobody has rolled yet: close to the others, nearer to whoever will roll it. */
export function gathered(layout: TableLayout, seat: number, die: number): Rest {
  const court = layout.courts.find((one) => one.seat === seat);
  const isOwn = court === undefined || court === layout.courts[0];
  const { x, z } = spotOf(layout.loose, die);
  const side = isOwn ? 0 : Math.sign(court.x);
  return { x: x * 0.72 + side * layout.dieSize, z: z + (die % 2) * 0.35 - 0.15, ground: 0, yaw: (die - 1.5) * 0.2 };
}

function spotOf(spots: readonly Spot[], die: number): Spot {
  const spot = spots[die];
  if (spot === undefined) throw new RangeError(`there is no die ${die}`);
  return spot;
}
