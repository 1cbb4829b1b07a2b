/** A handicap: how long the dice of one seat roll. Everybody sees it, the host sets it. */
import { texts } from "../../../texts/texts";
import type { SeatSeen } from "../../../wire.gen";
import { Choice } from "../../parts/forms";
import type { TableScreen } from "../table-screen";

const NONE = 100;

export function paceOf(seat: SeatSeen): number {
  return seat.pace_percent ?? NONE;
}

/** In words, where it is not as usual. */
export function PaceWords({ seat }: { readonly seat: SeatSeen }) {
  const percent = paceOf(seat);
  if (percent === NONE) return null;
  return <span class="place__pace">{texts().waiting.diceShort(percent)}</span>;
}

interface PaceChoiceProps extends TableScreen {
  readonly seat: SeatSeen;
}

/** Nothing for a game without handicaps. */
export function PaceChoice({ session, game, seat }: PaceChoiceProps) {
  const t = texts().waiting;
  if (game.paces.length === 0) return null;
  return (
    <li class="pace">
      <span>{t.pace}</span>
      <Choice
        label={t.paceOf(seat.player)}
        value={String(paceOf(seat))}
        options={game.paces.map((percent) => ({ value: String(percent), text: t.dice(percent) }))}
        onChoose={(percent) => session.wish({ type: "set_pace", seat: seat.seat, percent: Number(percent) })}
      />
      <small>{seat.kind === "bot" ? t.paceWhyBot : t.paceWhy}</small>
    </li>
  );
}
