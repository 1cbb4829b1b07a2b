/** What was decided last, large: who called, what became of it, and how close it was. */
import { unreachable } from "../../model/unreachable";
import { classes } from "../../ui/parts/classes";
import { SeatNumber } from "./dice";
import { raceOf, runnerUp, type Verdict } from "./model-slip";
import { type LightningSeen, nameOf } from "./names";
import { boardTexts } from "./texts-board";

interface BigVerdictProps {
  readonly seen: LightningSeen;
  readonly verdict: Verdict;
}

export function BigVerdict({ seen, verdict }: BigVerdictProps) {
  const says = boardTexts();
  const { event } = verdict;
  const seat = callerOf(event);
  const change = "change" in event ? event.change : 0;
  const under = underOf(seen, verdict);
  return (
    <section class={classes("tvl__verdict", isBad(event) && "tvl__verdict--bad")}>
      {seat > 0 && <SeatNumber seat={seat} />}
      <div>
        <p class="tvl__head">{headOf(seen, event)}</p>
        {under !== "" && <p class="tvl__under">{under}</p>}
      </div>
      {change !== 0 && <b class="tvl__change">{says.signed(change)}</b>}
    </section>
  );
}

/** 0: nobody called. */
export function callerOf(event: Verdict["event"]): number {
  if (event.type === "nasty") return event.by;
  return event.type === "skipped" || event.type === "broken_off" ? 0 : event.seat;
}

function isBad({ type }: Verdict["event"]): boolean {
  return type === "missed";
}

function headOf(seen: LightningSeen, event: Verdict["event"]): string {
  const { slip, note } = boardTexts();
  const name = (seat: number): string => nameOf(seen, seat);
  switch (event.type) {
    case "matched":
      return event.rule === "LD-Q2" ? slip.took(name(event.seat)) : slip.had(name(event.seat));
    case "missed":
      return note.missed(name(event.seat));
    case "nice":
      return note.bonus(name(event.seat));
    case "nasty":
      return note.thunder(name(event.by), name(event.seat));
    case "skipped":
      return slip.skipped;
    case "broken_off":
      return slip.brokenOff;
    default:
      return unreachable(event);
  }
}

/** How much later the next one called, once the race has been told. */
function underOf(seen: LightningSeen, { event, round }: Verdict): string {
  if (event.type !== "matched") return "";
  const next = runnerUp(raceOf(seen.history, round), event.seat);
  return next === null ? "" : boardTexts().slip.before(next.laterMs, nameOf(seen, next.seat));
}
