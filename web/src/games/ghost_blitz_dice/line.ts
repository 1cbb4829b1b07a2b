/** Sentences of the log. What another sentence says already, and what one sees coming anyway, has none. */
import { unreachable } from "../../model/unreachable";
import type { GhostEnded, GhostEvent, GhostJudged, GhostPaid, GhostScored, GhostTurn } from "../../wire.gen";
import type { Line } from "../gameui";
import { readingOf } from "./model-reading";
import { texts } from "./texts";

type Names = (seat: number) => string;

export function lineOf(event: GhostEvent, name: Names): Line | null {
  const says = texts().log;
  switch (event.type) {
    case "turn":
      return turnLine(event, name);
    case "thrown":
      return event.rule === "ALL-9" ? line(event, says.thrownByClock(name(event.seat))) : null;
    case "answer":
      return line(event, says.answer(readingOf(event), event.figure, event.seen, event.die));
    case "judged":
      return judgedLine(event, name);
    case "closed":
      if (event.right > 0) return null;
      return line(event, event.rule === "GB-7" ? says.allWrong : says.noneInTime);
    case "paid":
      return line(event, paidText(event, name));
    case "scored":
      return scoredLine(event, name);
    case "reordered":
      return line(event, says.reordered(event.order));
    case "reported":
      return line(event, says.reported);
    case "voided":
      return line(event, says.voided);
    case "departed":
      return line(event, says.departed(name(event.seat)));
    case "ended":
      return line(event, endedText(event, name));
    case "shown":
    case "grabbed":
      return null;
    default:
      return unreachable(event);
  }
}

function line(event: { readonly rule: string; readonly seat?: number }, text: string): Line {
  return { seat: event.seat ?? 0, text, rule: event.rule };
}

function turnLine(turn: GhostTurn, name: Names): Line | null {
  const says = texts().log;
  if (turn.rule === "GB-R8") return line(turn, says.lot(name(turn.seat)));
  return turn.rule === "GB-R12" ? line(turn, says.nextAfterLeaving(name(turn.seat))) : null;
}

function judgedLine(judged: GhostJudged, name: Names): Line | null {
  const says = texts().log;
  switch (judged.verdict) {
    case "right":
      return null; // the point from the supply says it
    case "late":
      return line(judged, says.late(name(judged.seat), judged.figures));
    case "wrong":
      return line(
        judged,
        judged.rule === "GB-R4"
          ? says.several(name(judged.seat), judged.figures)
          : says.wrong(name(judged.seat), judged.figures),
      );
    default:
      return unreachable(judged.verdict);
  }
}

function paidText(paid: GhostPaid, name: Names): string {
  const says = texts().log;
  if (paid.change === 0) return says.nothingToPay(name(paid.seat));
  return paid.to === 0 ? says.paidJackpot(name(paid.seat)) : says.paid(name(paid.seat), name(paid.to));
}

function scoredLine(scored: GhostScored, name: Names): Line | null {
  const says = texts().log;
  switch (scored.source) {
    case "supply":
      return line(scored, says.first(name(scored.seat)));
    case "jackpot":
      return line(scored, says.jackpot(name(scored.seat), scored.change));
    case "penalties":
      return null; // whoever paid has a line each
    default:
      return unreachable(scored.source);
  }
}

function endedText(ended: GhostEnded, name: Names): string {
  const says = texts().log;
  const names = ended.winners.map(name);
  return names.length === 1 ? says.won(names) : says.shared(names);
}
