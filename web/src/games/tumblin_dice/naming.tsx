/** Teams: before a quarter's first throw a seat may say which of the two throws first [TD-R11]. */
import { texts as pageTexts } from "../../texts/texts";
import { Button, RuleBadge } from "../../ui/parts/button";
import type { TumblinView } from "../../wire.gen";
import type { AtTable } from "./at-table";
import { partnerOf, teamOf } from "./model";
import { boardTexts } from "./texts-board";

/** Whether the one who looks may name the first seat of the team now [TD-R11, TD-R20]. */
export function mayName(view: TumblinView): boolean {
  const { seat, left } = view;
  if (!view.variant.teams || seat === 0 || view.phase !== "throw") return false;
  if (view.named.includes(teamOf(seat)) || left.includes(seat) || left.includes(partnerOf(seat))) return false;
  return view.hand.every((hand, place) => hand.every((count, kind) => count === fullOf(view, place + 1, kind)));
}

function fullOf(view: TumblinView, seat: number, kind: number): number {
  return view.dice.filter((die) => die.seat === seat && die.kind === view.kinds[kind]).length;
}

export function Naming({ seen, hands, name }: AtTable) {
  const t = boardTexts().naming;
  const { view } = seen.update;
  if (!mayName(view)) return null;
  const pair = [view.seat, partnerOf(view.seat)];
  return (
    <section class="slate tname" aria-label={t.ask}>
      <b>
        {t.ask} <RuleBadge id="TD-R11" label={pageTexts().openRule("TD-R11")} onOpen={hands.openRule} />
      </b>
      {pair.map((first) => (
        <Button
          key={first}
          size="sm"
          isPressed={view.order.find((seat) => pair.includes(seat)) === first}
          asleep={seen.isPending || seen.isAsleep ? "" : undefined}
          onPress={() => hands.act({ type: "name", first })}
        >
          {first === view.seat ? t.me : t.them(name(first))}
        </Button>
      ))}
    </section>
  );
}
