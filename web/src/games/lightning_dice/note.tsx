/** On a desk, beside the seats: what was decided last, whoever it was about. */
import { unreachable } from "../../model/unreachable";
import type { Hands } from "../gameui";
import { SeatNumber } from "./dice";
import { FinishLink } from "./finish-link";
import { raceOf, runnerUp, type Verdict } from "./model-slip";
import { type LightningSeen, nameOf } from "./names";
import { boardTexts } from "./texts-board";
import { cardNumber } from "./titles";

interface NoteProps {
  readonly seen: LightningSeen;
  readonly hands: Hands;
  readonly verdict: Verdict;
}

export function Note({ seen, hands, verdict }: NoteProps) {
  const says = boardTexts();
  const seat = callerOf(verdict);
  const hasFinish = verdict.event.type === "matched" && raceOf(seen.history, verdict.round) !== null;
  return (
    <div class="ticker">
      {seat > 0 && <SeatNumber seat={seat} size="sm" />}
      <span>
        {wordsOf(seen, verdict)}
        {says.note.end}{" "}
        {hasFinish && <FinishLink onOpen={() => hands.openFinish(verdict.round)}>{says.slip.seeFinish}</FinishLink>}
      </span>
    </div>
  );
}

function callerOf({ event }: Verdict): number {
  if (event.type === "nasty") return event.by;
  return event.type === "skipped" || event.type === "broken_off" ? 0 : event.seat;
}

function wordsOf(seen: LightningSeen, verdict: Verdict): string {
  const says = boardTexts().note;
  const name = (seat: number): string => nameOf(seen, seat);
  const { event } = verdict;
  switch (event.type) {
    case "matched": {
      const next = runnerUp(raceOf(seen.history, verdict.round), event.seat);
      return says.had(name(event.seat), numberOf(seen, verdict)) + (next === null ? "" : says.by(next.laterMs));
    }
    case "missed":
      return says.missed(name(event.seat)) + changeOf(event);
    case "nice":
      return says.bonus(name(event.seat)) + changeOf(event);
    case "nasty":
      return says.thunder(name(event.by), name(event.seat)) + changeOf(event);
    case "skipped":
      return says.skipped(numberOf(seen, verdict));
    case "broken_off":
      return says.brokenOff;
    default:
      return unreachable(event);
  }
}

function changeOf({ change, score }: { readonly change: number; readonly score: number }): string {
  return change === 0 ? "" : boardTexts().note.change(score - change, score);
}

/** Which card of the match it was. */
function numberOf(seen: LightningSeen, { revision, event }: Verdict): number {
  const told = seen.history.told.flatMap((one): typeof seen.history.told => {
    if (one.revision < revision) return [one];
    return one.revision === revision ? [{ ...one, events: one.events.slice(0, one.events.indexOf(event)) }] : [];
  });
  return cardNumber({ ...seen.history, told });
}
