/** The telling of a race on this page: all parts of the page see how far it has come. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { ToldDie } from "../../games/gameui";
import { areSpoken, hush, playRow, say } from "./ears";
import { type TellingWorld, tellOn } from "./telling";

export interface Heard {
  /** Of the race; empty: nothing is told. */
  readonly id: string;
  /** How many slots have begun. */
  readonly begun: number;
  readonly isOver: boolean;
}

const NOTHING: Heard = { id: "", begun: 0, isOver: false };
const now = signal(NOTHING);

/** How far the dice of the newest race are told. */
export const heard: ReadonlySignal<Heard> = now;

const world: TellingWorld = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

const nothing = (): void => undefined;

interface ToTell {
  /** Of the race; empty: there is nothing to tell now. */
  readonly id: string;
  readonly dice: readonly ToldDie[];
  readonly dieMs: number;
  /** When the telling began, on the page's clock, though the page may be busy until now. */
  readonly startMs: () => number;
}

/**
 * Tells the dice of a race from the moment in which they came, once. The table is told of the same moment
 * (net/showing.ts), so both clocks begin together, and a page that draws slowly takes no time from who listens.
 *
 * @returns how to tell dice again, in a row that nothing waits for
 */
export function useTelling(toTell: ToTell): (dice: readonly ToldDie[], dieMs: number) => void {
  const { id } = toTell;
  const latest = useRef(toTell);
  latest.current = toTell;
  const again = useRef(nothing);
  useLayoutEffect(() => {
    if (now.peek().id === id && now.peek().isOver) return; // the board was built anew within the race
    again.current();
    now.value = { ...NOTHING, id };
    return id === "" ? undefined : told(latest.current);
  }, [id]);
  useLayoutEffect(() => () => again.current(), []);
  return (dice, dieMs) => {
    again.current();
    again.current = tellNow(dice, dieMs, nothing);
  };
}

function told({ id, dice, dieMs, startMs }: ToTell): () => void {
  const tell = (begun: number, isOver: boolean): void => {
    now.value = { id, begun, isOver };
  };
  return row(dice, dieMs, {
    startMs: startMs(),
    begins: (place) => tell(place + 1, false),
    end: () => tell(dice.length, true),
  });
}

/** Tells dice by themselves, to try it. Returns how to break it off. */
export function tellNow(dice: readonly ToldDie[], dieMs: number, end: () => void): () => void {
  return row(dice, dieMs, { startMs: performance.now(), begins: nothing, end });
}

interface Row {
  readonly startMs: number;
  readonly begins: (place: number) => void;
  readonly end: () => void;
}

function row(dice: readonly ToldDie[], slotMs: number, { startMs, begins, end }: Row): () => void {
  const isSpoken = areSpoken();
  if (!isSpoken) playRow(dice, slotMs, startMs - performance.now());
  const tell = (place: number): void => {
    const die = dice[place];
    begins(place);
    if (isSpoken && die !== undefined) say(die, slotMs);
  };
  const stop = tellOn(world, { count: dice.length, slotMs, startMs, tell, end });
  return () => {
    stop();
    hush();
  };
}
