/** How a match went: points of each seat by quarter, its best throw, and the course of all. Pure. */
import type { After } from "../../model/after";
import type { TumblinEvent, TumblinView } from "../../wire.gen";
import { partnerOf } from "./model";
import type { EventNamed, TumblinHistory } from "./names";
import { type Change, EMPTY, storyOf } from "./story";

export interface Quarter {
  readonly quarter: number;
  /** 0 in regular time. */
  readonly overtime: number;
  /** By seat; null: it did not play. */
  readonly points: readonly (number | null)[];
}

/** All quarters that are over. */
export function quartersOf(view: TumblinView, history: TumblinHistory): readonly Quarter[] {
  const begun = eventsOf(history, "quarter_begun");
  return view.scores.map((points, place) => {
    const its = begun.find(({ quarter }) => quarter === place + 1);
    const order = its?.order ?? [];
    return {
      quarter: place + 1,
      overtime: its?.overtime ?? 0,
      points: points.map((one, seat) => (order.length === 0 || order.includes(seat + 1) ? one : null)),
    };
  });
}

function eventsOf<T extends TumblinEvent["type"]>(history: TumblinHistory, type: T): readonly EventNamed<T>[] {
  return history.told.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === type ? [event as EventNamed<T>] : [])),
  );
}

/** Running totals after each quarter; in teams those of the team. */
export function courseOf(view: TumblinView): readonly After[] {
  const course: After[] = [{ number: 0, points: view.hand.map(() => 0) }];
  view.scores.forEach((points, place) => {
    const before = course[place]?.points ?? [];
    course.push({ number: place + 1, points: points.map((_, at) => (before[at] ?? 0) + sumOf(view, points, at + 1)) });
  });
  return course;
}

function sumOf(view: TumblinView, points: readonly number[], seat: number): number {
  const own = points[seat - 1] ?? 0;
  return view.variant.teams ? own + (points[partnerOf(seat) - 1] ?? 0) : own;
}

/** Of each seat the throw that brought it most; null: none brought anything. */
export function bestThrows(view: TumblinView, history: TumblinHistory): readonly (Change | null)[] {
  const best: (Change | null)[] = view.hand.map(() => null);
  for (let end = 1; end <= history.told.length; end += 1) {
    const told = history.told[end - 1];
    if (!told?.events.some(({ type }) => type === "landed")) continue;
    const story = storyOf(
      { ...history, told: history.told.slice(0, end) },
      view.dice,
      view.variant.before_line ?? 0,
      EMPTY,
    );
    const change = story?.changes[0];
    if (change === undefined) continue;
    const before = best[change.seat - 1] ?? null;
    if (change.change > (before?.change ?? 0)) best[change.seat - 1] = change;
  }
  return best;
}

export interface Standing {
  readonly seat: number;
  /** 1 is best; those who are level share a rank. */
  readonly rank: number;
  /** In teams the team's. */
  readonly points: number;
}

/** Winners first, then by points. */
export function standingsOf(view: TumblinView, winners: readonly number[]): readonly Standing[] {
  const seats = view.hand.map((_, place) => place + 1);
  const points = (seat: number): number => sumOf(view, view.totals, seat);
  const worth = (seat: number): number =>
    points(seat) + (winners.includes(seat) ? 1e6 : 0) - (view.left.includes(seat) ? 1e5 : 0);
  return seats
    .map((seat) => ({
      seat,
      rank: 1 + seats.filter((other) => worth(other) > worth(seat)).length,
      points: points(seat),
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
