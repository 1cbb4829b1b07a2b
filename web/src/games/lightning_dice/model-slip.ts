/** What was decided last, for the slip under the card and the note beside it; and where a penalty has left its mark. Pure. */
import type { LightningEvent, Raced } from "../../wire.gen";
import { partsOf } from "./asks";
import type { LightningHistory } from "./course";
import type { TakenUp } from "./model";
import { type Mark, spaceOf } from "./model-track";

/** Whoever watches has no roll that would clear the slip away. */
const STANDS_MS = 5000;

/** A verdict, and where it stands in the match. */
export interface Verdict {
  readonly event: Extract<LightningEvent, { type: "matched" | "missed" | "nice" | "nasty" | "skipped" | "broken_off" }>;
  readonly revision: number;
  readonly atMs: number;
  /** Of the race in which it fell. */
  readonly round: number;
}

type Told = LightningHistory["told"][number];

/** The last verdict since a revision that counts for whoever asks; null: none. */
function lastVerdict(
  history: LightningHistory,
  since: number,
  counts: (event: Verdict["event"]) => boolean,
): Verdict | null {
  for (let at = history.told.length - 1; at >= 0; at -= 1) {
    const told = history.told[at];
    if (told !== undefined && told.revision < since) return null;
    const event = told?.events.findLast((one) => isVerdict(one) && counts(one));
    if (told !== undefined && event !== undefined && isVerdict(event)) {
      return { event, revision: told.revision, atMs: told.at_ms, round: roundOf(told, event) };
    }
  }
  return null;
}

function isVerdict(event: LightningEvent): event is Verdict["event"] {
  return VERDICTS.includes(event.type);
}

const VERDICTS: readonly LightningEvent["type"][] = ["matched", "missed", "nice", "nasty", "skipped", "broken_off"];

/** An update is of the round that it leads to: the next card may have been turned in it. */
function roundOf(told: Told, event: Verdict["event"]): number {
  const after = told.events.slice(told.events.indexOf(event) + 1);
  return told.round - after.filter((one) => one.type === "flipped" || one.type === "broken_off").length;
}

/** For the note: whatever was decided last, of anybody. */
export function lastOfAll(history: LightningHistory): Verdict | null {
  return lastVerdict(history, 0, () => true);
}

/**
 * For the slip: what ended a card, and what befell me. It stands until my next roll.
 *
 * @param mine when I took up dice last
 * @param nowMs of the table, as of the last update
 */
export function standingSlip(history: LightningHistory, seat: number, mine: TakenUp, nowMs: number): Verdict | null {
  const verdict = lastVerdict(history, mine.revision, (event) => isForAll(event) || isOf(event, seat));
  if (verdict === null) return null;
  return seat === 0 && nowMs - verdict.atMs > STANDS_MS ? null : verdict;
}

function isForAll({ type }: Verdict["event"]): boolean {
  return type === "matched" || type === "skipped" || type === "broken_off";
}

function isOf(event: Verdict["event"], seat: number): boolean {
  if (event.type === "nasty") return event.seat === seat || event.by === seat;
  return (event.type === "missed" || event.type === "nice") && event.seat === seat;
}

/** Where pawns stood before a penalty, until their seats roll again. */
export function marksOf(history: LightningHistory, takenUp: readonly TakenUp[]): readonly Mark[] {
  return takenUp.flatMap((last, place): readonly Mark[] => {
    const seat = place + 1;
    const missed = lastVerdict(history, last.revision, (event) => event.type === "missed" && event.seat === seat);
    if (missed?.event.type !== "missed" || missed.event.change === 0) return [];
    return [{ seat, space: spaceOf(missed.event.score - missed.event.change) }];
  });
}

/** The dice that a card asks for by number and that are not there; null: the card cannot be told so. */
export function missingOf(requirement: string, faces: readonly number[]): readonly number[] | null {
  const [part, ...others] = partsOf(requirement);
  if (part === undefined || others.length > 0) return null;
  const asked = askedOf(part);
  if (asked === null) return null;
  const left = [...faces];
  return asked.filter((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function askedOf(part: ReturnType<typeof partsOf>[number]): readonly number[] | null {
  if (part.is === "exactly" || part.is === "show") return part.dice;
  return part.is === "alike" && part.face > 0 ? Array.from({ length: part.count }, () => part.face) : null;
}

/** The places of dice that no number asked for needs. */
export function needlessOf(requirement: string, faces: readonly number[]): readonly number[] {
  const missing = missingOf(requirement, faces);
  if (missing === null) return [];
  const [part] = partsOf(requirement);
  const asked = [...((part && askedOf(part)) ?? [])];
  return faces.flatMap((face, die) => {
    const at = asked.indexOf(face);
    if (at < 0) return [die];
    asked.splice(at, 1);
    return [];
  });
}

/** Who called next after the first, and how much later; null: nobody, or the race has not been told. */
export interface Runner {
  readonly seat: number;
  readonly laterMs: number;
}

export function runnerUp(race: Raced | null, winner: number): Runner | null {
  const first = race?.lanes.find((lane) => lane.seat === winner)?.presses?.at(-1)?.time_ms;
  if (race === null || first === undefined) return null;
  const later = race.lanes
    .filter((lane) => lane.seat !== winner)
    .flatMap(({ seat, presses }) => (presses ?? []).map(({ time_ms: ms }) => ({ seat, laterMs: ms - first })))
    .filter(({ laterMs }) => laterMs >= 0);
  return later.sort((one, other) => one.laterMs - other.laterMs)[0] ?? null;
}

export function raceOf(history: LightningHistory, round: number): Raced | null {
  return history.races.findLast((race) => race.round === round) ?? null;
}
