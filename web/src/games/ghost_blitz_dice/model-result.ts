/** How a match went: for each seat what its grabs came to, and the course of points. Pure. */
import type { After } from "../../model/after";
import type { GhostView } from "../../wire.gen";
import { changeOf, type Throw } from "./model";

export interface Standing {
  readonly seat: number;
  /** Seats with as many points share a rank. */
  readonly rank: number;
  readonly points: number;
  readonly right: number;
  readonly late: number;
  readonly wrong: number;
  /** Fastest right grab, from the dice on the own screen to the press; null without one. */
  readonly bestMs: number | null;
  /** The throw that brought this seat the jackpot and most points; null: never the jackpot. */
  readonly haul: { readonly throw: number; readonly change: number } | null;
  readonly hasLeft: boolean;
}

/** Best first; seats that have left come last, for they cannot win. */
export function standingsOf(view: GhostView, throws: readonly Throw[]): readonly Standing[] {
  const all = view.points.map((_, place) => standingOf(place + 1, view, throws));
  const sorted = [...all].sort(
    (a, b) => Number(a.hasLeft) - Number(b.hasLeft) || b.points - a.points || a.seat - b.seat,
  );
  return sorted.map((one) => ({ ...one, rank: 1 + sorted.filter((other) => isBefore(other, one)).length }));
}

function isBefore(other: Standing, one: Standing): boolean {
  return other.hasLeft === one.hasLeft ? other.points > one.points : one.hasLeft;
}

function standingOf(seat: number, view: GhostView, throws: readonly Throw[]): Standing {
  const judged = throws.flatMap((one) => one.judged.filter((each) => each.seat === seat));
  const count = (verdict: string): number => judged.filter((each) => each.verdict === verdict).length;
  return {
    seat,
    rank: 0,
    points: view.points[seat - 1] ?? 0,
    right: count("right"),
    late: count("late"),
    wrong: count("wrong"),
    bestMs: bestMsOf(seat, throws),
    haul: haulOf(seat, throws),
    hasLeft: view.left.includes(seat),
  };
}

function bestMsOf(seat: number, throws: readonly Throw[]): number | null {
  const won = throws.filter((one) => one.closed?.right === seat);
  const times = won.flatMap((one) => one.grabs.find((grab) => grab.seat === seat)?.pressedMs ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

function haulOf(seat: number, throws: readonly Throw[]): Standing["haul"] {
  const hauls = throws
    .filter((one) => one.scored.some((scored) => scored.seat === seat && scored.source === "jackpot"))
    .map((one) => ({ throw: one.number, change: changeOf(one, seat) }));
  return hauls.reduce<Standing["haul"]>((best, one) => (best === null || one.change > best.change ? one : best), null);
}

/** Points of all seats after each throw that was closed; before the first, nobody has any. */
export function courseOf(seats: number, throws: readonly Throw[]): readonly After[] {
  let points: readonly number[] = Array.from({ length: seats }, () => 0);
  const course: After[] = [{ number: 0, points }];
  for (const one of throws.filter((each) => each.closed !== null)) {
    points = points.map((before, place) => before + changeOf(one, place + 1));
    course.push({ number: one.number, points });
  }
  return course;
}

/** The throw that moved most points to one seat; 0 if none moved more than one. */
export function turningPoint(throws: readonly Throw[]): number {
  const gains = throws.map((one) => ({
    number: one.number,
    gain: one.closed?.right ? changeOf(one, one.closed.right) : 0,
  }));
  const best = gains.reduce((most, one) => (one.gain > most.gain ? one : most), { number: 0, gain: 1 });
  return best.number;
}
