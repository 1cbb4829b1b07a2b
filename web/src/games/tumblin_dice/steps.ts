/** What happened on the way of a throw, step by step, numbered for who watches it again. Pure. */
import { type Hit, TUMBLIN_BOARD } from "../../wire.gen";
import { faceUp } from "./faces";
import type { Flown } from "./playback";
import type { Lying } from "./scoring";

export type StepKind = "disc" | "missed" | "line" | "down" | "tips" | "hits" | "peg" | "leaves" | "rests";

export interface Step {
  readonly kind: StepKind;
  readonly atMs: number;
  /** Whom it concerns: the die that moves, or of `hits` the one that was hit. */
  readonly die: string;
  /** Of `hits`: what it showed; of `rests`: what it shows. */
  readonly face: number;
  /** Of `down`, `tips` and `rests`. */
  readonly level: number;
  readonly rule: string;
  /** Where, on the board's axes. */
  readonly at_mm: readonly [number, number];
  /** Of `hits`: the die that hits. */
  readonly by: string;
  /** How much it is worth telling. */
  readonly weight: number;
}

/** More are too many to read. */
export const MOST_STEPS = 7;
const STEP_MS = 1000 / 60;
/** A touch that is softer is none worth telling, in m/s. */
const SOFTEST_M_S = 0.05;
/** Faces are compared so long after a step down. */
const LOOK_AFTER_MS = 350;
/** What is left out last if there are too many; a hit is worth more the harder it was. */
const WEIGHTS: Readonly<Record<StepKind, number>> = {
  missed: 9,
  leaves: 8,
  disc: 7,
  hits: 4,
  tips: 4.5,
  down: 3.5,
  peg: 3,
  rests: 2,
  line: 1,
};
/** A hit of other dice among themselves is worth so much less. */
const ASIDE = 1.5;

/**
 * In the order of time; the thrown die's steps, and what it did to others.
 *
 * @param before what lay there before, with its faces; after a reload a flight itself does not know it
 * @param hasMissed the thrown die touched something else before the disc [TD-R7]
 */
export function stepsOf(flown: Flown, before: Lying, hasMissed: boolean): readonly Step[] {
  const { flight } = flown;
  const thrown = flight.thrown ?? "";
  const own = thrown === "" ? [] : [discOf(flown, thrown, hasMissed), ...levelsOf(flown, thrown)];
  const all = [...own, ...hitsOf(flown, before), ...leavesOf(flown), ...restOf(flown, thrown)];
  return thinned(all.sort((a, b) => a.atMs - b.atMs));
}

/** The step that is going on at a moment; -1 before the first. */
export function stepAt(steps: readonly Step[], atMs: number): number {
  return steps.findLastIndex((step) => step.atMs <= atMs + 1);
}

function thinned(steps: readonly Step[]): readonly Step[] {
  const kept = [...steps].sort((a, b) => b.weight - a.weight).slice(0, MOST_STEPS);
  return steps.filter((step) => kept.includes(step));
}

/** A slide hardly touches the disc, it lies on it from the beginning: no hit tells of that. */
function discOf(flown: Flown, die: string, hasMissed: boolean): Step {
  const first = (flown.flight.hits ?? []).find((hit) => hit[1] === die || hit[2] === die);
  const isHit = hasMissed || first?.[1] === "disc" || first?.[2] === "disc";
  const rule = hasMissed ? "TD-R7" : "TD-2";
  return stepFor(flown, hasMissed ? "missed" : "disc", isHit ? (first?.[0] ?? 0) : 0, { die, rule });
}

/** Edges from which a die drops to the next level, in mm along the board. */
const EDGES = [2, 3, 4].map((level) => ({
  level,
  x: Math.min(...TUMBLIN_BOARD.boxes.filter((box) => box.level === level).map((box) => box.x_mm[0])),
}));

function levelsOf(flown: Flown, die: string): readonly Step[] {
  const line = crossingOf(flown, die, TUMBLIN_BOARD.line_x_mm[1]);
  const downs = EDGES.flatMap(({ level, x }) => {
    const atMs = crossingOf(flown, die, x);
    if (atMs === null || hasLeft(flown, die, atMs + LOOK_AFTER_MS)) return [];
    const [before, after] = [faceAt(flown, die, atMs - 3 * STEP_MS), faceAt(flown, die, atMs + LOOK_AFTER_MS)];
    return [stepFor(flown, before === after ? "down" : "tips", atMs, { die, level })];
  });
  return line === null ? downs : [stepFor(flown, "line", line, { die, rule: "TD-3" }), ...downs];
}

/** When the die's middle goes over a line across the board for good; null: never. */
function crossingOf({ way }: Flown, die: string, xMm: number): number | null {
  if ((way.poseAt(die, way.durationMs)?.at_mm[0] ?? 0) < xMm) return null;
  for (let ms = way.durationMs; ms > 0; ms -= STEP_MS) {
    if ((way.poseAt(die, ms)?.at_mm[0] ?? 0) < xMm) return Math.round(ms + STEP_MS);
  }
  return 0;
}

/** The first touch of each two dice, and of a die and a peg, if it was no gentle one. */
function hitsOf(flown: Flown, before: Lying): readonly Step[] {
  const seen: string[] = [];
  return (flown.flight.hits ?? []).flatMap((hit) => {
    const pair = [hit[1], hit[2]].sort().join();
    if (hit[3] < SOFTEST_M_S || seen.includes(pair)) return [];
    seen.push(pair);
    return hitOf(flown, before, hit);
  });
}

function hitOf(flown: Flown, before: Lying, [atMs, one, other, strength]: Hit): readonly Step[] {
  const { thrown, dice } = flown.flight;
  if (one === "peg" || other === "peg") return [stepFor(flown, "peg", atMs, { die: one === "peg" ? other : one })];
  if (!(isDie(one) && isDie(other))) return [];
  const [by, die] = other === thrown || !dice.includes(one) ? [other, one] : [one, other];
  const face = before.board.find((resting) => resting.die === die)?.face ?? 0;
  const weight = WEIGHTS.hits + Math.min(1, strength) - (by === thrown ? 0 : ASIDE);
  return [stepFor(flown, "hits", atMs, { die, rule: "TD-5", face, by, weight })];
}

const isDie = (name: string): boolean => name.includes("-");

function leavesOf(flown: Flown): readonly Step[] {
  const { flight, way } = flown;
  return flight.dice.flatMap((die) => {
    if (!hasLeft(flown, die, way.durationMs)) return [];
    let atMs = way.durationMs;
    while (atMs > 0 && hasLeft(flown, die, atMs)) atMs -= STEP_MS;
    return [stepFor(flown, "leaves", Math.round(atMs + STEP_MS), { die, rule: "TD-4" })];
  });
}

/** Below the lowest level, so on its way to the floor or there. */
const LOWEST_MM = Math.min(...TUMBLIN_BOARD.boxes.map((box) => box.top_mm));

function hasLeft({ way }: Flown, die: string, ms: number): boolean {
  const at = way.poseAt(die, ms)?.at_mm;
  return at !== undefined && at[2] < LOWEST_MM;
}

function restOf(flown: Flown, die: string): readonly Step[] {
  const { way } = flown;
  if (die === "" || hasLeft(flown, die, way.durationMs)) return [];
  const pose = way.poseAt(die, way.durationMs);
  if (pose === null) return [];
  const level = levelUnder(pose.at_mm[0]);
  return [stepFor(flown, "rests", way.durationMs, { die, level, face: faceUp(pose.turn), rule: "TD-6" })];
}

function levelUnder(xMm: number): number {
  if (xMm < TUMBLIN_BOARD.line_x_mm[1]) return 0;
  return EDGES.findLast(({ x }) => xMm >= x)?.level ?? 1;
}

function faceAt({ way }: Flown, die: string, ms: number): number {
  const pose = way.poseAt(die, ms);
  return pose === null ? 0 : faceUp(pose.turn);
}

type Part = Pick<Step, "die"> & Partial<Step>;

function stepFor({ way, before }: Flown, kind: StepKind, atMs: number, part: Part): Step {
  const { die } = part;
  const pose = way.poseAt(die, atMs) ?? before.board.find((resting) => resting.die === die)?.pose;
  const at = pose?.at_mm ?? [0, 0, 0];
  const nothing = { face: 0, level: 0, rule: "", by: "", weight: WEIGHTS[kind] };
  return { kind, atMs, ...nothing, at_mm: [at[0], at[1]], ...part };
}
