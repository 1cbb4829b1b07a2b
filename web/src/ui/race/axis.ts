/** The time axis of a photo finish: from one round number to another, with everything that matters between. Pure. */
import type { LaneDrawn, Picture } from "./model";

/** Of the width: 0 at the left, 1 at the right. */
export type Share = number;

export interface Tick {
  readonly ms: number;
  readonly at: Share;
}

export interface Box {
  readonly from: Share;
  readonly to: Share;
}

/** Where one press is drawn. */
export interface Place {
  readonly press: Share;
  readonly letter: Share;
  /** How sure the press is. */
  readonly box: Box;
  /** It lies outside of the picture, which shows the finish. */
  readonly outside: "before" | "after" | null;
}

export interface Axis {
  readonly ticks: readonly Tick[];
  readonly place: (lane: LaneDrawn) => Place | null;
  /** Where the first one pressed. */
  readonly line: Share | null;
  /** Between the presses of a dead heat. */
  readonly band: Box | null;
}

const STEPS_MS = [50, 100, 200, 500, 1_000, 2_000, 5_000] as const;
const MOST_STEPS = 8;
/** A narrower picture would show how we measure, and not the race. */
const LEAST_MS = 300;
/** What is further from the finish than this, before or after, is not worth making the finish small. */
const WINDOW_MS = 1_500;

export function axisOf(picture: Picture): Axis {
  const middleMs = picture.first?.press?.timeMs ?? earliestOf(picture);
  const isNear = (ms: number): boolean => Math.abs(ms - middleMs) <= WINDOW_MS;
  const shown = picture.lanes.flatMap(({ press }) =>
    press === null ? [] : [press.earliestMs, press.timeMs, press.latestMs, press.arrivedMs].filter(isNear),
  );
  const [leastMs, mostMs] = [Math.min(middleMs, ...shown), Math.max(middleMs, ...shown)];
  const spareMs = Math.max(0, LEAST_MS - (mostMs - leastMs));
  const stepMs = stepOf(mostMs - leastMs + spareMs);
  // one step before the first press, so that a part of its bar is seen; what is spare lies on both sides
  const startMs = Math.max(0, Math.floor((leastMs - spareMs * 0.4) / stepMs - 0.5) * stepMs);
  const steps = Math.ceil(Math.max(LEAST_MS / stepMs, (mostMs - startMs) / stepMs + 0.25));
  const at = (ms: number): Share => Math.min(1, Math.max(0, (ms - startMs) / (steps * stepMs)));
  return {
    ticks: Array.from({ length: steps + 1 }, (_, step) => ({ ms: startMs + step * stepMs, at: step / steps })),
    place: (lane) => placeOf(lane, picture, at, isNear),
    line: picture.first?.press == null ? null : at(picture.first.press.timeMs),
    band: bandOf(picture, at),
  };
}

function earliestOf(picture: Picture): number {
  const times = picture.lanes.flatMap(({ press }) => (press === null ? [] : [press.timeMs]));
  return times.length === 0 ? 0 : Math.min(...times);
}

function stepOf(widthMs: number): number {
  return STEPS_MS.find((ms) => widthMs / ms <= MOST_STEPS - 2) ?? 5_000;
}

type At = (ms: number) => Share;

function placeOf(lane: LaneDrawn, picture: Picture, at: At, isNear: (ms: number) => boolean): Place | null {
  const { press } = lane;
  if (press === null) return null;
  const half = picture.bandMs / 2; // a screen and a finger are no more exact than a frame
  const isBefore = press.timeMs < (picture.first?.press?.timeMs ?? press.timeMs);
  return {
    press: at(press.timeMs),
    letter: at(press.arrivedMs),
    box: {
      from: at(Math.min(press.earliestMs, press.timeMs - half)),
      to: at(Math.max(press.latestMs, press.timeMs + half)),
    },
    outside: isNear(press.timeMs) ? null : isBefore ? "before" : "after",
  };
}

function bandOf(picture: Picture, at: At): Box | null {
  const times = picture.heat.flatMap(({ press }) => (press === null ? [] : [press.timeMs]));
  return times.length === 0 ? null : { from: at(Math.min(...times)), to: at(Math.max(...times)) };
}
