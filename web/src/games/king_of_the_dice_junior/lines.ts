/** What is said of an event: one sentence with its rule, in the log and on the felt. */
import { unreachable } from "../../model/unreachable";
import { texts as pageTexts } from "../../texts/texts";
import type { KingEvent } from "../../wire.gen";
import type { Line } from "../gameui";
import { cardNumbered, DICE, SIDES } from "./model";
import { texts, type Who } from "./texts";

export type NameOf = (seat: number) => string;

/** A player in a sentence. The table's page calls the own seat "You". */
export function whoIs(seat: number, name: NameOf): Who {
  return { name: name(seat), isMe: name(seat) === pageTexts().you };
}

/** Null: nothing worth a line; that all four dice are rolled at first is no news. */
export function line(event: KingEvent, name: NameOf): Line | null {
  const text = sentence(event, name);
  const seat = "seat" in event ? event.seat : 0;
  return text === "" ? null : { seat, text, rule: event.rule };
}

function sentence(event: KingEvent, name: NameOf): string {
  const t = texts().happened;
  const who = (seat: number): Who => whoIs(seat, name);
  switch (event.type) {
    case "lot_fell":
      return t.lotFell(who(event.seat));
    case "began":
      return t.began(who(event.seat));
    case "card_turned":
      return t.turned(cardNumbered(event.card));
    case "pile_renewed":
      return t.renewed(event.cards);
    case "dice_thrown":
      return event.rule === "KJ-2" ? "" : t.kept(who(event.seat), event.kept, DICE - event.kept.length);
    case "crown_spent":
      return t.crown(who(event.seat), DICE - event.kept.length);
    case "dice_rested":
      return t.rested(who(event.seat), event.faces);
    case "card_taken":
      return t.taken(who(event.seat), cardNumbered(event.card), event.cards, SIDES);
    case "turn_missed":
      return t.missed(who(event.seat));
    case "card_discarded":
      return t.discarded(cardNumbered(event.card));
    case "last_round":
      return t.lastRound(who(event.seat));
    case "limit_passed":
      return t.limit(who(event.seat));
    case "seat_left":
      return t.gone(who(event.seat));
    case "match_ended":
      return t.ended(event.rule, event.winners.map(who));
    default:
      return unreachable(event);
  }
}
