/** Why a race ended as it did: one reason, and what else is worth a sentence. Pure. */
import type { LaneDrawn, Picture, Starter } from "./model";

export type Why =
  | { readonly is: "nobody right" }
  /** By its own browser another one was sooner, and that could not be believed. */
  | Unbelieved
  | { readonly is: "coin"; readonly count: number; readonly starter: Starter }
  /** The message of the first one arrived after another right one. */
  | { readonly is: "farther"; readonly first: number }
  /** The next one had the shorter way, and was later all the same. */
  | { readonly is: "nearer but later"; readonly first: number; readonly next: number }
  | { readonly is: "nearer"; readonly first: number; readonly next: number }
  | { readonly is: "alike"; readonly first: number }
  /** One of the two, or both, played by ear. */
  | { readonly is: "by ear"; readonly first: Took; readonly next: Took }
  /** One of the two has no way at all. */
  | { readonly is: "bot"; readonly first: number; readonly next: number; readonly isFirstBot: boolean }
  | { readonly is: "wrong before"; readonly first: number; readonly wrong: readonly number[] }
  | { readonly is: "only one"; readonly first: number };

/** How long a seat was told the dice (0: it looked), and how long it took from there. */
export interface Took {
  readonly seat: number;
  readonly listensMs: number;
  readonly timeMs: number;
}

type Unbelieved =
  | { readonly is: "cap"; readonly seat: number; readonly neededMs: number; readonly capMs: number }
  | { readonly is: "clock"; readonly seat: number; readonly saidMs: number; readonly earliestMs: number };

export type Note =
  | { readonly is: "wrong before"; readonly seats: readonly number[] }
  | ({ readonly is: "by ear" } & Took)
  | { readonly is: "guessed"; readonly seat: number; readonly fastestMs: number }
  | Unbelieved
  | { readonly is: "stalled"; readonly seat: number };

/** Ways that differ by less are alike to people. */
const ALIKE_MS = 20;

export function whyOf(picture: Picture): Why {
  const { first, next, heat } = picture;
  if (first === null) return { is: "nobody right" };
  if (heat.length > 0) return { is: "coin", count: heat.length, starter: picture.starter };
  const sooner = beaten(picture);
  if (sooner !== null) return sooner;
  if (next !== null) return whyBefore(first, next, picture);
  const wrong = wrongBefore(picture);
  return wrong.length > 0 ? { is: "wrong before", first: first.seat, wrong } : { is: "only one", first: first.seat };
}

/** The claim that would have been first, had its browser been believed; of several, the one that was next. */
function beaten({ first, lanes, capMs }: Picture): Unbelieved | null {
  const firstMs = first?.press?.timeMs ?? 0;
  const sooner = lanes.filter(({ verdict, press }) => verdict === "right" && (press?.saidMs ?? firstMs) < firstMs);
  return sooner.map((lane) => unbelieved(lane, capMs)).find((one) => one !== null) ?? null;
}

function unbelieved({ seat, press }: LaneDrawn, capMs: number): Unbelieved | null {
  if (press?.saidMs == null || press.doubt === "none") return null;
  if (press.doubt === "clock") return { is: "clock", seat, saidMs: press.saidMs, earliestMs: press.earliestMs };
  return { is: "cap", seat, neededMs: press.arrivedMs - press.saidMs, capMs };
}

function whyBefore(first: LaneDrawn, next: LaneDrawn, picture: Picture): Why {
  if (first.listensMs > 0 || next.listensMs > 0) return { is: "by ear", first: tookOf(first), next: tookOf(next) };
  const both = { first: first.seat, next: next.seat };
  if (first.isBot || next.isBot) return { is: "bot", ...both, isFirstBot: first.isBot };
  if (picture.lanes.some((lane) => lane.verdict === "right" && arrivedBefore(lane, first))) {
    return { is: "farther", first: first.seat };
  }
  const longerMs = (first.press?.wayMs ?? 0) - (next.press?.wayMs ?? 0);
  if (Math.abs(longerMs) < ALIKE_MS) return { is: "alike", first: first.seat };
  return { is: longerMs > 0 ? "nearer but later" : "nearer", ...both };
}

function tookOf({ seat, listensMs, press }: LaneDrawn): Took {
  return { seat, listensMs, timeMs: press?.timeMs ?? 0 };
}

function arrivedBefore(lane: LaneDrawn, other: LaneDrawn): boolean {
  return lane.press !== null && other.press !== null && lane.press.arrivedMs < other.press.arrivedMs;
}

/** Seats that were faster than the first one, and wrong. */
function wrongBefore({ first, lanes }: Picture): readonly number[] {
  const firstMs = first?.press?.timeMs ?? 0;
  const before = lanes.filter(({ verdict, press }) => verdict === "wrong" && press !== null && press.timeMs < firstMs);
  return before.map((lane) => lane.seat);
}

/** What the reason leaves out: whoever was treated in a way that needs a word. */
export function notesOf(picture: Picture): readonly Note[] {
  const why = whyOf(picture);
  const guessers = picture.lanes.filter(({ press }) => press?.isGuessed).map(({ seat }) => seat);
  const seats = wrongBefore(picture).filter((seat) => !guessers.includes(seat)); // they have a note of their own
  const wrong: readonly Note[] = seats.length > 0 && why.is !== "wrong before" ? [{ is: "wrong before", seats }] : [];
  const told = why.is === "cap" || why.is === "clock" ? why.seat : 0;
  const lanes = picture.lanes.filter(({ seat }) => seat !== told);
  const named = why.is === "by ear" ? [why.first.seat, why.next.seat] : [];
  const byEar = picture.lanes
    .filter(({ seat, listensMs, press }) => listensMs > 0 && press !== null && !named.includes(seat))
    .map((lane): Note => ({ is: "by ear", ...tookOf(lane) }));
  return [...wrong, ...byEar, ...lanes.flatMap((lane) => noteOf(lane, picture) ?? [])];
}

function noteOf(lane: LaneDrawn, { capMs, fastestMs }: Picture): Note | null {
  const { seat, press } = lane;
  if (press === null) return null;
  if (press.isGuessed) return { is: "guessed", seat, fastestMs };
  return unbelieved(lane, capMs) ?? (press.isStalled ? { is: "stalled", seat } : null);
}
