/** What becomes of a press: sent, held until the dice rest, or answered with a word why not. */
import { unreachable } from "../../model/unreachable";
import type { LightningAction } from "../../wire.gen";
import type { Hands } from "../gameui";
import { ALL, handOf, isKeptOverFlip, isMoving, plays, rollMsOf } from "./model";
import {
  type Calling,
  type Choice,
  type Held,
  heldFor,
  isForOldCard,
  type Known,
  keptOf,
  type Press,
  type RackDie,
  type Toss,
  toRoll,
} from "./model-own";
import type { LightningSeen } from "./names";
import { boardTexts } from "./texts-board";

/** What was pressed here and is not over. It changes in place, for two presses can fall into one picture. */
export interface Pressed {
  toss: Toss | null;
  held: Held | null;
  /** The round of the held press. */
  heldIn: number;
  calling: Calling | null;
  choice: Choice | null;
}

export interface Moment {
  readonly seen: LightningSeen;
  readonly hands: Hands;
  readonly pressed: Pressed;
  readonly rack: readonly RackDie[];
  /** Milliseconds on the page's clock. */
  readonly now: () => number;
}

export function knownOf({ update, history, isPending, isClaimed }: LightningSeen): Known {
  const { match, undos, round, revision, view } = update;
  return { place: { match, undos, round, revision }, view, history, isPending, isClaimed };
}

/** @param atMs of the press, on the page's clock */
export function press(moment: Moment, pressed: Press, atMs: number): void {
  const { seen, hands } = moment;
  const { view } = seen.update;
  if (!plays(view) || seen.isAsleep || view.phase === "over" || moment.pressed.held !== null) return;
  if (moment.pressed.calling !== null) hands.toast(boardTexts().judged, "LD-R17");
  else if (isInMotion(moment)) wait(moment, pressed, atMs);
  else act(moment, pressed, atMs);
}

/** A held press is done once the dice rest, if that is soon enough. Says whether one was done or given up. */
export function release(moment: Moment): boolean {
  const { seen, pressed } = moment;
  const { held } = pressed;
  const nowMs = moment.now();
  if (held === null || (isInMotion(moment) && nowMs <= held.untilMs)) return false;
  pressed.held = null;
  if (nowMs > held.untilMs) tellMoving(moment, held.press);
  else if (isForOldCard(held.press, pressed.heldIn, seen.update.view.round))
    return true; // somebody has won that card
  // nobody has seen the dice before they rest, so the press counts from there
  else if (!seen.isAsleep && plays(seen.update.view)) act(moment, held.press, nowMs);
  return true;
}

function isInMotion({ seen, pressed }: Moment): boolean {
  const { view } = seen.update;
  return pressed.toss !== null || isMoving(handOf(view, view.seat));
}

function wait(moment: Moment, pressed: Press, atMs: number): void {
  const held = heldFor(pressed, atMs, moment.pressed.toss?.restsAtMs ?? null);
  if (held === null) tellMoving(moment, pressed);
  moment.pressed.held = held;
  moment.pressed.heldIn = moment.seen.update.view.round;
}

function tellMoving({ hands }: Moment, pressed: Press): void {
  hands.toast(boardTexts().moving, pressed.is === "roll" ? "LD-R13" : pressed.is === "skip" ? "LD-R25" : "LD-R9");
}

function act(moment: Moment, pressed: Press, atMs: number): void {
  const { round: card } = moment.seen.update.view;
  switch (pressed.is) {
    case "roll":
      roll(moment, card);
      break;
    case "skip":
      moment.hands.act({ type: "skip", card });
      break;
    case "got_it":
      call(moment, pressed, { type: "got_it", card }, atMs);
      break;
    case "bonus":
      call(moment, pressed, { type: "bonus", card }, atMs);
      break;
    case "thunder":
      call(moment, pressed, { type: "thunder", card, number: pressed.number }, atMs);
      break;
    default:
      unreachable(pressed);
  }
}

/** The tumble begins now, whenever the table hears of it. */
function roll({ seen, hands, pressed, rack, now }: Moment, card: number): void {
  const { view } = seen.update;
  if (view.phase !== "race" && !isKeptOverFlip(view)) return; // all dice are picked up for the next card
  if (toRoll(rack) === 0) {
    hands.toast(boardTexts().nothingToRoll, "LD-4");
    return;
  }
  const keep = keptOf(rack);
  const pressedAtMs = now();
  pressed.toss = {
    dice: ALL.filter((die) => !keep.includes(die)),
    pressedAtMs,
    restsAtMs: pressedAtMs + rollMsOf(view.variant, view.seat),
    at: knownOf(seen).place,
  };
  hands.act({ type: "roll", card, keep });
}

function call({ seen, hands, pressed }: Moment, its: Press, action: LightningAction, atMs: number): void {
  pressed.calling = { press: its, at: knownOf(seen).place };
  hands.act(action, atMs);
}
