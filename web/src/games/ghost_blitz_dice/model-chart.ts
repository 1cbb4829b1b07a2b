/** Where the chart of points is drawn, in units of its own view box. Pure. */
import type { After } from "./model-result";

export const CHART = { width: 360, height: 190, left: 30, right: 316, top: 14, bottom: 164, sign: 332 } as const;
/** Signs at the ends of lines stand at least so far apart. */
const SIGN_HEIGHT = 23;

export interface Mark {
  readonly at: number;
  readonly value: number;
}

export interface SeatLine {
  readonly seat: number;
  readonly path: string;
  /** Height of its sign. */
  readonly signY: number;
}

export interface Chart {
  readonly lines: readonly SeatLine[];
  readonly pointMarks: readonly Mark[];
  readonly throwMarks: readonly Mark[];
  /** The band of the throw that moved most; null: none stands out. */
  readonly turn: { readonly x: number; readonly width: number } | null;
}

export function chartOf(course: readonly After[], turningPoint: number): Chart {
  const most = Math.max(1, ...course.flatMap((after) => after.points));
  const step = (CHART.right - CHART.left) / Math.max(1, course.length - 1);
  const x = (place: number): number => CHART.left + place * step;
  const y = (points: number): number => CHART.bottom - ((CHART.bottom - CHART.top) * points) / most;
  const turnAt = course.findIndex((after) => after.throw === turningPoint);
  return {
    lines: linesOf(course, x, y),
    pointMarks: marks(most, 4).map((value) => ({ at: y(value), value })),
    throwMarks: throwMarks(course).map((place) => ({ at: x(place), value: course[place]?.throw ?? 0 })),
    turn: turnAt < 1 ? null : { x: x(turnAt - 1), width: step },
  };
}

function linesOf(
  course: readonly After[],
  x: (place: number) => number,
  y: (points: number) => number,
): readonly SeatLine[] {
  const seats = (course[0]?.points ?? []).map((_, place) => place + 1);
  const last = course.at(-1)?.points ?? [];
  const ends = apart(last.map((points) => y(points)));
  return seats.map((seat) => ({
    seat,
    path: course
      .map((after, place) => `${place === 0 ? "M" : "L"}${at(x(place))} ${at(y(after.points[seat - 1] ?? 0))}`)
      .join(""),
    signY: ends[seat - 1] ?? CHART.bottom,
  }));
}

/** Heights pushed apart until no two signs overlap, within the chart; lower ends stay where they are. */
function apart(heights: readonly number[]): readonly number[] {
  const room = CHART.bottom - CHART.top;
  const gap = Math.min(SIGN_HEIGHT, room / Math.max(1, heights.length - 1));
  const order = heights.map((_, place) => place).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0) || b - a);
  const placed = [...heights];
  let ceiling = CHART.bottom;
  order.forEach((place, up) => {
    const above = order.length - 1 - up;
    const lowest = Math.min(placed[place] ?? ceiling, ceiling);
    placed[place] = Math.max(lowest, CHART.top + above * gap);
    ceiling = (placed[place] ?? ceiling) - gap;
  });
  return placed;
}

/** 0 and round numbers above it, at most `most / fewest` apart. */
function marks(most: number, fewest: number): readonly number[] {
  const gap = [1, 2, 5, 10, 20].find((each) => most / each <= fewest) ?? 50;
  return Array.from({ length: Math.floor(most / gap) + 1 }, (_, count) => count * gap);
}

/** Places on the course whose throw is named below: the first, every tenth, the last. */
function throwMarks(course: readonly After[]): readonly number[] {
  const last = course.length - 1;
  const tens = course.map((_, place) => place).filter((place) => place % 10 === 0 && place >= 5 && last - place >= 4);
  return last < 1 ? [] : [...new Set([1, ...tens, last])];
}

const at = (value: number): string => value.toFixed(1);
