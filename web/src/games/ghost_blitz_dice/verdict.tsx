/** The verdict of a throw: headline, gains with their rules, why this figure, and who was first. */
import { Use } from "../../ui/parts/art";
import { RuleBadge } from "../../ui/parts/button";
import { SeatDisc } from "../../ui/parts/seat";
import { texts as raceTexts } from "../../ui/race/texts";
import type { Hands } from "../gameui";
import { Chain } from "./chain";
import { type Gain, gainsOf, headlineOf } from "./gains";
import { Lanes } from "./lanes";
import { canThrow, changeOf, type Throw } from "./model";
import { type GhostSeen, nameOf } from "./names";
import { texts } from "./texts";
import { ThrowKey } from "./throw-key";

export interface VerdictProps {
  readonly seen: GhostSeen;
  readonly hands: Hands;
  readonly verdict: Throw;
  readonly onThrow: () => void;
}

export function Verdict(props: VerdictProps) {
  const { seen, hands, verdict } = props;
  const name = (seat: number): string => nameOf(seen, seat);
  const headline = headlineOf(verdict, name);
  return (
    <section class="verdict" aria-label={headline}>
      <div class="verdict__head">
        <Use id={verdict.answer === null ? "point" : `fig-${verdict.answer.figure}`} />
        <div>
          <h2>
            {headline} <Change verdict={verdict} />
          </h2>
          <ul class="verdict__gain">
            {gainsOf(verdict, name).map((gain) => (
              <GainLine key={gain.text} gain={gain} hands={hands} />
            ))}
          </ul>
        </div>
        <div class="push desk">
          <Next {...props} />
        </div>
      </div>
      <div class="verdict__cols">
        <Why verdict={verdict} hands={hands} />
        <div>
          <h3>
            {texts().verdict.whoWasFirst}
            <FinishKey verdict={verdict} hands={hands} />
          </h3>
          <Lanes verdict={verdict} name={name} />
        </div>
      </div>
    </section>
  );
}

/** Who throws next: the key for me, a sentence for the others. In the verdict on a desk, under the thumb on a phone. */
export function Next({
  seen,
  onThrow,
  isBlock = false,
}: Omit<VerdictProps, "hands" | "verdict"> & { readonly isBlock?: boolean }) {
  const { view } = seen.update;
  if (canThrow(view)) return <ThrowKey seen={seen} onThrow={onThrow} isBlock={isBlock} />;
  if (view.phase !== "throw") return null;
  return (
    <p class="verdict__next">
      <SeatDisc seat={view.thrower} size="sm" />
      <span>{texts().verdict.throwsNext(nameOf(seen, view.thrower))}</span>
    </p>
  );
}

/** What the winner gained. */
export function Change({ verdict }: { readonly verdict: Throw }) {
  const winner = verdict.closed?.right ?? 0;
  if (winner === 0) return null;
  return <span class="tag tag--lg tag--good">{texts().signed(changeOf(verdict, winner))}</span>;
}

function GainLine({ gain, hands }: { readonly gain: Gain; readonly hands: Hands }) {
  return (
    <li>
      <span>
        {gain.change !== "" && <b>{gain.change}</b>} {gain.text}
      </span>
      <RuleBadge id={gain.rule} label={texts().openRule(gain.rule)} onOpen={hands.openRule} />
    </li>
  );
}

/** To the photo finish of this throw. */
function FinishKey({ verdict, hands }: { readonly verdict: Throw; readonly hands: Hands }) {
  if (verdict.race === null) return null;
  return (
    <button type="button" class="link verdict__finish" onClick={() => hands.openFinish(verdict.number)}>
      {raceTexts().open}
    </button>
  );
}

function Why({ verdict, hands }: { readonly verdict: Throw; readonly hands: Hands }) {
  const { answer } = verdict;
  if (answer === null) return null;
  return (
    <div>
      <h3>
        {texts().verdict.why(answer.figure)}
        <RuleBadge id={answer.rule} label={texts().openRule(answer.rule)} onOpen={hands.openRule} />
      </h3>
      <Chain answer={answer} faces={verdict.faces} />
    </div>
  );
}
