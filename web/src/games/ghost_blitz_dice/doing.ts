/** What stands below the name of a seat: what it does, did in the throw just decided, or who plays there. */
import { unreachable } from "../../model/unreachable";
import type { SeatSeen } from "../../wire.gen";
import type { Throw } from "./model";
import type { GhostSeen } from "./names";
import { texts } from "./texts";

export function doingOf(seen: GhostSeen, verdict: Throw | null, seat: number): string {
  const { view } = seen.update;
  if (view.left.includes(seat)) return texts().doing.left;
  if (verdict !== null) return afterVerdict(seen, verdict, seat);
  const person = seen.people.seats.find((one) => one.seat === seat);
  return inThrow(seen, seat) ?? (person === undefined ? "" : whereabouts(seen, person));
}

function afterVerdict(seen: GhostSeen, verdict: Throw, seat: number): string {
  const says = texts().doing;
  const { view } = seen.update;
  if (view.phase === "throw" && view.thrower === seat) return seat === seen.seat ? says.yourThrow : says.throwsNext;
  const judged = verdict.judged.find((one) => one.seat === seat);
  if (judged === undefined) return says.didNotGrab;
  switch (judged.verdict) {
    case "right":
      return says.rightFirst;
    case "late":
      return says.rightLate;
    case "wrong":
      return judged.figures.length === 0 ? says.wrong : says.took(judged.figures);
    default:
      return unreachable(judged.verdict);
  }
}

function inThrow(seen: GhostSeen, seat: number): string | null {
  const says = texts().doing;
  const { view } = seen.update;
  if (view.phase === "grab" && view.grabbed.includes(seat)) return says.hasGrabbed;
  if (view.thrower !== seat) return null;
  if (view.phase === "throw") return seat === seen.seat ? says.yourThrow : says.throws;
  return view.phase === "motion" || view.phase === "grab" ? says.threw : null;
}

function whereabouts(seen: GhostSeen, person: SeatSeen): string {
  const says = texts().doing;
  if (person.seat === seen.seat) return says.seat(person.seat);
  if (person.kind === "bot") return says.bot(person.level);
  if (person.level !== "") return says.botPlays;
  return person.is_here ? "" : says.away;
}
