/**
 * A photo finish: what was measured of a race, seat by seat. Pure.
 *
 * Times are milliseconds after the clock of the seat itself started, when the race was shown to it or was told to its
 * end; so those of two seats can be compared though they did not know it at the same moment.
 */
import type { Draw, Heat, Lane, Press, Raced } from "../../wire.gen";

/** Where points came from: another seat, or by its word ("supply") what belongs to nobody; then the seat is 0. */
export interface Source {
  readonly seat: number;
  readonly word: string;
  readonly change: number;
}

/** What all saw at once, so that a race began. */
export type Starter = "dice" | "card";

/** What the game says of a claim; the race itself does not know which one was right. */
export interface Take {
  readonly seat: number;
  /** `right`: but another one was first. */
  readonly verdict: "first" | "right" | "wrong";
  /** "the bottle"; empty where nobody knows. */
  readonly took: string;
  /** What it won or lost. */
  readonly change: number;
  /** Of what the first one won. */
  readonly sources: readonly Source[];
}

/** `late`: pressed, but the race was over by then. */
export type Verdict = Take["verdict"] | "late" | "none";

/** What the browser said, and how much of it was believed. `cap`: the table takes no more off. */
export type Doubt = "none" | "cap" | "clock";

export interface PressDrawn {
  readonly timeMs: number;
  readonly arrivedMs: number;
  /** Taken off. */
  readonly wayMs: number;
  /** The press lies between these. */
  readonly earliestMs: number;
  readonly latestMs: number;
  /** Null: it said nothing, or it is a bot. */
  readonly saidMs: number | null;
  /** So fast that nobody can have seen and thought. */
  readonly isGuessed: boolean;
  /** Packets were lost on the way, and sent again. */
  readonly isStalled: boolean;
  readonly doubt: Doubt;
}

export interface LaneDrawn {
  readonly seat: number;
  readonly verdict: Verdict;
  readonly isBot: boolean;
  /** The shortest way there and back that was ever measured. */
  readonly shortestMs: number;
  /** The same for seats at one device; 0: nobody shares it. */
  readonly device: number;
  /** So long the dice were told to it before its clock started; 0: it looked. */
  readonly listensMs: number;
  /** Null: did not press. */
  readonly press: PressDrawn | null;
  /** After the first; null: nobody was first, or nothing was pressed. */
  readonly gapMs: number | null;
  readonly isInHeat: boolean;
  readonly took: string;
  readonly change: number;
  readonly sources: readonly Source[];
}

export interface Picture {
  readonly starter: Starter;
  /** In the order in which they are told. */
  readonly lanes: readonly LaneDrawn[];
  /** Null: nobody was right. */
  readonly first: LaneDrawn | null;
  /** Whoever was right next, dead heats left out. */
  readonly next: LaneDrawn | null;
  /** All that were right within the band, the first one too; empty if no coin decided who was first. */
  readonly heat: readonly LaneDrawn[];
  /** The draw that the dead heat was decided by. */
  readonly coin: Draw | null;
  readonly capMs: number;
  readonly bandMs: number;
  readonly fastestMs: number;
}

export function pictureOf(race: Raced, takes: readonly Take[], starter: Starter = "dice"): Picture {
  const heat = heatOf(race, takes);
  const level = heat === null ? [] : rightIn(heat, takes);
  const seats = race.lanes.map((lane) => laneOf(lane, race, takes, level));
  const first = seats.find((lane) => lane.verdict === "first") ?? null;
  const lanes = seats.map((lane) => ({ ...lane, gapMs: gapOf(lane, first) })).sort(inTelling);
  return {
    starter,
    lanes,
    first,
    next: lanes.find((lane) => lane.verdict === "right" && !lane.isInHeat) ?? null,
    heat: lanes.filter((lane) => lane.isInHeat),
    coin: heat?.draw ?? null,
    capMs: race.cap_ms ?? 0,
    bandMs: race.band_ms ?? 0,
    fastestMs: race.fastest_ms ?? 0,
  };
}

/**
 * The dead heat out of which the first one went first, if another right claim was in it.
 *
 * A heat of a right claim with wrong ones has decided nothing.
 */
function heatOf(race: Raced, takes: readonly Take[]): Heat | null {
  const first = takes.find((take) => take.verdict === "first")?.seat;
  const entry = race.lanes.find((lane) => lane.seat === first)?.presses?.at(-1)?.entry;
  const heat = race.heats?.find((one) => one.entry === entry);
  return heat !== undefined && rightIn(heat, takes).length > 1 ? heat : null;
}

function rightIn({ seats }: Heat, takes: readonly Take[]): readonly number[] {
  return takes.filter(({ seat, verdict }) => verdict !== "wrong" && seats.includes(seat)).map(({ seat }) => seat);
}

function laneOf(lane: Lane, race: Raced, takes: readonly Take[], level: readonly number[]): LaneDrawn {
  const take = takes.find((one) => one.seat === lane.seat);
  const press = lane.presses?.at(-1);
  return {
    seat: lane.seat,
    verdict: press === undefined ? "none" : (take?.verdict ?? "late"),
    // something is believed of every network, however short, and no bot has a clock of its own
    isBot: (lane.most_ms ?? 0) === 0 && press?.said_ms == null,
    shortestMs: lane.floor_ms ?? 0,
    device: lane.device ?? 0,
    listensMs: lane.listens_ms ?? 0,
    press: press === undefined ? null : pressOf(press, lane, race),
    gapMs: null,
    isInHeat: level.includes(lane.seat),
    took: take?.took ?? "",
    change: take?.change ?? 0,
    sources: take?.sources ?? [],
  };
}

function pressOf(press: Press, lane: Lane, race: Raced): PressDrawn {
  const fastestMs = race.fastest_ms ?? 0;
  return {
    timeMs: press.time_ms,
    arrivedMs: press.arrived_ms,
    wayMs: Math.max(0, press.arrived_ms - press.time_ms),
    earliestMs: Math.min(press.earliest_ms, press.time_ms),
    latestMs: Math.max(press.latest_ms, press.time_ms),
    saidMs: press.said_ms ?? null,
    isGuessed: fastestMs > 0 && press.time_ms <= fastestMs,
    isStalled: press.is_stalled ?? false,
    doubt: doubtOf(press, lane, race),
  };
}

/** Clocks and screens differ by a frame or so; less than the band is no doubt. */
function doubtOf(press: Press, lane: Lane, race: Raced): Doubt {
  const saidMs = press.said_ms ?? press.earliest_ms;
  if (press.earliest_ms - saidMs <= (race.band_ms ?? 0)) return "none";
  const capMs = race.cap_ms ?? 0;
  const isAtCap = (lane.most_ms ?? 0) >= capMs && press.arrived_ms - press.earliest_ms >= capMs - 1;
  return isAtCap ? "cap" : "clock";
}

function gapOf(lane: LaneDrawn, first: LaneDrawn | null): number | null {
  return lane.press === null || first?.press == null ? null : lane.press.timeMs - first.press.timeMs;
}

const ORDER: readonly Verdict[] = ["first", "right", "wrong", "late", "none"];

/** Who was first, the other right ones, the wrong ones, and who came too late or not at all; each by time. */
function inTelling(one: LaneDrawn, other: LaneDrawn): number {
  const byVerdict = ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict);
  return byVerdict || (one.press?.timeMs ?? 0) - (other.press?.timeMs ?? 0) || one.seat - other.seat;
}
