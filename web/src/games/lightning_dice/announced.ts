/** What is said to the ear of cards, calls and the own dice. Pure. */
import { unreachable } from "../../model/unreachable";
import type { LightningEvent } from "../../wire.gen";
import { sentenceOf } from "./asks";
import { lineOf } from "./line";
import { type LightningSeen, nameOf } from "./names";
import { texts } from "./texts";
import { cardNumber } from "./titles";

export interface News {
  readonly text: string;
  readonly urgency: "polite" | "assertive";
}

/** What has happened since a revision; null: nothing to say. What is urgent makes all of it so: it is one sentence. */
export function newsAfter(seen: LightningSeen, revision: number): News | null {
  const told = seen.history.told.filter((one) => one.revision > revision);
  const events = told.flatMap((one) => one.events);
  const sentences = events.flatMap((event) => saidOf(event, seen));
  if (sentences.length === 0) return null;
  return { text: sentences.join(" "), urgency: events.some((event) => isUrgent(event, seen)) ? "assertive" : "polite" };
}

/** The card that lies there; empty while none does. */
export function cardSaid(seen: LightningSeen): string {
  const { view } = seen.update;
  if (view.card === 0) return "";
  const picture = texts().picture(view.picture);
  return texts().said.card(
    cardNumber(seen.history),
    texts().cardTitle(view.title),
    picture,
    sentenceOf(view.requirement),
  );
}

/** The own dice after a roll: "Kept 1 2 1 3, rolled 5 6"; empty while some are in the hand or in motion. */
export function rollSaid(seen: LightningSeen): string {
  const { seat, update } = seen;
  const faces = update.view.hands[seat - 1]?.faces ?? [];
  const roll = lastRollOf(seen);
  if (roll === null || faces.length === 0 || faces.includes(0)) return "";
  const kept = faces.filter((_, die) => !roll.dice.includes(die));
  return texts().said.rolled(
    kept,
    roll.dice.map((die) => faces[die] ?? 0),
  );
}

/** Names the own roll whose dice lie there; it changes with each roll. Empty: none has come to rest. */
export function rollKey(seen: LightningSeen): string {
  const roll = lastRollOf(seen);
  return roll === null ? "" : `${seen.update.match}.${roll.revision}`;
}

/** The own roll that came to rest last. */
function lastRollOf({
  history,
  seat,
}: LightningSeen): { readonly dice: readonly number[]; readonly revision: number } | null {
  let isAtRest = false;
  for (let at = history.told.length - 1; at >= 0; at -= 1) {
    const told = history.told[at];
    for (const event of told?.events.toReversed() ?? []) {
      if (event.type === "rested" && event.seat === seat) isAtRest = true;
      if (event.type === "rolled" && event.seat === seat && isAtRest)
        return { dice: event.dice, revision: told?.revision ?? 0 };
    }
  }
  return null;
}

function saidOf(event: LightningEvent, seen: LightningSeen): readonly string[] {
  switch (event.type) {
    case "flipped":
      return [event.round === seen.update.view.round ? cardSaid(seen) : ""].filter((text) => text !== "");
    case "broken_off":
      return [texts().said.goOn];
    case "matched":
    case "missed":
    case "nice":
    case "nasty":
    case "called":
    case "call_voided":
    case "voted":
    case "skipped":
    case "new_pile":
    case "departed":
    case "flip_ordered":
    case "faces_read":
    case "sanctioned":
    case "fined":
      return sentenced(lineOf(event, (seat) => nameOf(seen, seat))?.text);
    case "picked_up":
      return event.seats.includes(seen.seat) ? sentenced(lineOf(event, (seat) => nameOf(seen, seat))?.text) : [];
    case "rolled":
    case "rested":
    case "ended": // the result says it
      return [];
    default:
      return unreachable(event);
  }
}

function sentenced(text: string | undefined): readonly string[] {
  return text === undefined ? [] : [`${text}.`];
}

/** A new card and a match are for everybody; of the rest, what one has called oneself or is struck by. */
function isUrgent(event: LightningEvent, { seat }: LightningSeen): boolean {
  switch (event.type) {
    case "flipped":
    case "matched":
    case "skipped":
    case "broken_off":
      return true;
    case "missed":
    case "nice":
    case "call_voided":
    case "sanctioned":
    case "fined":
      return event.seat === seat;
    case "nasty":
      return event.seat === seat || event.by === seat;
    default:
      return false;
  }
}
