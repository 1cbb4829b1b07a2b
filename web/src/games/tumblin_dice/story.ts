/** What the last throw came to: where its die rests, what it did to others, and by which rule. Pure. */
import type { TumblinDie, TumblinEvent, TumblinKind, TumblinRemoval } from "../../wire.gen";
import { isCocked } from "./faces";
import { afterEvents } from "./lying";
import type { EventNamed, TumblinHistory } from "./names";
import { type Count, countsOf, type Lying, pipsOf } from "./scoring";

/** What became of one die. */
export interface Change {
  readonly die: string;
  readonly kind: TumblinKind;
  /** Who gains or loses. */
  readonly seat: number;
  readonly what: "landed" | "moved" | "gone" | "set_aside" | "taken" | "gained";
  readonly face: number;
  readonly level: number;
  readonly crossed: boolean;
  /** Of a die that went. */
  readonly why: TumblinRemoval | null;
  readonly rule: string;
  /** Points more or less. */
  readonly change: number;
}

export interface Story {
  /** Who threw. */
  readonly seat: number;
  readonly die: string;
  /** What lay there before it; nobody knows the poses any more. */
  readonly before: Lying;
  /** The thrown die first. */
  readonly changes: readonly Change[];
  /** The thrown die touched something else before the disc [TD-R7]. */
  readonly hasMissed: boolean;
  /** The thrown die leans [TD-R5]. */
  readonly isCocked: boolean;
  /** All that was told of it. */
  readonly events: readonly TumblinEvent[];
  /** Revision of the update with which it began. */
  readonly revision: number;
}

export const EMPTY: Lying = { board: [], stacked: [] };

interface Throw {
  readonly revision: number;
  readonly start: EventNamed<"thrown"> | EventNamed<"set_aside">;
  readonly before: Lying;
  readonly events: readonly TumblinEvent[];
}

/** All throws of a match, with what lay there before each. */
export function throwsOf(history: TumblinHistory): readonly Throw[] {
  const throws: Throw[] = [];
  let lying = EMPTY;
  for (const { revision, events } of history.told) {
    const start = events.find(isStart);
    if (start !== undefined) throws.push({ revision, start, before: lying, events: [] });
    const last = throws.at(-1);
    if (last !== undefined) throws[throws.length - 1] = { ...last, events: [...last.events, ...events] };
    lying = events.some(({ type }) => type === "quarter_begun") ? EMPTY : afterEvents(lying, events, null);
  }
  return throws;
}

function isStart(event: TumblinEvent): event is Throw["start"] {
  return event.type === "thrown" || event.type === "set_aside";
}

/**
 * The last throw that is over; null before the first.
 *
 * @param now what lies there since, with its poses; of a quarter that is over nothing lies there any more
 */
export function storyOf(
  history: TumblinHistory,
  dice: readonly TumblinDie[],
  beforeLine: number,
  now: Lying,
): Story | null {
  const last = throwsOf(history).findLast(({ events, start }) => start.type === "set_aside" || isOver(events));
  if (last === undefined) return null;
  const { start, before, events, revision } = last;
  const pose = now.board.find(({ die }) => die === start.die)?.pose;
  return {
    seat: start.seat,
    die: start.die,
    before,
    changes: changesOf(last, dice, before, beforeLine),
    hasMissed: removalOf(start.die, events)?.why === "disc_missed",
    isCocked: pose ? isCocked(pose.turn) : false,
    events,
    revision,
  };
}

function isOver(events: readonly TumblinEvent[]): boolean {
  return events.some(({ type }) => type === "landed" || type === "removed");
}

function changesOf(
  { start, events }: Throw,
  dice: readonly TumblinDie[],
  before: Lying,
  beforeLine: number,
): readonly Change[] {
  const after = afterEvents(before, events, null);
  const was = byDie(countsOf(before, dice, beforeLine));
  const is = byDie(countsOf(after, dice, beforeLine));
  const others = dice.filter(({ name }) => name !== start.die && (was.has(name) || is.has(name)));
  const thrown = dice.filter(({ name }) => name === start.die);
  return [
    ...thrown.map((die) => changeOfThrown(die, start, events, is.get(die.name))),
    ...others.flatMap((die) => changesOfOther(die, events, before, [was.get(die.name), is.get(die.name)])),
  ];
}

const byDie = (counts: readonly Count[]): ReadonlyMap<string, Count> => new Map(counts.map((one) => [one.die, one]));

function changeOfThrown(
  { name, seat, kind }: TumblinDie,
  start: Throw["start"],
  events: readonly TumblinEvent[],
  count: Count | undefined,
): Change {
  const die = { die: name, kind, seat };
  if (start.type === "set_aside") return { ...die, ...NOWHERE, what: "set_aside", rule: start.rule, change: 0 };
  const removed = removalOf(name, events);
  const lay = events.findLast((event) => (event.type === "landed" || event.type === "moved") && event.die === name);
  const place = lay?.type === "landed" || lay?.type === "moved" ? lay : null;
  if (removed !== undefined) {
    return {
      ...die,
      ...NOWHERE,
      face: place?.face ?? 0,
      what: "gone",
      why: removed.why,
      rule: removed.rule,
      change: 0,
    };
  }
  const { face = 0, level = 0, crossed = true } = place ?? {};
  const rule = kind === "defensive" ? "TD-O3" : count?.seat === seat ? "TD-6" : "TD-R8";
  return { ...die, what: "landed", face, level, crossed, why: null, rule, change: count?.points ?? 0 };
}

const NOWHERE = { face: 0, level: 0, crossed: true, why: null } as const;

function changesOfOther(
  { name, seat, kind }: TumblinDie,
  events: readonly TumblinEvent[],
  before: Lying,
  [had, has]: readonly [Count | undefined, Count | undefined],
): readonly Change[] {
  const lay = before.board.find((resting) => resting.die === name);
  const was: Change = {
    ...{ die: name, kind, why: null, rule: "TD-11", what: "taken" },
    ...{ face: lay?.face ?? 0, level: lay?.level ?? 0, crossed: lay?.crossed ?? true },
    ...{ seat: had?.seat || seat, change: 0 - (had?.points ?? 0) },
  };
  const removed = removalOf(name, events);
  if (removed !== undefined) return [{ ...was, what: "gone", why: removed.why, rule: removed.rule }];
  const moved = events.findLast((event): event is EventNamed<"moved"> => event.type === "moved" && event.die === name);
  const is = { ...was, ...(moved && { face: moved.face, level: moved.level, crossed: moved.crossed }) };
  return had?.seat === has?.seat
    ? stayedWith(seat, moved, { ...is, change: (has?.points ?? 0) - (had?.points ?? 0) })
    : changedHands(was, { ...is, seat: has?.seat ?? 0, change: has?.points ?? 0 });
}

/** Its points stay with whom they were; a push that changes nothing is none worth telling. */
function stayedWith(seat: number, moved: EventNamed<"moved"> | undefined, is: Change): readonly Change[] {
  if (moved === undefined || (is.change === 0 && pipsOf(is.face, is.kind) > 0)) return [];
  return [{ ...is, seat, what: "moved", rule: moved.rule }];
}

/** A die on it, or one that went from it, gives it to somebody else [TD-11]. */
function changedHands(lost: Change, won: Change): readonly Change[] {
  return [
    ...(lost.change === 0 ? [] : [lost]),
    ...(won.seat === 0 || won.change === 0 ? [] : [{ ...won, what: "gained" as const }]),
  ];
}

function removalOf(die: string, events: readonly TumblinEvent[]): EventNamed<"removed"> | undefined {
  return events.find((event): event is EventNamed<"removed"> => event.type === "removed" && event.die === die);
}
