/** A match as its history tells it, throw by throw. Pure, so a reloaded page shows the same verdict as before. */

import { unreachable } from "../../model/unreachable";
import type {
  GhostAnswer,
  GhostClosed,
  GhostEvent,
  GhostFigure,
  GhostJudged,
  GhostPaid,
  GhostScored,
  GhostView,
  History,
  Raced,
} from "../../wire.gen";

export type GhostHistory = Extract<History, { game: "ghost_blitz_dice" }>;

export interface Grab {
  readonly seat: number;
  /** From the dice on the seat's own screen to its press, as the race was judged; null until the table has told that. */
  readonly pressedMs: number | null;
}

export interface Throw {
  readonly number: number;
  /** 0 if the judge reported a throw that the table never saw. */
  readonly thrower: number;
  /** On the table's clock; null while the dice move. */
  readonly shownAtMs: number | null;
  /** By die: red, white, grey, green, blue; empty while the dice move. */
  readonly faces: readonly GhostFigure[];
  /** First to last. */
  readonly grabs: readonly Grab[];
  /** What the order of the grabs was made from; null: not told yet, or nobody grabbed. */
  readonly race: Raced | null;
  /** Null until the close, and if the judge reported the throw. */
  readonly answer: GhostAnswer | null;
  readonly judged: readonly GhostJudged[];
  readonly paid: readonly GhostPaid[];
  readonly scored: readonly GhostScored[];
  readonly closed: GhostClosed | null;
  readonly isBrokenOff: boolean;
}

type Throws = readonly Throw[];

const untold: Omit<Throw, "number" | "thrower"> = {
  shownAtMs: null,
  faces: [],
  grabs: [],
  race: null,
  answer: null,
  judged: [],
  paid: [],
  scored: [],
  closed: null,
  isBrokenOff: false,
};

export function throwsOf(history: GhostHistory): Throws {
  const throws = history.told.reduce<Throws>(
    (so, told) => told.events.reduce((all, event) => withEvent(all, event, told.at_ms), so),
    [],
  );
  return throws.map((one) => withRace(one, history.races));
}

function withRace(one: Throw, races: readonly Raced[]): Throw {
  const race = races.findLast((each) => each.round === one.number);
  if (race === undefined) return one;
  const timeOf = (seat: number): number | null =>
    race.lanes.find((lane) => lane.seat === seat)?.presses?.at(-1)?.time_ms ?? null;
  return { ...one, race, grabs: one.grabs.map(({ seat }) => ({ seat, pressedMs: timeOf(seat) })) };
}

function withEvent(throws: Throws, event: GhostEvent, atMs: number): Throws {
  switch (event.type) {
    case "thrown":
      return [...throws, { ...untold, number: event.throw, thrower: event.seat }];
    case "reported":
      return throws.at(-1)?.number === event.throw
        ? throws
        : [...throws, { ...untold, number: event.throw, thrower: 0 }];
    case "shown":
      return changed(throws, () => ({ faces: event.faces, shownAtMs: atMs }));
    case "grabbed":
      return changed(throws, (last) => ({ grabs: [...last.grabs, { seat: event.seat, pressedMs: null }] }));
    case "answer":
      return changed(throws, () => ({ answer: event }));
    case "judged":
      return changed(throws, (last) => ({ judged: [...last.judged, event] }));
    case "paid":
      return changed(throws, (last) => ({ paid: [...last.paid, event] }));
    case "scored":
      return changed(throws, (last) => ({ scored: [...last.scored, event] }));
    case "closed":
      return changed(throws, () => ({ closed: event }));
    case "voided":
      return changed(throws, () => ({ isBrokenOff: true }));
    case "turn":
    case "reordered":
    case "departed":
    case "ended":
      return throws;
    default:
      return unreachable(event);
  }
}

function changed(throws: Throws, change: (last: Throw) => Partial<Throw>): Throws {
  const last = throws.at(-1);
  return last === undefined ? throws : [...throws.slice(0, -1), { ...last, ...change(last) }];
}

/** The verdict that is on the table: of the last throw, until the next one is thrown. */
export function standingVerdict(view: GhostView, throws: Throws): Throw | null {
  const last = throws.at(-1);
  const isRacing = view.phase === "motion" || view.phase === "grab";
  return last === undefined || last.closed === null || isRacing ? null : last;
}

/** What a seat gained or lost in a throw. */
export function changeOf(one: Throw, seat: number): number {
  const moves = [...one.paid, ...one.scored].filter((move) => move.seat === seat);
  return moves.reduce((sum, move) => sum + move.change, 0);
}

/** Seats in the order in which they sit on the screen: clockwise, one's own last. Not those at edges of their own. */
export function seatsAround(view: GhostView, atEdges: readonly number[] = []): readonly number[] {
  const all = view.points.map((_, place) => place + 1);
  return [...all.slice(view.seat), ...all.slice(0, view.seat)].filter((seat) => !atEdges.includes(seat));
}

export function canGrab(view: GhostView): boolean {
  return view.phase === "grab" && view.seat > 0 && !view.grabbed.includes(view.seat) && !view.left.includes(view.seat);
}

export function canThrow(view: GhostView): boolean {
  return view.phase === "throw" && view.seat > 0 && view.thrower === view.seat;
}

/** Whether this seat plays: it has keys to press. */
export function plays(view: GhostView): boolean {
  return view.seat > 0 && !view.left.includes(view.seat);
}
