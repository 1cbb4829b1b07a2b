/**
 * My own dice on this screen, from a press to their rest. Pure: time is handed in, on the page's clock.
 *
 * The tumble begins at the press and hides the network inside: faces are shown at its end and not before, even if they
 * are here already; if they are late the dice tumble on [LD-R13].
 */
import type { LightningHand, LightningView } from "../../wire.gen";
import type { LightningHistory } from "./course";
import { ALL, DICE, eventsAfter, faceOf, handOf, isKeptOverFlip, isMoving, type TakenUp } from "./model";

/** A press this long before the dice rest is held and counts from their rest; an earlier one is too early. */
export const HOLD_MS = 100;
/** The page may learn that much later that the dice rest: timers and pictures take their time. */
const LATE_MS = 50;
/** A roll that the table has not taken by then was lost on the way. */
export const LOST_MS = 4000;

/** A roll as it was pressed here. */
export interface Toss {
  readonly dice: readonly number[];
  readonly pressedAtMs: number;
  readonly restsAtMs: number;
  readonly at: Place;
}

/** Where the match stood at a press. */
export interface Place {
  readonly match: number;
  readonly undos: number;
  readonly round: number;
  readonly revision: number;
}

/** What is known of the table now. */
export interface Known {
  readonly place: Place;
  readonly view: LightningView;
  readonly history: LightningHistory;
  readonly isPending: boolean;
  readonly isClaimed: boolean;
}

/** `gone`: the table did not take the roll, or it was void. */
export type TossState = "tumbling" | "rested" | "gone";

export function tossState(toss: Toss, before: Known, now: Known, nowMs: number): TossState {
  const { view, place } = now;
  if (isOther(toss.at, place) || view.phase === "over") return "gone";
  const last = lastOwn(now, toss.at.revision);
  if (last === "picked_up") return "gone";
  if (last === null) return isLost(toss, before, now, nowMs) ? "gone" : "tumbling";
  return isMoving(handOf(view, view.seat)) || nowMs < toss.restsAtMs ? "tumbling" : "rested";
}

/** What happened to my dice last, after a revision; null: nothing yet. */
function lastOwn({ history, view }: Known, revision: number): "picked_up" | "rolled" | null {
  for (const event of eventsAfter(history, revision)) {
    if (event.type === "rolled" && event.seat === view.seat) return "rolled";
    if (event.type === "picked_up" && event.seats.includes(view.seat)) return "picked_up";
  }
  return null;
}

function isLost(toss: Toss, before: Known, now: Known, nowMs: number): boolean {
  const isSwept = !isKeptOverFlip(now.view) && (now.place.round !== toss.at.round || now.view.phase !== "race");
  // a refusal changes nothing at the table; what another seat does ends the waiting for an answer, too, so time counts
  const isRefused = before.isPending && !now.isPending && before.place.revision === now.place.revision;
  return isSwept || isRefused || nowMs - toss.pressedAtMs > LOST_MS;
}

function isOther(one: Place, other: Place): boolean {
  return one.match !== other.match || one.undos !== other.undos;
}

/** What one can press besides a die. */
export type Press =
  | { readonly is: "roll" | "got_it" | "bonus" | "skip" }
  | { readonly is: "thunder"; readonly number: number };

/** A press that waits for the dice to rest. */
export interface Held {
  readonly press: Press;
  readonly untilMs: number;
}

/** Whether a press for one card would mean another one now. */
export function isForOldCard({ is }: Press, pressedIn: number, now: number): boolean {
  return pressedIn !== now && (is === "got_it" || is === "skip");
}

/** @param restsAtMs when the dice are to rest; null: unknown, as after a reload. Null answer: too early. */
export function heldFor(press: Press, atMs: number, restsAtMs: number | null): Held | null {
  if (restsAtMs !== null && restsAtMs - atMs > HOLD_MS) return null;
  return { press, untilMs: Math.max(atMs + HOLD_MS, (restsAtMs ?? 0) + LATE_MS) };
}

/** A call that waits for its verdict. */
export interface Calling {
  readonly press: Press;
  readonly at: Place;
}

/** Whether the call still waits: not after its verdict, in another race, or when it was refused. */
export function staysCalling(calling: Calling, before: Known, now: Known): boolean {
  if (isOther(calling.at, now.place) || calling.at.round !== now.place.round || now.view.phase === "over") return false;
  if (isSettled(now, calling.at.revision)) return false;
  return now.isPending || now.isClaimed || !(before.isPending || before.isClaimed);
}

function isSettled({ history, view }: Known, revision: number): boolean {
  for (const event of eventsAfter(history, revision)) {
    if (event.type === "matched") return true; // whoever it was: the card is over
    if (event.type === "missed" || event.type === "nice" || event.type === "call_voided") {
      if (event.seat === view.seat) return true;
    }
    if (event.type === "nasty" && event.by === view.seat) return true;
  }
  return false;
}

/** Which dice I would keep; it holds until dice are taken up again. */
export interface Choice {
  readonly kept: readonly number[];
  /** The taking up that it was made after. */
  readonly after: number;
  /** Made while a roll was on its way: it outlives the table's word of that roll. */
  readonly isAhead: boolean;
}

/** Without a choice the dice kept in the last roll stay kept, and what was rolled lies on the felt. */
export function choiceNow(choice: Choice | null, last: TakenUp, isTossed: boolean): Choice {
  if (choice !== null && choice.after === last.revision) return choice;
  if (choice?.isAhead && isTossed) return { kept: choice.kept, after: last.revision, isAhead: false };
  return { kept: last.kept, after: last.revision, isAhead: false };
}

/** `hand`: not rolled yet. */
export interface RackDie {
  readonly die: number;
  readonly lies: "kept" | "felt" | "tumbling" | "hand";
  /** 0 unless it lies there. */
  readonly face: number;
}

/** The six dice as they lie. A die in motion has no face, also if it is known already. */
export function rackOf(hand: LightningHand, kept: readonly number[], toss: Toss | null): readonly RackDie[] {
  return ALL.map((die) => {
    if ((toss?.dice ?? hand.moving ?? []).includes(die)) return { die, lies: "tumbling", face: 0 };
    const face = faceOf(hand, die);
    if (face === 0) return { die, lies: "hand", face };
    return { die, lies: kept.includes(die) ? "kept" : "felt", face };
  });
}

export function keptOf(rack: readonly RackDie[]): readonly number[] {
  return rack.filter((one) => one.lies === "kept").map((one) => one.die);
}

export function isTumbling(rack: readonly RackDie[]): boolean {
  return rack.some((one) => one.lies === "tumbling");
}

/** How many dice the next roll takes. */
export function toRoll(rack: readonly RackDie[]): number {
  return DICE - keptOf(rack).length;
}

/** The dice kept after a press on this one; only what lies there can be kept or let go. */
export function toggled(rack: readonly RackDie[], die: number): readonly number[] {
  const kept = keptOf(rack);
  const lies = rack[die]?.lies;
  if (lies === "kept") return kept.filter((one) => one !== die);
  return lies === "felt" ? [...kept, die].sort((one, other) => one - other) : kept;
}
