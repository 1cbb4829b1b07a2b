/**
 * A match as a film: the messages that a watcher got, cut into steps and rounds. Pure.
 *
 * A step is an update and all that was told before the next one: dice on their way, how a race was judged. What can be
 * seen at a step is worked out by the table's own reducer, so it is what a watcher saw.
 */
import type { GameFilm, OnlineGame } from "../games/gameui";
import type { Outgoing, People, Update } from "../wire.gen";
import { nothingKnown, reduce, type TableState } from "./table";

/** The unit of the timeline: a throw, a turn, a card. */
export interface Round {
  readonly number: number;
  /** Places of its first and last step. */
  readonly first: number;
  readonly last: number;
  readonly events: Update["events"];
  /** Whose colour it has; 0: nobody's. */
  readonly owner: number;
}

interface Step {
  readonly update: Update;
  /** How many messages have been told at its end. */
  readonly end: number;
  /** How long the dice that go their way in it take; 0: none do. */
  readonly flightMs: number;
}

export interface Film {
  readonly people: People;
  readonly steps: readonly Step[];
  readonly rounds: readonly Round[];
  /** What is seen at a step. */
  readonly stateAt: (step: number) => TableState;
}

/** Going back costs no more than so many messages. */
const KEPT_EVERY = 32;

/** Null: these are the messages of no film. */
export function filmOf(messages: readonly Outgoing[], game: GameFilm<OnlineGame>): Film | null {
  const [people] = messages;
  const steps = stepsOf(messages);
  if (people?.type !== "people" || steps.length === 0) return null;
  return { people, steps, rounds: roundsOf(steps, game), stateAt: statesOf(messages, steps) };
}

function stepsOf(messages: readonly Outgoing[]): readonly Step[] {
  const steps: Step[] = [];
  messages.forEach((message, place) => {
    const last = steps.at(-1);
    if (message.type === "update") steps.push({ update: message, end: place + 1, flightMs: 0 });
    else if (last !== undefined) {
      const flightMs = message.type === "tumbled" ? message.flight.duration_ms : 0;
      steps[steps.length - 1] = { ...last, end: place + 1, flightMs: last.flightMs + flightMs };
    }
  });
  return steps;
}

function statesOf(messages: readonly Outgoing[], steps: readonly Step[]): Film["stateAt"] {
  const kept: TableState[] = [nothingKnown];
  return (step) => {
    const end = steps[clamped(step, steps.length)]?.end ?? 0;
    let at = Math.min(Math.floor(end / KEPT_EVERY), kept.length - 1) * KEPT_EVERY;
    let state = kept[at / KEPT_EVERY] ?? nothingKnown;
    for (; at < end; at += 1) {
      if (at % KEPT_EVERY === 0) kept[at / KEPT_EVERY] = state;
      const message = messages[at];
      if (message !== undefined) state = reduce(state, message);
    }
    return state;
  };
}

function roundsOf(steps: readonly Step[], game: GameFilm<OnlineGame>): readonly Round[] {
  const rounds: Round[] = [];
  steps.forEach(({ update }, place) => {
    const number = roundOf(steps, place, game);
    const last = rounds.at(-1);
    if (last === undefined || number > last.number) {
      rounds.push({ number, first: place, last: place, events: update.events, owner: 0 });
    } else {
      // a game's events are of one kind; TypeScript cannot see that all updates of a film are of one game
      const events = [...last.events, ...update.events] as Update["events"];
      rounds[rounds.length - 1] = { ...last, last: place, events };
    }
  });
  return rounds.map((round) => ({ ...round, owner: game.ownerOf(round.events) }));
}

/** An update names the round that it leads to; what it tells was done in the one before, unless it begins one. */
function roundOf(steps: readonly Step[], place: number, game: GameFilm<OnlineGame>): number {
  const { update } = steps[place] as Step;
  const before = steps[place - 1]?.update ?? update;
  const begins = update.events.some((event) => game.begins?.(event));
  return Math.max(1, begins ? update.round : before.round);
}

export function clamped(place: number, length: number): number {
  return Math.max(0, Math.min(length - 1, place));
}

/** Place of the round that a step belongs to. */
export function roundAt({ rounds }: Film, step: number): number {
  return Math.max(
    0,
    rounds.findLastIndex(({ first }) => first <= step),
  );
}

// A moment, as it stands in a link: "30" is what throw 30 came to, "30.2" its second step.

export function momentAt(film: Film, step: number): string {
  const round = film.rounds[roundAt(film, step)];
  if (round === undefined) return "1";
  return step === round.last ? `${round.number}` : `${round.number}.${step - round.first + 1}`;
}

export interface Found {
  readonly step: number;
  /** Else it is the nearest one. */
  readonly isThere: boolean;
}

/** Null: the text names no moment at all. */
export function stepOf(film: Film, moment: string): Found | null {
  const parts = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(moment);
  if (parts === null) return null;
  const wanted = Number(parts[1]);
  const round = nearest(film.rounds, wanted);
  const isThere = round.number === wanted;
  if (parts[2] === undefined) return { step: round.last, isThere };
  const step = round.first + Number(parts[2]) - 1;
  const least = Math.max(round.first, Math.min(round.last, step));
  return { step: least, isThere: isThere && least === step };
}

function nearest(rounds: readonly Round[], wanted: number): Round {
  const away = (round: Round): number => Math.abs(round.number - wanted);
  return rounds.reduce((best, round) => (away(round) < away(best) ? round : best));
}

// How long a step is shown while the film runs

const LEAST_MS = 120;
/** People think longer than anybody wants to watch. */
const MOST_MS = 1500;
/** Moves of a record without times. */
const UNTIMED_MS = 350;
/** What a round came to is to be read. */
const VERDICT_MS = 2000;
/** Nobody waits longer for dice, whatever a file says. */
const FLIGHT_MS = 12_000;

/** Dice go their way as fast as they did; everything else is shorter by so many times. */
export function holdMs(film: Film, step: number, game: GameFilm<OnlineGame>, speed: number): number {
  const { update, flightMs } = film.steps[step] as Step;
  const next = film.steps[step + 1]?.update;
  const gapMs = next === undefined ? 0 : next.at_ms - update.at_ms;
  const isLast = film.rounds[roundAt(film, step)]?.last === step;
  const stays = Math.max(0, ...update.events.map((event) => game.staysMs?.(event) ?? 0), isLast ? VERDICT_MS : 0);
  const ms = Math.max(stays, LEAST_MS, gapMs === 0 ? UNTIMED_MS : Math.min(MOST_MS, gapMs));
  return flightMs > 0 ? Math.min(FLIGHT_MS, flightMs) + LEAST_MS : ms / speed;
}
