/** Ghost Blitz on a shared screen: dice and figures large, all seats, and after a throw why and who was first. */
import { useMemo, useRef } from "preact/hooks";
import { Use } from "../../ui/parts/art";
import type { ScreenProps } from "../gameui";
import { useAnnouncements } from "./announce";
import { Chain } from "./chain";
import { Dice } from "./dice";
import { Figures } from "./figures";
import { gainsOf, headlineOf } from "./gains";
import { Lanes } from "./lanes";
import { standingVerdict, type Throw, throwsOf } from "./model";
import { type GhostSeen, nameOf } from "./names";
import { Prompt } from "./prompt";
import { type Race, useCountdown } from "./race";
import { Seats } from "./seats";
import { texts } from "./texts";
import { Change } from "./verdict";

/** Nobody presses anything here. */
const NO_RACE: Race = { held: null, grab: () => undefined };

export function Big({ seen, hands }: ScreenProps<"ghost_blitz_dice">) {
  const { view } = seen.update;
  const throws = useMemo(() => throwsOf(seen.history), [seen.history]);
  const verdict = standingVerdict(view, throws);
  const last = throws.at(-1);
  const countdown = useCountdown(seen, hands, last);
  const dice = useRef<HTMLDivElement>(null);
  useAnnouncements({ seen, hands, verdict });
  return (
    <div class="tvg" data-verdict={verdict !== null || undefined}>
      <Seats seen={seen} verdict={verdict} />
      <Dice seen={seen} verdict={verdict} group={dice} isOutOfSight={false} />
      {verdict === null ? (
        <Prompt seen={seen} hands={hands} race={NO_RACE} countdown={countdown} last={last} onThrow={() => undefined} />
      ) : (
        <Judged key={verdict.number} seen={seen} verdict={verdict} />
      )}
      <Figures seen={seen} verdict={verdict} race={NO_RACE} isOutOfSight={false} />
    </div>
  );
}

interface JudgedProps {
  readonly seen: GhostSeen;
  readonly verdict: Throw;
}

/** The verdict as it stands at the table, without its keys. */
function Judged({ seen, verdict }: JudgedProps) {
  const says = texts().verdict;
  const name = (seat: number): string => nameOf(seen, seat);
  const headline = headlineOf(verdict, name);
  const { answer } = verdict;
  return (
    <section class="verdict" aria-label={headline}>
      <div class="verdict__head">
        <Use id={answer === null ? "point" : `fig-${answer.figure}`} />
        <div>
          <h2>
            {headline} <Change verdict={verdict} />
          </h2>
          <ul class="verdict__gain">
            {gainsOf(verdict, name).map((gain) => (
              <li key={gain.text}>
                {gain.change !== "" && <b>{gain.change}</b>} {gain.text}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div class="verdict__cols">
        {answer !== null && (
          <div>
            <h3>{says.why(answer.figure)}</h3>
            <Chain answer={answer} faces={verdict.faces} />
          </div>
        )}
        <div>
          <h3>{says.whoWasFirst}</h3>
          <Lanes verdict={verdict} name={name} />
        </div>
      </div>
    </section>
  );
}
