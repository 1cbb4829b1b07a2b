/** What a check has found so far, in numbers. Pure. */

import type { IsTold } from "../../dice/check";
import type { DiceRecord } from "../../dice/record";
import { type CheckedDraw, COIN, type Fault, isFault } from "../../dice/seals";

export interface Summary {
  /** Draws that were looked at. */
  readonly checked: number;
  readonly total: number;
  readonly honest: number;
  readonly sealed: number;
  readonly bare: number;
  /** Of the last one, which was the first that did not agree; null: all do. */
  readonly fault: Fault | null;
  /** Whether any player added a pinch. */
  readonly hasPinches: boolean;
  /** Whether dice were thrown down a board. */
  readonly hasThrows: boolean;
  readonly isTold: IsTold;
}

export function summaryOf(draws: readonly CheckedDraw[], total: number, isTold: IsTold): Summary {
  const last = draws.at(-1)?.state ?? "agrees";
  const count = (state: CheckedDraw["state"]): number => draws.filter((one) => one.state === state).length;
  return {
    checked: draws.length,
    total,
    honest: count("agrees"),
    sealed: count("sealed"),
    bare: count("bare"),
    fault: isFault(last) ? last : null,
    hasPinches: draws.some(({ draw }) => (draw?.links ?? []).length > 0),
    hasThrows: draws.some(({ what }) => what === "settled"),
    isTold,
  };
}

/** How many draws a record has. */
export function drawsIn({ entries }: DiceRecord): number {
  return entries.reduce((sum, entry) => {
    if (entry.is === "move") return sum + (entry.actor === "chance" ? 1 : 0);
    return sum + (entry.is === "race" ? entry.heats.length : 0);
  }, 0);
}

/** The coin of a dead heat: which one is meant. */
export interface CoinWanted {
  readonly secret: number;
  readonly roll: number;
}

/** A coin, or the last draw up to a line of the record. */
export type DrawWanted = CoinWanted | { readonly line: number };

/** Place of the draw that is shown first: the wanted one, else the one that does not agree, else the last one. */
export function firstShown(draws: readonly CheckedDraw[], wanted: DrawWanted | null): number {
  const place = wanted === null ? -1 : placeOf(draws, wanted);
  return place < 0 ? Math.max(0, draws.length - 1) : place;
}

function placeOf(draws: readonly CheckedDraw[], wanted: DrawWanted): number {
  if ("line" in wanted) return draws.findLastIndex(({ line, draw }) => draw?.kind !== COIN && line <= wanted.line);
  return draws.findIndex(
    ({ draw }) => draw !== null && draw.kind === COIN && draw.secret === wanted.secret && draw.roll === wanted.roll,
  );
}

/** The draws of one throw, turn or card, when a match has too many to be shown at once. */
export interface Group {
  /** Place of its first draw. */
  readonly first: number;
  readonly draws: readonly CheckedDraw[];
  /** See `CheckedDraw.counted`. */
  readonly counted: number;
  /** Of the draw that is worst. */
  readonly state: CheckedDraw["state"];
}

/** In the order of the match; moves that were taken back make their round come twice. */
export function groupsOf(draws: readonly CheckedDraw[]): readonly Group[] {
  const begins = draws.flatMap(({ counted }, place) => (counted === draws[place - 1]?.counted ? [] : [place]));
  return begins.map((first, number) => {
    const some = draws.slice(first, begins[number + 1]);
    return { first, draws: some, counted: some[0]?.counted ?? 0, state: worstOf(some) };
  });
}

function worstOf(draws: readonly CheckedDraw[]): CheckedDraw["state"] {
  const states = draws.map(({ state }) => state);
  return states.find(isFault) ?? states.find((state) => state === "bare") ?? states.at(-1) ?? "agrees";
}

/** One value that was read for a number: the last one counts, those before it were left out. */
export interface Read {
  readonly value: number;
  readonly isOut: boolean;
  /** Place of the number in its draw. */
  readonly number: number;
}

export function readsOf({ numbers }: CheckedDraw): readonly Read[] {
  return numbers.flatMap(({ drawn }, number) => {
    const read = drawn?.read ?? [];
    return read.map((value, place) => ({ value, isOut: place < read.length - 1, number }));
  });
}

/** "95a0 4b77 … 9c49": enough to compare by eye. */
export function shortened(hex: string): string {
  return `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}`;
}
