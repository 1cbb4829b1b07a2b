/** A handicap: how long the dice of one seat roll. Everybody sees it, the host sets it. */
import { texts } from "../../../texts/texts";
import type { SeatSeen } from "../../../wire.gen";
import { Choice } from "../../parts/forms";

const NONE = 100;

function paceOf(seat: SeatSeen): number {
  return seat.pace_percent ?? NONE;
}

/** In words, where it is not as usual. */
export function PaceWords({ seat }: { readonly seat: SeatSeen }) {
  const percent = paceOf(seat);
  if (percent === NONE) return null;
  return <span class="place__pace">{texts().waiting.diceShort(percent)}</span>;
}

interface PaceChoiceProps {
  readonly seat: SeatSeen;
  /** What the game knows, in hundredths of the usual time. */
  readonly paces: readonly number[];
  readonly onChoose: (percent: number) => void;
}

/** Nothing for a game without handicaps. */
export function PaceChoice({ seat, paces, onChoose }: PaceChoiceProps) {
  const t = texts().waiting;
  if (paces.length === 0) return null;
  return (
    <li class="pace">
      <span>{t.pace}</span>
      <Choice
        label={t.paceOf(seat.player)}
        value={String(paceOf(seat))}
        options={paces.map((percent) => ({ value: String(percent), text: t.dice(percent) }))}
        onChoose={(percent) => onChoose(Number(percent))}
      />
      <small>{seat.kind === "bot" ? t.paceWhyBot : t.paceWhy}</small>
    </li>
  );
}
