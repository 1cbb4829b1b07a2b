/** What the screen shows of a board: dice with what they are worth, seats in their order, whose throw it is. Pure. */
import type {
  TumblinColour,
  TumblinDie,
  TumblinKind,
  TumblinPhase,
  TumblinPose,
  TumblinResting,
  TumblinView,
} from "../../wire.gen";
import { isCocked } from "./faces";
import { colourOf } from "./names";
import type { Playing } from "./playback";
import { type Count, countsOf, type Lying, quarterOf, topOf } from "./scoring";

/** What a die, or the die on top of a stack, brings. */
export interface Flag {
  readonly points: number;
  /** Who gets them; 0: nobody. */
  readonly seat: number;
  /** Each die that counts in it, the top one first. */
  readonly sum: readonly { readonly pips: number; readonly times: number }[];
}

export interface ModelDie {
  readonly name: string;
  /** Whose it is. */
  readonly seat: number;
  readonly colour: TumblinColour;
  readonly kind: TumblinKind;
  /** The number that counts; while it moves, 0. */
  readonly face: number;
  readonly level: number;
  readonly crossed: boolean;
  /** Null: on a real board, or on its way; then the playback knows where it is. */
  readonly pose: TumblinPose | null;
  readonly isMoving: boolean;
  /** It leans against something [TD-R5]. */
  readonly isCocked: boolean;
  /** Null while it moves, for a die under another, and for a defensive die that has nothing below. */
  readonly flag: Flag | null;
}

export interface ModelSeat {
  readonly seat: number;
  /** 1 or 2; 0 without teams. */
  readonly team: number;
  /** Colours of its dice, by kind. */
  readonly colours: readonly TumblinColour[];
  /** Dice it has still to throw, by kind, and how many it has at the start of a quarter. */
  readonly hand: readonly number[];
  readonly full: readonly number[];
  /** Points of this quarter as the board lies now. */
  readonly quarter: number;
  /** Points of all finished quarters, by quarter. */
  readonly scores: readonly number[];
  /** All of it together; in teams the team's. */
  readonly sum: number;
  readonly isInTurn: boolean;
  /** In overtime only those who are level at the top throw. */
  readonly plays: boolean;
  readonly hasLeft: boolean;
}

/** The die on the disc: the one that is thrown next, or has been thrown and is not on its way yet. */
export interface NextDie {
  readonly seat: number;
  readonly kind: TumblinKind;
  readonly colour: TumblinColour;
}

export interface Model {
  readonly phase: TumblinPhase;
  /** My seat; 0: I watch. */
  readonly seat: number;
  /** Seat that acts; 0 while dice move. */
  readonly inTurn: number;
  readonly isMine: boolean;
  readonly quarter: number;
  readonly overtime: number;
  /** Of the throw in this quarter, from 1, and how many there are. */
  readonly throwInQuarter: number;
  readonly throwsInQuarter: number;
  /** On the board or moving. */
  readonly dice: readonly ModelDie[];
  /** In the order in which they throw; those who do not play come last. */
  readonly seats: readonly ModelSeat[];
  /** Null while dice are seen on their way. */
  readonly next: NextDie | null;
  /** Kinds of dice that the seat in turn can throw. */
  readonly kinds: readonly TumblinKind[];
  readonly isMoving: boolean;
}

/**
 * @param lying what lies there: the view's own board, or that of a quarter which has just ended
 * @param playing what is on its way; then what lay before lies there
 */
export function modelOf(view: TumblinView, lying: Lying, playing: Playing | null): Model {
  const shown = playing?.before ?? lying;
  const moving = playing?.flight.dice ?? [];
  const beforeLine = view.variant.before_line ?? 0;
  const counts = countsOf(shown, view.dice, beforeLine);
  // a quarter that is over is in the totals already, though its board may still be shown
  const open = quarterOf(countsOf(view, view.dice, beforeLine), view.hand.length);
  const kinds = view.in_turn > 0 ? view.kinds.filter((_, place) => (view.hand[view.turn - 1]?.[place] ?? 0) > 0) : [];
  const [first] = kinds;
  const seats = seatsOf(view, open);
  const playingSeats = seats.filter((seat) => seat.plays);
  const all = playingSeats.reduce((sum, seat) => sum + total(seat.full), 0);
  const left = playingSeats.reduce((sum, seat) => sum + total(seat.hand), 0);
  return {
    phase: view.phase,
    seat: view.seat,
    inTurn: view.in_turn,
    isMine: view.seat > 0 && view.in_turn === view.seat,
    quarter: view.quarter,
    overtime: view.overtime,
    throwInQuarter: Math.min(all, all - left + (view.phase === "settle" ? 0 : 1)),
    throwsInQuarter: all,
    dice: diceOf(view, shown, moving, counts),
    seats,
    next: playing === null ? nextOf(view, first) : null,
    kinds,
    isMoving: view.phase === "settle" || playing !== null,
  };
}

function nextOf(view: TumblinView, first: TumblinKind | undefined): NextDie | null {
  const kind = first ?? view.dice.find(({ name }) => name === view.thrown)?.kind;
  return kind === undefined ? null : { seat: view.turn, kind, colour: colourFor(view, view.turn, kind) };
}

/** Colour of the dice of a kind that a seat has. */
export function colourFor(view: TumblinView, seat: number, kind: TumblinKind): TumblinColour {
  const die = view.dice.find((one) => one.seat === seat && one.kind === kind);
  if (die === undefined) throw new RangeError(`seat ${seat} has no ${kind} dice`);
  return colourOf(die.name);
}

function diceOf(
  view: TumblinView,
  lying: Lying,
  moving: readonly string[],
  counts: readonly Count[],
): readonly ModelDie[] {
  const byDie = new Map(lying.board.map((resting) => [resting.die, resting]));
  const flags = flagsOf(lying, counts, moving);
  return view.dice.flatMap((die) => {
    if (moving.includes(die.name)) return [{ ...lookOf(die), ...ON_ITS_WAY }];
    const resting = byDie.get(die.name);
    return resting === undefined ? [] : [{ ...lookOf(die), ...placeOf(resting), flag: flags.get(die.name) ?? null }];
  });
}

function lookOf({ name, seat, kind }: TumblinDie): Pick<ModelDie, "name" | "seat" | "kind" | "colour"> {
  return { name, seat, kind, colour: colourOf(name) };
}

const ON_ITS_WAY = {
  face: 0,
  level: 0,
  crossed: true,
  pose: null,
  isMoving: true,
  isCocked: false,
  flag: null,
} as const;

function placeOf({ face = 0, level = 0, crossed = true, pose = null }: TumblinResting) {
  return { face, level, crossed, pose, isMoving: false, isCocked: pose !== null && isCocked(pose.turn) };
}

/** A stack has one flag, on the die that has control; nothing that moves has one. */
export function flagsOf(lying: Lying, counts: readonly Count[], moving: readonly string[]): ReadonlyMap<string, Flag> {
  const over = new Map(lying.stacked.map(([upper, lower]) => [lower, upper]));
  const stacks = new Map<string, Count[]>();
  for (const count of counts) {
    const top = topOf(count.die, over);
    stacks.set(top, [count, ...(stacks.get(top) ?? [])]);
  }
  return new Map(
    Array.from(stacks).flatMap(([top, its]) => {
      const ordered = its.sort((a, b) => Number(b.die === top) - Number(a.die === top));
      const isMoving = ordered.some((count) => moving.includes(count.die));
      const isIdle = ordered.length === 1 && ordered[0]?.pips === 0; // a defensive die alone
      return isMoving || isIdle ? [] : [[top, flagOf(ordered)] as const];
    }),
  );
}

function flagOf(stack: readonly Count[]): Flag {
  const counting = stack.filter((count) => count.pips > 0 && count.seat > 0);
  return {
    points: counting.reduce((sum, count) => sum + count.points, 0),
    seat: counting[0]?.seat ?? 0,
    sum: counting.map(({ pips, times }) => ({ pips, times })),
  };
}

function seatsOf(view: TumblinView, quarter: readonly number[]): readonly ModelSeat[] {
  const all = view.hand.map((_, place) => place + 1);
  const order = [...view.order, ...all.filter((seat) => !view.order.includes(seat))];
  const isQuarterOpen = view.phase === "throw" || view.phase === "settle";
  const sumOf = (seat: number): number => (view.totals[seat - 1] ?? 0) + (isQuarterOpen ? (quarter[seat - 1] ?? 0) : 0);
  return order.map((seat) => ({
    seat,
    team: view.variant.teams ? teamOf(seat) : 0,
    colours: view.kinds.map((kind) => colourFor(view, seat, kind)),
    hand: view.hand[seat - 1] ?? [],
    full: view.kinds.map((kind) => view.dice.filter((die) => die.seat === seat && die.kind === kind).length),
    quarter: quarter[seat - 1] ?? 0,
    scores: view.scores.map((points) => points[seat - 1] ?? 0),
    sum: view.variant.teams ? sumOf(seat) + sumOf(partnerOf(seat)) : sumOf(seat),
    isInTurn: view.turn === seat && view.phase !== "over" && view.phase !== "order",
    plays: view.order.includes(seat),
    hasLeft: view.left.includes(seat),
  }));
}

/** 1 or 2 [TD-13]. */
export function teamOf(seat: number): number {
  return 2 - (seat % 2);
}

export function partnerOf(seat: number): number {
  return ((seat + 1) % 4) + 1;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
