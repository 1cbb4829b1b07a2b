/** Questions about the table as it is seen: who plays, what lies where, what a seat rolled last. Pure. */
import type { LightningEvent, LightningHand, LightningVariant, LightningView } from "../../wire.gen";
import type { LightningHistory } from "./course";

export const DICE = 6;
/** All dice of a seat, by their places in the rack. */
export const ALL: readonly number[] = [0, 1, 2, 3, 4, 5];
export const GOAL = 20;
/** Points of the four calls. */
export const POINTS = { match: 2, miss: -2, bonus: 1, thunder: -1 } as const;
/** The default of the game's `roll_ms`. */
const ROLL_MS = 800;

/** A race begins for everybody at once: a card is turned, or its race begins anew. */
export function isRaceShown(event: LightningEvent): boolean {
  return event.type === "flipped" || event.type === "broken_off";
}

/** Faces that this seat alone has waited for. */
export function isFacesOf(event: LightningEvent, seat: number): boolean {
  return event.type === "rested" && event.seat === seat;
}

/** How long the dice of a seat tumble; a handicap makes it longer or shorter [LD-R13, LD-R27]. Of no seat: without. */
export function rollMsOf(variant: LightningVariant, seat = 0): number {
  return Math.floor(((variant.roll_ms ?? ROLL_MS) * paceOf(variant, seat)) / 100);
}

/** How long the dice of a seat tumble, in hundredths of the usual time [LD-R27]. */
export function paceOf(variant: LightningVariant, seat: number): number {
  return Number(variant.pace_percent?.[seat - 1] ?? 100);
}

export function isQuick(view: LightningView): boolean {
  return view.variant.play === "quick";
}

/** Whether dice lie through a flip [LD-R6]. */
export function isKeptOverFlip(view: LightningView): boolean {
  return !isQuick(view) && (view.variant.keep_over_flip ?? true);
}

/** Whether this seat plays here: it has keys to press. Dice that are real are rolled elsewhere. */
export function plays(view: LightningView): boolean {
  const { seat } = view;
  return seat > 0 && !view.left.includes(seat) && !view.reported.includes(seat);
}

/** The others, clockwise from one's own seat; whoever watches sees all. */
export function rivalsOf(view: LightningView): readonly number[] {
  const all = view.scores.map((_, place) => place + 1);
  return view.seat === 0 ? all : [...all.slice(view.seat), ...all.slice(0, view.seat - 1)];
}

/** Whom a Thunder can name: seats in play, by number. */
export function targetsOf(view: LightningView): readonly number[] {
  return view.scores.map((_, place) => place + 1).filter((seat) => seat !== view.seat && !view.left.includes(seat));
}

/** How many votes skip the card: those of all in play. */
export function votesNeeded(view: LightningView): number {
  return view.scores.length - view.left.length;
}

export function handOf(view: LightningView, seat: number): LightningHand {
  return view.hands[seat - 1] ?? {};
}

/** 0: in motion or in the hand. */
export function faceOf(hand: LightningHand, die: number): number {
  return hand.faces?.[die] ?? 0;
}

export function isMoving(hand: LightningHand): boolean {
  return (hand.moving?.length ?? 0) > 0;
}

/** The last time that a seat took up dice: to roll them, or all six into the hand. */
export interface TakenUp {
  /** Of the update that told it; 0: never. */
  readonly revision: number;
  readonly kept: readonly number[];
}

export const NEVER: TakenUp = { revision: 0, kept: [] };

/** By seat. */
export function takenUpOf(history: LightningHistory, seats: number): readonly TakenUp[] {
  const last = Array.from({ length: seats }, () => NEVER);
  for (const { revision, events } of history.told) {
    for (const event of events) {
      if (event.type === "rolled") last[event.seat - 1] = { revision, kept: without(event.dice) };
      if (event.type === "picked_up") for (const seat of event.seats) last[seat - 1] = { revision, kept: [] };
    }
  }
  return last;
}

function without(dice: readonly number[]): readonly number[] {
  return ALL.filter((die) => !dice.includes(die));
}

/** What was told after a revision, newest first. */
export function* eventsAfter(history: LightningHistory, revision: number): Generator<LightningEvent> {
  for (let at = history.told.length - 1; at >= 0; at -= 1) {
    const told = history.told[at];
    if (told === undefined || told.revision <= revision) return;
    yield* told.events.toReversed();
  }
}
