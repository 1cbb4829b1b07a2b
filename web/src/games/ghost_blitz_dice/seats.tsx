/** Who sits here, with points, what they do, and what the last verdict changed. */
import { dieMsOf } from "../../model/ear";
import { EarMark } from "../../ui/ear/ear-mark";
import { Icon } from "../../ui/parts/art";
import { classes } from "../../ui/parts/classes";
import { SeatDisc } from "../../ui/parts/seat";
import { Meter } from "../../ui/race/meter";
import { capOf, linkOf } from "../../ui/race/network";
import { doingOf } from "./doing";
import { changeOf, seatsAround, type Throw } from "./model";
import { type GhostSeen, nameOf } from "./names";
import { texts } from "./texts";

interface SeatsProps {
  readonly seen: GhostSeen;
  readonly verdict: Throw | null;
}

export function Seats({ seen, verdict }: SeatsProps) {
  const seats = seatsAround(seen.update.view, seen.here);
  if (seats.length === 0) return null;
  return (
    <ul class="seats" aria-label={texts().seats}>
      {seats.map((seat) => (
        <Plate key={seat} seat={seat} seen={seen} verdict={verdict} />
      ))}
    </ul>
  );
}

function Plate({ seat, seen, verdict }: SeatsProps & { readonly seat: number }) {
  const { view } = seen.update;
  const points = view.points[seat - 1] ?? 0;
  const change = verdict === null ? 0 : changeOf(verdict, seat);
  const isGone = view.left.includes(seat) || seen.people.seats.some((one) => one.seat === seat && !one.is_here);
  const name = classes(
    "plate",
    seat === seen.seat && "plate--me",
    view.thrower === seat && view.phase === "throw" && "plate--turn",
    isGone && "plate--away",
  );
  return (
    <li class={name} data-seat={seat}>
      <SeatDisc seat={seat} />
      <span class="plate__who">
        <span class="plate__line">
          <span class="plate__name">{nameOf(seen, seat)}</span>
          {dieMsOf(seen.people, seat) > 0 && <EarMark />}
          <Meter
            link={linkOf(seen.links, seat)}
            name={nameOf(seen, seat)}
            capMs={capOf(seen.links, seen.people.house)}
          />
        </span>
        <span class="plate__sub">{doingOf(seen, verdict, seat)}</span>
      </span>
      <span class="plate__pts num">
        <span aria-hidden="true">{points}</span>
        <span class="vh">{texts().points(points)}</span>
      </span>
      {view.phase === "grab" && view.grabbed.includes(seat) && (
        <span class="plate__hand">
          <Icon name="hand" />
        </span>
      )}
      {change !== 0 && (
        <span class={classes("plate__delta", "tag", change > 0 ? "tag--good" : "tag--bad")}>
          {texts().signed(change)}
        </span>
      )}
    </li>
  );
}
