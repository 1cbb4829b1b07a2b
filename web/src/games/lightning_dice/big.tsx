/** Lightning Dice on a shared screen: the card in the middle, everybody's dice at both sides, the track below. */
import { useMemo } from "preact/hooks";
import { useFleeting } from "../../ui/big/fleeting";
import { classes } from "../../ui/parts/classes";
import type { ScreenProps } from "../gameui";
import { useAnnouncements } from "./announce";
import { BigVerdict, callerOf } from "./big-verdict";
import { RequirementCard } from "./card";
import { SeatNumber } from "./dice";
import { doingOf } from "./doing";
import { isQuick, rivalsOf, type TakenUp, takenUpOf } from "./model";
import { sidesOf } from "./model-rival";
import { lastOfAll, marksOf } from "./model-slip";
import { type LightningSeen, nameOf } from "./names";
import { RivalDice } from "./rivals";
import { boardTexts } from "./texts-board";
import { Track } from "./track";

/** A verdict stands so long; the next card is there at once, so it takes nothing from the race. */
const VERDICT_MS = 2500;

export function Big({ seen, hands }: ScreenProps<"lightning_dice">) {
  const { view } = seen.update;
  const takenUp = useMemo(() => takenUpOf(seen.history, view.scores.length), [seen.history]);
  const marks = useMemo(() => marksOf(seen.history, takenUp), [seen.history]);
  const last = useMemo(() => lastOfAll(seen.history), [seen.history]);
  const isNew = useFleeting(last === null ? "" : `${seen.update.match}.${last.revision}`, VERDICT_MS);
  useAnnouncements({ seen, hands, isTumbling: false });
  const verdict = isNew || view.phase === "over" ? last : null;
  const called = verdict === null ? 0 : callerOf(verdict.event);
  const [left, right] = sidesOf(rivalsOf(view));
  const row = { seen, takenUp, called };
  return (
    <div class="tvl">
      <div class="tvl__row">
        <Column {...row} seats={left} />
        <div class="tvl__mid">
          <RequirementCard seen={seen} />
          {verdict !== null && <BigVerdict key={verdict.revision} seen={seen} verdict={verdict} />}
        </div>
        <Column {...row} seats={right} />
      </div>
      <Track seen={seen} marks={marks} />
    </div>
  );
}

interface ColumnProps {
  readonly seen: LightningSeen;
  readonly takenUp: readonly TakenUp[];
  /** Whose call has just been judged; 0: nobody's. */
  readonly called: number;
  readonly seats: readonly number[];
}

function Column({ seats, ...row }: ColumnProps) {
  return (
    <ul class="tvl__col">
      {seats.map((seat) => (
        <Seat key={seat} {...row} seat={seat} />
      ))}
    </ul>
  );
}

function Seat({ seen, takenUp, called, seat }: Omit<ColumnProps, "seats"> & { readonly seat: number }) {
  const says = boardTexts();
  const { view } = seen.update;
  const score = view.scores[seat - 1] ?? 0;
  const hasLeft = view.left.includes(seat);
  const person = seen.people.seats.find((one) => one.seat === seat);
  const isAway = hasLeft || person?.is_here === false;
  const mine = takenUp[seat - 1];
  return (
    <li
      class={classes("tv__seat", isAway && "tv__seat--away")}
      data-seat={seat}
      data-called={called === seat || undefined}
      data-quiet={(called > 0 && called !== seat) || undefined}
    >
      <SeatNumber seat={seat} />
      <b class="tv__name">{nameOf(seen, seat)}</b>
      <b class="tv__pts num">
        <span aria-hidden="true">{says.score(score)}</span>
        <span class="vh">{isQuick(view) ? says.cards(score) : says.points(score)}</span>
      </b>
      {isAway ? (
        <span class="tv__sub">{doingOf(seen, seat, mine?.kept.length ?? 0)}</span>
      ) : (
        <RivalDice seen={seen} seat={seat} takenUp={mine} />
      )}
      {called === seat && <span class="tv__shout">{says.gotIt}</span>}
    </li>
  );
}
