/** What is said of an event: one sentence with its rule, in the log and to readers. */
import { unreachable } from "../../model/unreachable";
import type { TumblinEvent } from "../../wire.gen";
import type { Line } from "../gameui";
import type { NameOf } from "./names";
import { texts, type Who } from "./texts";
import { dieOf, whoIs } from "./who";

/** Null: nothing worth a line; that a die was thrown is told by where it comes to rest. */
export function line(event: TumblinEvent, name: NameOf): Line | null {
  if (event.type === "thrown") return null;
  return { seat: "seat" in event ? event.seat : 0, text: sentence(event, name), rule: event.rule };
}

function sentence(event: Exclude<TumblinEvent, { type: "thrown" }>, name: NameOf): string {
  const t = texts().happened;
  const who = (seat: number): Who => whoIs(seat, name);
  switch (event.type) {
    case "order_rolled":
      return t.rolled(event.seats.map((seat, place) => [who(seat), event.faces[place] ?? 0]));
    case "quarter_begun":
      return t.begun(event.quarter, event.overtime, event.order.map(who));
    case "named":
      return t.named(who(event.seat), who(event.first), who(event.last));
    case "set_aside":
      return t.setAside(who(event.seat), dieOf(event.die));
    case "landed":
      return t.landed(dieOf(event.die), event.face, event.level, event.crossed);
    case "moved":
      return t.moved(dieOf(event.die), event.face, event.level, event.crossed);
    case "removed":
      return t.removed(dieOf(event.die), event.why);
    case "stacked":
      return t.stacked(dieOf(event.upper), dieOf(event.lower));
    case "loosened":
      return t.loosened(event.dice.map((die) => dieOf(die)));
    case "reported":
      return t.reported(event.quarter);
    case "scored":
      return t.scored(who(event.seat), event.change, event.total);
    case "departed":
      return t.gone(who(event.seat));
    case "ended":
      return t.ended(event.rule, event.winners.map(who), event.scores[(event.winners[0] ?? 1) - 1] ?? 0);
    default:
      return unreachable(event);
  }
}
