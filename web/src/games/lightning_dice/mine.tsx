/** My own plate: my number, which Bonus is about, and my points. */
import { Meter } from "../../ui/race/meter";
import { capOf, linkOf } from "../../ui/race/network";
import { SeatNumber } from "./dice";
import { isQuick } from "./model";
import { type LightningSeen, nameOf } from "./names";
import { Pace } from "./pace";
import { boardTexts } from "./texts-board";

export function Mine({ seen }: { readonly seen: LightningSeen }) {
  const says = boardTexts();
  const { view } = seen.update;
  const { seat } = view;
  const score = view.scores[seat - 1] ?? 0;
  const name = nameOf(seen, seat);
  return (
    <div class="mine">
      <SeatNumber seat={seat} />
      <span class="mine__who">
        <b>{name}</b>
        <Pace variant={view.variant} seat={seat} /> <span class="mine__sub">{says.doing.number(seat)}</span>
      </span>
      <Meter link={linkOf(seen.links, seat)} name={name} capMs={capOf(seen.links, seen.people.house)} />
      <span class="mine__pts num">
        <span aria-hidden="true">{says.score(score)}</span>
        <span class="vh">{isQuick(view) ? says.cards(score) : says.points(score)}</span>
      </span>
    </div>
  );
}
