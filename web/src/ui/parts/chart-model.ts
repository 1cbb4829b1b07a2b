/** The course of a match as lines, a seat each: where they are drawn, in units of the chart's own view box. Pure. */
import type { After } from "../../model/after";

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
  readonly numberMarks: readonly Mark[];
  /** The band of the one that moved most; null: none stands out. */
  readonly turn: { readonly x: number; readonly width: number } | null;
}

export function chartOf(course: readonly After[], turningPoint: number): Chart {
  const most = Math.max(1, ...course.flatMap((after) => after.points));
  const least = Math.min(0, ...course.flatMap((after) => after.points));
  const step = (CHART.right - CHART.left) / Math.max(1, course.length - 1);
  const x = (place: number): number => CHART.left + place * step;
  const y = (points: number): number => CHART.bottom - ((CHART.bottom - CHART.top) * (points - least)) / (most - least);
  const turnAt = course.findIndex((after) => after.number === turningPoint);
  return {
    lines: linesOf(course, x, y),
    pointMarks: marks(least, most, 4).map((value) => ({ at: y(value), value })),
    numberMarks: numberMarks(course).map((place) => ({ at: x(place), value: course[place]?.number ?? 0 })),
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

/** 0 and round numbers around it, so far apart that there are at most so many steps. */
function marks(least: number, most: number, steps: number): readonly number[] {
  const gap = [1, 2, 5, 10, 20].find((each) => (most - least) / each <= steps) ?? 50;
  const [lowest, highest] = [Math.ceil(least / gap), Math.floor(most / gap)];
  return Array.from({ length: highest - lowest + 1 }, (_, count) => (lowest + count) * gap);
}

/** Places on the course whose number stands below: the first, every tenth, the last. */
function numberMarks(course: readonly After[]): readonly number[] {
  const last = course.length - 1;
  const tens = course.map((_, place) => place).filter((place) => place % 10 === 0 && place >= 5 && last - place >= 4);
  return last < 1 ? [] : [...new Set([1, ...tens, last])];
}

const at = (value: number): string => value.toFixed(1);
