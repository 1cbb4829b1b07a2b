/** Sentences of the log: cards, calls and what came of them. Rolls have none: there are far too many, and all see them. */
import { unreachable } from "../../model/unreachable";
import type {
  LightningEnded,
  LightningEvent,
  LightningMatched,
  LightningMissed,
  LightningNasty,
  LightningPickedUp,
  LightningSanctioned,
} from "../../wire.gen";
import type { Line } from "../gameui";
import { texts } from "./texts";

type Names = (seat: number) => string;

export function lineOf(event: LightningEvent, name: Names): Line | null {
  const says = texts().log;
  switch (event.type) {
    case "rolled":
    case "rested":
      return null;
    case "flipped":
      return line(event, says.flipped(texts().cardTitle(event.title)));
    case "new_pile":
      return line(event, says.newPile(event.cards));
    case "picked_up":
      return pickedUpLine(event, name);
    case "matched":
      return line(event, matchedText(event, name));
    case "missed":
      return line(event, missedText(event, name));
    case "nice":
      return line(event, says.bonus(name(event.seat), event.seat, event.score));
    case "nasty":
      return { ...line(event, thunderText(event, name)), seat: event.by };
    case "voted":
      return line(event, says.voted(name(event.seat), event.votes, event.needed));
    case "skipped":
      return line(event, says.skipped);
    case "broken_off":
      return line(event, says.brokenOff);
    case "departed":
      return line(event, says.departed(name(event.seat)));
    case "ended":
      return line(event, endedText(event, name));
    case "called":
      return line(event, says.called(name(event.seat), texts().call(event.call, event.seat, event.number ?? 0)));
    case "call_voided":
      return line(event, says.callVoided(name(event.seat), texts().call(event.call, event.seat, event.number ?? 0)));
    case "flip_ordered":
      return line(event, says.flipOrdered);
    case "faces_read":
      return line(event, says.facesRead(name(event.seat), event.faces));
    case "sanctioned":
      return line(event, sanctionText(event, name));
    case "fined":
      return line(event, says.fined(name(event.seat), -event.change, event.score));
    default:
      return unreachable(event);
  }
}

function line(event: { readonly rule: string; readonly seat?: number }, text: string): Line {
  return { seat: event.seat ?? 0, text, rule: event.rule };
}

/** After Bonus and Thunder, and at a flip that picks up everybody's dice, it is a matter of course. */
function pickedUpLine(event: LightningPickedUp, name: Names): Line | null {
  if (event.rule !== "LD-R7" && event.rule !== "LD-R12") return null;
  const [seat = 0] = event.seats;
  return { ...line(event, texts().log.pickedUp(name(seat))), seat };
}

function matchedText(event: LightningMatched, name: Names): string {
  const says = texts().log;
  if (event.rule === "LD-Q2") return says.tookCard(name(event.seat), event.score);
  return says.matched(name(event.seat), event.change, event.score);
}

function missedText(event: LightningMissed, name: Names): string {
  const says = texts().log;
  const call = texts().call(event.call, event.seat, 0);
  if (event.change === 0) return says.missedForNothing(name(event.seat), call);
  return says.missed(name(event.seat), call, -event.change, event.score);
}

function thunderText(event: LightningNasty, name: Names): string {
  const says = texts().log;
  if (event.change === 0) return says.thunderForNothing(name(event.by), name(event.seat));
  return says.thunder(name(event.by), name(event.seat), event.score);
}

function sanctionText(event: LightningSanctioned, name: Names): string {
  const says = texts().log;
  const who = name(event.seat);
  switch (event.kind) {
    case "warning":
      return says.warned(who);
    case "roll_again":
      return says.rollAgain(who, event.dice?.length ?? 0);
    case "call_void":
    case "call_void_minus_2":
      return says.callStruckOut(who);
    default:
      return unreachable(event.kind);
  }
}

function endedText(ended: LightningEnded, name: Names): string {
  const says = texts().log;
  const names = ended.winners.map(name);
  return names.length === 1 ? says.won(names) : says.shared(names);
}
