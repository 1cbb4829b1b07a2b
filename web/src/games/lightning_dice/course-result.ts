/** How a match went: for each seat what its calls came to, and the course of points. Pure. */
import type { After } from "../../model/after";
import type { LightningView } from "../../wire.gen";
import type { Became, Call, CardRace } from "./course";

export interface Standing {
  readonly seat: number;
  /** Seats with as many points, or cards, share a rank. */
  readonly rank: number;
  /** Points; in the quick game cards. */
  readonly score: number;
  /** Titles of the cards that it got, first to last. */
  readonly cards: readonly string[];
  /** Fastest match, from the card on the own screen to the press; null without one. */
  readonly bestMs: number | null;
  readonly missed: number;
  readonly bonus: number;
  readonly thunder: number;
  readonly rolls: number;
  readonly hasLeft: boolean;
}

/** @param rolls how often each seat has rolled. Best first; seats that have left come last, for they cannot win. */
export function standingsOf(
  view: LightningView,
  races: readonly CardRace[],
  rolls: readonly number[],
): readonly Standing[] {
  const all = view.scores.map((score, place) => ({
    ...playOf(place + 1, races),
    seat: place + 1,
    rank: 0,
    score,
    rolls: rolls[place] ?? 0,
    hasLeft: view.left.includes(place + 1),
  }));
  const sorted = all.sort((a, b) => Number(a.hasLeft) - Number(b.hasLeft) || b.score - a.score || a.seat - b.seat);
  return sorted.map((one) => ({ ...one, rank: 1 + sorted.filter((other) => isBefore(other, one)).length }));
}

function isBefore(other: Omit<Standing, "rank">, one: Omit<Standing, "rank">): boolean {
  return other.hasLeft === one.hasLeft ? other.score > one.score : one.hasLeft;
}

type Play = Pick<Standing, "cards" | "bestMs" | "missed" | "bonus" | "thunder">;

function playOf(seat: number, races: readonly CardRace[]): Play {
  const calls = races.flatMap((card) => card.calls.filter((call) => call.seat === seat));
  const count = (became: Became): number => calls.filter((call: Call) => call.became === became).length;
  const won = races.filter((card) => card.matched?.seat === seat);
  const times = won.flatMap(
    (card) => card.race?.lanes.find((lane) => lane.seat === seat)?.presses?.at(-1)?.time_ms ?? [],
  );
  return {
    cards: won.map((card) => card.title),
    bestMs: times.length === 0 ? null : Math.min(...times),
    missed: count("missed"),
    bonus: count("bonus"),
    thunder: count("thunder"),
  };
}

/**
 * Scores of all seats after each card; before the first, nobody has any.
 *
 * A race that began anew is one with its card; a card that was broken off by the end, and changed nothing, is left out.
 */
export function courseOf(seats: number, races: readonly CardRace[]): readonly After[] {
  const course: After[] = [{ number: 0, points: Array.from({ length: seats }, () => 0) }];
  for (const { number, scores, matched, isSkipped } of races) {
    if (course.at(-1)?.number === number) course.pop();
    const before = course.at(-1)?.points ?? [];
    const isChanged = scores.some((score, place) => score !== before[place]);
    if (matched !== null || isSkipped || isChanged) course.push({ number, points: scores });
  }
  return course;
}
