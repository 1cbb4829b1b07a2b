/** The castles of all seats, the own one last. */
import { useRef } from "preact/hooks";
import { classes } from "../../ui/parts/classes";
import { Courtyard } from "../../ui/parts/courtyard";
import { SeatDisc } from "../../ui/parts/seat";
import type { KingView, People } from "../../wire.gen";
import type { NameOf } from "./lines";
import { castleOf, SIDES, seatsInOrder } from "./model";
import { texts } from "./texts";

interface CourtsProps {
  readonly view: KingView;
  readonly people: People;
  readonly name: NameOf;
}

export function Courts({ view, people, name }: CourtsProps) {
  return (
    <ul class="courts" aria-label={texts().courts}>
      {seatsInOrder(view).map((seat) => (
        <Court key={seat} seat={seat} view={view} people={people} name={name} />
      ))}
    </ul>
  );
}

function Court({ seat, view, people, name }: CourtsProps & { readonly seat: number }) {
  const t = texts();
  const castle = castleOf(view, seat);
  const hasCrown = view.crowns.includes(seat);
  const hasLeft = view.left.includes(seat);
  const isAway = people.seats.some((one) => one.seat === seat && one.kind === "person" && !one.is_here);
  const isInTurn = view.in_turn === seat && view.turns > 0 && view.phase !== "over";
  const hasJustClosed = useLaterOn(castle.length === SIDES);
  const hasJustSpent = useLaterOn(!hasCrown);
  return (
    <li
      class={classes("courtcell", (hasLeft || isAway) && "courtcell--away")}
      data-seat={seat}
      data-turn={isInTurn || undefined}
      data-closed={hasJustClosed || undefined}
      data-spent={hasJustSpent || undefined}
    >
      <Courtyard cards={castle} hasCrown={hasCrown} label={t.court(castle.length, SIDES, hasCrown)} />
      <span class="courtcell__who">
        <SeatDisc seat={seat} />
        <span>{name(seat)}</span>
      </span>
      <span class="courtcell__n">
        {hasLeft ? t.hasLeft : isAway ? t.away : t.sides(castle.length, SIDES)}
        {isInTurn && <span class="vh"> {t.inTurn}</span>}
      </span>
    </li>
  );
}

/** True once something has become so on this screen; what was so from the start is no event to celebrate. */
function useLaterOn(isSo: boolean): boolean {
  const wasSo = useRef(isSo);
  if (!isSo) wasSo.current = false;
  return isSo && !wasSo.current;
}
