/**
 * The throw that I am making: the same for mouse, touch and keys, in the flat view and in 3D. Pure.
 *
 * Axes are those of the board: x along it from its back edge, y to the left. `x_mm` and `y_mm` of an aiming are from the
 * middle of the disc. Left is positive, as on the wire.
 */
import { type Aim, type Style, TUMBLIN_BOARD, type TumblinKind } from "../../wire.gen";

export interface Aiming {
  readonly kind: TumblinKind;
  readonly style: Style;
  /** Up on the disc; a roll does not keep it. */
  readonly face: number;
  /** From -1 to 1, counterclockwise seen from above. */
  readonly spin: number;
  readonly aimDeg: number;
  /** 0 to 100; 0 only while a finger is back on the die: letting go there throws nothing. */
  readonly force: number;
  readonly x_mm: number;
  readonly y_mm: number;
  readonly isDragging: boolean;
}

export const atFirst: Aiming = {
  kind: "plain",
  style: "slide",
  face: 6,
  spin: 0,
  aimDeg: 0,
  force: 50,
  x_mm: 0,
  y_mm: 0,
  isDragging: false,
};

/** So far a finger pulls back for all of the force. */
export const PULL_MM = 150;
/** A finger that is no farther from the die's middle is on the die. */
export const ON_DIE_MM = 14;
const MOST_FORCE = 100;
const {
  aim_deg: MOST_AIM_DEG,
  place_mm: MOST_PLACE_MM,
  speed_m_s: SPEED_M_S,
  spin_rad_s: MOST_SPIN_RAD_S,
} = TUMBLIN_BOARD;

/** Speed of half the force: a slide that stops on 1x or 2x. */
const MIDDLE_M_S = 1.15;
/** Share of the way up or down from there that goes evenly; the rest grows with the third power, so that small steps of
 *  force are small steps of speed where dice come to lie, and the ends are still reached. */
const EVEN_M_S = 0.4;

/** Metres a second. */
export function speedOf(force: number): number {
  const from = (clamp(force, 0, MOST_FORCE) - 50) / 50;
  const end = from > 0 ? SPEED_M_S[1] - MIDDLE_M_S : MIDDLE_M_S - SPEED_M_S[0];
  const speed = MIDDLE_M_S + EVEN_M_S * from + (end - EVEN_M_S) * from ** 3;
  return clamp(speed, ...SPEED_M_S);
}

/** As the server wants it. */
export function aimOf(aiming: Aiming): Aim {
  return {
    speed_m_s: rounded(speedOf(aiming.force), 4),
    style: aiming.style,
    aim_deg: rounded(clamp(aiming.aimDeg, -MOST_AIM_DEG, MOST_AIM_DEG), 2),
    spin_rad_s: rounded(clamp(aiming.spin, -1, 1) * MOST_SPIN_RAD_S, 2),
    face: aiming.face,
    x_mm: rounded(clamp(aiming.x_mm, -MOST_PLACE_MM, MOST_PLACE_MM), 2),
    y_mm: rounded(clamp(aiming.y_mm, -MOST_PLACE_MM, MOST_PLACE_MM), 2),
  };
}

/**
 * A finger has gone so far from the die's middle: back is force, aside is direction.
 *
 * On the die, or before it, the force is 0: letting go there throws nothing.
 */
export function pulled(aiming: Aiming, dxMm: number, dyMm: number): Aiming {
  const length = Math.hypot(dxMm, dyMm);
  if (length <= ON_DIE_MM || dxMm >= 0) return { ...aiming, force: 0, isDragging: true };
  const force = Math.round((MOST_FORCE * (length - ON_DIE_MM)) / (PULL_MM - ON_DIE_MM));
  const aimDeg = Math.round(2 * degrees(Math.atan2(-dyMm, -dxMm))) / 2;
  return {
    ...aiming,
    force: clamp(force, 1, MOST_FORCE),
    aimDeg: clamp(aimDeg, -MOST_AIM_DEG, MOST_AIM_DEG),
    isDragging: true,
  };
}

/** Where the finger is for this force and direction, from the die's middle: the end of the band. */
export function bandEnd({ force, aimDeg }: Aiming): readonly [number, number] {
  const length = force === 0 ? 0 : ON_DIE_MM + ((PULL_MM - ON_DIE_MM) * force) / MOST_FORCE;
  const way = radians(aimDeg);
  return [-length * Math.cos(way), -length * Math.sin(way)];
}

/** The die lies there, as near as the disc allows. */
export function placed(aiming: Aiming, xMm: number, yMm: number): Aiming {
  const inside = Math.min(1, MOST_PLACE_MM / Math.max(Math.hypot(xMm, yMm), 1));
  return { ...aiming, x_mm: rounded(xMm * inside, 1), y_mm: rounded(yMm * inside, 1) };
}

/** What two keys change, and by how much at a press. */
export type Stepped = "place" | "aim" | "force" | "spin";
const STEPS: Readonly<Record<Stepped, number>> = { place: 2, aim: 1, force: 1, spin: 0.1 };

/** @param steps positive is to the left, stronger, counterclockwise */
export function stepped(aiming: Aiming, what: Stepped, steps: number): Aiming {
  const by = STEPS[what] * steps;
  switch (what) {
    case "place": {
      const most = Math.sqrt(Math.max(0, MOST_PLACE_MM ** 2 - aiming.x_mm ** 2));
      return { ...aiming, y_mm: rounded(clamp(aiming.y_mm + by, -most, most), 1) };
    }
    case "aim":
      return { ...aiming, aimDeg: rounded(clamp(aiming.aimDeg + by, -MOST_AIM_DEG, MOST_AIM_DEG), 1) };
    case "force":
      return { ...aiming, force: clamp(Math.round(aiming.force + by), 1, MOST_FORCE) };
    case "spin":
      return { ...aiming, spin: rounded(clamp(aiming.spin + by, -1, 1), 1) };
  }
}

export interface GhostDot {
  /** From the board's back edge, and to the left of its middle. */
  readonly at_mm: readonly [number, number];
  /** 1 at the die, 0 at the end. */
  readonly share: number;
}

const DOTS = 8;
const FIRST_MM = 18;
const GHOST_MM = 120;

/** The first centimetres of the way; where it ends is what the player has to learn. */
export function ghostLine(aiming: Aiming): readonly GhostDot[] {
  if (aiming.force === 0) return [];
  const [x, y] = dieAt(aiming);
  const way = radians(aiming.aimDeg);
  return Array.from({ length: DOTS }, (_, place) => {
    const share = place / (DOTS - 1);
    const far = FIRST_MM + (GHOST_MM - FIRST_MM) * share;
    return { at_mm: [x + far * Math.cos(way), y + far * Math.sin(way)], share: 1 - share };
  });
}

/** Middle of the die that is aimed with, on the board. */
export function dieAt({ x_mm: x, y_mm: y }: Aiming): readonly [number, number] {
  return [TUMBLIN_BOARD.disc.x_mm + x, y];
}

/** A finger that is down: what it does is settled once it has left the die. */
export interface Drag {
  readonly does: "nothing" | "pull" | "place";
  /** As it was before, if nothing comes of it. */
  readonly before: Aiming;
  /** From the finger to the die's middle when it came down. */
  readonly offset: readonly [number, number];
}

/** Farther aside than this from straight back, a pull is a wish to place the die. */
const ASIDE_DEG = 55;

/** A finger comes down on the board's plane; null: on nothing that it could move. */
export function grabbed(aiming: Aiming, xMm: number, yMm: number, reachMm: number): Drag | null {
  const [x, y] = dieAt(aiming);
  const isOnDie = Math.hypot(xMm - x, yMm - y) <= reachMm;
  const isOnDisc = Math.hypot(xMm - TUMBLIN_BOARD.disc.x_mm, yMm) <= TUMBLIN_BOARD.disc.radius_mm;
  if (isOnDie) return { does: "nothing", before: aiming, offset: [x - xMm, y - yMm] };
  return isOnDisc ? { does: "place", before: aiming, offset: [0, 0] } : null;
}

/**
 * It has moved. Pulling back is force and direction, aside places the die.
 *
 * @param gain so much of a way on the board counts as one: small boards need a longer way
 */
export function dragged(
  drag: Drag,
  now: Aiming,
  [xMm, yMm]: readonly [number, number],
  gain = 1,
): readonly [Drag, Aiming] {
  const [x, y] = dieAt(now);
  const [fromX, fromY] = [xMm + drag.offset[0], yMm + drag.offset[1]];
  const [dx, dy] = [(fromX - x) * gain, (fromY - y) * gain];
  const its = drag.does === "nothing" ? { ...drag, does: meant(dx, dy) } : drag;
  if (its.does === "pull") return [its, pulled(now, dx, dy)];
  if (its.does === "nothing") return [its, { ...now, force: 0, isDragging: true }];
  const there = placed(now, fromX - TUMBLIN_BOARD.disc.x_mm, fromY);
  return [its, { ...there, force: drag.before.force, isDragging: true }];
}

function meant(dx: number, dy: number): Drag["does"] {
  if (Math.hypot(dx, dy) <= ON_DIE_MM) return "nothing";
  return Math.abs(degrees(Math.atan2(dy, -dx))) <= ASIDE_DEG ? "pull" : "place";
}

/** It was let go: what is aimed now, and whether it is thrown so. */
export function released(drag: Drag, now: Aiming): { readonly aiming: Aiming; readonly throws: boolean } {
  const throws = drag.does === "pull" && now.force > 0;
  if (throws) return { aiming: { ...now, isDragging: false }, throws };
  return { aiming: cancelled(drag, now), throws };
}

/** Nothing comes of a pull; a die that was placed stays there. */
export function cancelled({ before }: Drag, now: Aiming): Aiming {
  return { ...now, force: before.force, aimDeg: before.aimDeg, isDragging: false };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value)) + 0; // no minus zero
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

const degrees = (angle: number): number => (angle * 180) / Math.PI;
const radians = (angle: number): number => (angle * Math.PI) / 180;
