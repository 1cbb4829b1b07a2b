/** Where the bubble goes: beside what it points at, and never over what is to be read or pressed. Pure. */

/** In pixels of the page's window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Room {
  /** Where the bubble may be. */
  readonly within: Box;
  /** What it must not cover, what it points at among them. */
  readonly free: readonly Box[];
  /** What it covers before it covers any of those. */
  readonly rather: readonly Box[];
  /** Where it is already; null: nowhere yet. */
  readonly now: Box | null;
}

/** Between the bubble and what it points at. */
const GAP_PX = 14;
/** A bubble that is no farther than this from what it points at is still beside it. */
const NEAR_PX = 60;
/** Looking for a gap, from the top to the bottom. */
const STEP_PX = 12;
/** Covering what is only rather left free weighs so much. */
const RATHER = 0.1;

/**
 * @param sizes that the bubble can have, in the order in which they are liked: the first of those that cover least
 * @param at what is pointed at; null: nothing, and the bubble goes to the middle
 * @returns the size that was taken, and where it goes
 */
export function placed<S extends Size>(sizes: readonly S[], at: Box | null, room: Room): S & Box {
  const places = sizes.map((size) => bestOf(size, at, room));
  const least = Math.min(...places.map(({ covers }) => covers));
  return places.find(({ covers }) => covers === least)?.place as S & Box;
}

interface Best<S> {
  readonly place: S & Box;
  readonly covers: number;
}

function bestOf<S extends Size>(bubble: S, at: Box | null, { within, free, rather, now }: Room): Best<S> {
  // whoever is about to press a key of it must find it where it was: it moves only if there is a reason
  const stays = now !== null && (at === null || distance(now, at) <= NEAR_PX) ? [now] : [];
  const places = [
    ...stays,
    ...(at === null ? [] : beside(bubble, at)),
    ...(now ? [now] : []),
    ...edges(bubble, within),
  ];
  const inside = places.map(({ left, top }) => ({
    ...bubble,
    left: clamp(left, within.left, within.left + within.width - bubble.width),
    top: clamp(top, within.top, within.top + within.height - bubble.height),
  }));
  const covers = (place: Box, boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + overlap(place, box), 0);
  const covered = inside.map((place) => covers(place, free) + RATHER * covers(place, rather));
  const least = Math.min(...covered);
  return { place: inside[covered.indexOf(least)] as S & Box, covers: least };
}

/** In the order in which they are liked. */
function beside({ width, height }: Size, at: Box): { left: number; top: number }[] {
  const middle = at.left + (at.width - width) / 2;
  const level = at.top + (at.height - height) / 2;
  return [
    { left: middle, top: at.top - height - GAP_PX },
    { left: middle, top: at.top + at.height + GAP_PX },
    { left: at.left + at.width + GAP_PX, top: level },
    { left: at.left - width - GAP_PX, top: level },
  ];
}

function edges(
  { width, height }: Size,
  { left, top, width: wide, height: high }: Box,
): { left: number; top: number }[] {
  const lefts = [left + (wide - width) / 2, left, left + wide - width];
  const middle = top + (high - height) / 2;
  const sweep = Array.from({ length: Math.max(0, Math.floor((high - height) / STEP_PX)) }, (_, n) => top + n * STEP_PX);
  const tops = [middle, top, top + high - height, ...sweep];
  return tops.flatMap((y) => lefts.map((x) => ({ left: x, top: y })));
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Between their edges. */
function distance(one: Box, other: Box): number {
  const wide = Math.max(one.left - other.left - other.width, other.left - one.left - one.width, 0);
  const high = Math.max(one.top - other.top - other.height, other.top - one.top - one.height, 0);
  return Math.hypot(wide, high);
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
