/** Ghost Blitz in the hand, while a shared screen shows the table: five figures, large, and the dice in small above. */
import { useMemo, useRef } from "preact/hooks";
import { REST, useBuzz, VERDICT } from "../../ui/big/buzz";
import { useFocusKept } from "../../ui/frame/focus";
import { keysAt, shortcut } from "../../ui/frame/keys";
import { FigureKey } from "../../ui/parts/figure";
import type { ScreenProps } from "../gameui";
import { useAnnouncements } from "./announce";
import { Dice } from "./dice";
import { doingOf } from "./doing";
import { useKeyboard } from "./keyboard";
import { GRABS, keys } from "./keys";
import { canThrow, changeOf, standingVerdict, type Throw, throwsOf } from "./model";
import { keyState } from "./model-keys";
import type { GhostSeen } from "./names";
import { Say } from "./prompt";
import { useCountdown, useRace } from "./race";
import { texts } from "./texts";
import { pressToThrow, ThrowKey } from "./throw-key";
import { useByEar } from "./use-by-ear";

export function Controller({ seen: real, hands }: ScreenProps<"ghost_blitz_dice">) {
  const throws = useMemo(() => throwsOf(real.history), [real.history]);
  const last = throws.at(-1);
  const { seen, ...byEar } = useByEar(real, hands, last);
  const { view, match } = seen.update;
  const verdict = standingVerdict(view, throws);
  const race = useRace(seen, hands);
  const countdown = useCountdown(seen, hands, last);
  const dice = useRef<HTMLDivElement>(null);
  const throwDice = pressToThrow(seen, hands);
  useAnnouncements({ seen, hands, verdict });
  useFocusKept(() => dice.current);
  useKeyboard({
    ...byEar,
    throwDice,
    grab(place, atMs) {
      const figure = view.circle[place];
      if (figure !== undefined) race.grab(figure, atMs);
    },
  });
  useBuzz(view.phase === "grab" ? `${match}.${view.throw}` : "", REST);
  useBuzz(verdict === null ? "" : `${match}.${verdict.number}`, VERDICT);
  return (
    <div class="ctg">
      {/* the race of this seat begins with its own screen, so what is raced for is here too */}
      <Dice seen={seen} verdict={verdict} group={dice} isOutOfSight={false} />
      <div class="ctg__say prompt__say">
        {verdict === null ? (
          <Say seen={seen} hands={hands} race={race} countdown={countdown} last={last} onThrow={throwDice} />
        ) : (
          <Own seen={seen} verdict={verdict} onThrow={throwDice} />
        )}
      </div>
      <div class="ctg__figures">
        {view.circle.map((figure, place) => (
          <FigureKey
            key={figure}
            figure={figure}
            name={texts().figure(figure)}
            sub={texts().colour(figure)}
            shortcut={shortcut(keysAt(keys.value, GRABS, place))}
            state={keyState(figure, { view, held: race.held, isAsleep: seen.isAsleep, verdict })}
            onPress={(atMs) => race.grab(figure, atMs)}
          />
        ))}
      </div>
    </div>
  );
}

interface OwnProps {
  readonly seen: GhostSeen;
  readonly verdict: Throw;
  readonly onThrow: () => void;
}

/** What the throw was for me; the whole of it is on the big screen. */
function Own({ seen, verdict, onThrow }: OwnProps) {
  const { view } = seen.update;
  if (canThrow(view)) return <ThrowKey seen={seen} isBlock onThrow={onThrow} />;
  const change = changeOf(verdict, view.seat);
  return (
    <b class="prompt__long">
      {doingOf(seen, verdict, view.seat)}
      {change !== 0 && ` ${texts().signed(change)}`}
    </b>
  );
}
