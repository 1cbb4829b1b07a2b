/** Why the seats throw in this order, with its rule. */
import { texts as pageTexts } from "../../texts/texts";
import { RuleBadge } from "../../ui/parts/button";
import type { AtTable } from "./at-table";
import { type OrderReason, orderReason } from "./order";
import { boardTexts } from "./texts-board";
import { TumblinDie } from "./tumblin-die";

export function OrderNote({ seen, hands, model, name }: AtTable) {
  const why = orderReason(seen.update.view, seen.history);
  if (why === null) return null;
  return (
    <p class="td__why">
      <span>
        {wordsOf(why, name)}
        {why.rolls.map(([seat, face]) => (
          <span key={seat} class="td__roll">
            {" "}
            <span class="vh">{`${name(seat)} ${face}`}</span>
            <TumblinDie colour={model.seats.find((one) => one.seat === seat)?.colours[0] ?? "white"} face={face} />
          </span>
        ))}
      </span>
      <RuleBadge id={why.rule} label={pageTexts().openRule(why.rule)} onOpen={hands.openRule} />
    </p>
  );
}

function wordsOf(why: OrderReason, name: (seat: number) => string): string {
  const t = boardTexts().order;
  if (why.is === "overtime") return t.overtime(why.seats.map(name));
  return t[why.is];
}
