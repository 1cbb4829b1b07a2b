/** The others: number, name, points, what they do, and their six dice, which everybody may see. */
import { classes } from "../../ui/parts/classes";
import { Meter } from "../../ui/race/meter";
import { capOf, linkOf } from "../../ui/race/network";
import { SeatDie, SeatNumber } from "./dice";
import { doingOf } from "./doing";
import { isQuick, type TakenUp } from "./model";
import { rivalDice } from "./model-rival";
import { type LightningSeen, nameOf } from "./names";
import { Pace } from "./pace";
import { boardTexts } from "./texts-board";

interface RivalsProps {
  readonly seen: LightningSeen;
  readonly seats: readonly number[];
  readonly takenUp: readonly TakenUp[];
  /** Left or right of the middle on a desk; in one row on a phone. */
  readonly side: "left" | "right";
}

export function Rivals({ seen, seats, takenUp, side }: RivalsProps) {
  if (seats.length === 0) return null;
  return (
    <ul
      class={`opps opps--${side}`}
      aria-label={seen.seat === 0 ? boardTexts().seats : boardTexts().rivals}
      style={{ "--n": `${seats.length}` }}
    >
      {seats.map((seat) => (
        <Rival key={seat} seen={seen} seat={seat} takenUp={takenUp[seat - 1]} />
      ))}
    </ul>
  );
}

interface RivalProps {
  readonly seen: LightningSeen;
  readonly seat: number;
  readonly takenUp: TakenUp | undefined;
}

function Rival({ seen, seat, takenUp }: RivalProps) {
  const { view } = seen.update;
  const says = boardTexts();
  const name = nameOf(seen, seat);
  const score = view.scores[seat - 1] ?? 0;
  const hasLeft = view.left.includes(seat);
  const isAway = hasLeft || seen.people.seats.some((one) => one.seat === seat && !one.is_here);
  return (
    <li class={classes("opp", isAway && "opp--away")} data-seat={seat}>
      <SeatNumber seat={seat} />
      <span class="opp__name">
        {name}
        <Pace variant={view.variant} seat={seat} />{" "}
        <span class="opp__sub">{doingOf(seen, seat, takenUp?.kept.length ?? 0)}</span>
      </span>
      <Meter link={linkOf(seen.links, seat)} name={name} capMs={capOf(seen.links, seen.people.house)} />
      <span class="opp__pts num">
        <span aria-hidden="true">{says.score(score)}</span>
        <span class="vh">{isQuick(view) ? says.cards(score) : says.points(score)}</span>
      </span>
      {!hasLeft && <RivalDice seen={seen} seat={seat} takenUp={takenUp} />}
    </li>
  );
}

/** A row of small dice, those kept in the last roll raised. */
export function RivalDice({ seen, seat, takenUp }: RivalProps) {
  const dice = rivalDice(seen.update.view, seat, takenUp);
  return (
    <span class="opp__dice" role="img" aria-label={boardTexts().rivalDice(dice)}>
      {dice.map(({ die, face, lies }) => (
        <SeatDie key={die} seat={seat} face={face} isTumbling={lies === "tumbling"} isKept={lies === "kept"} />
      ))}
    </span>
  );
}
