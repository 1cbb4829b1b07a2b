/** Between dice and figures: supply, jackpot, and what is to be done or waited for. */
import type { ComponentChildren } from "preact";
import { unreachable } from "../../model/unreachable";
import { RuleBadge } from "../../ui/parts/button";
import { Pot } from "../../ui/parts/points";
import { Ring } from "../../ui/parts/ring";
import type { Hands } from "../gameui";
import { canThrow, plays, type Throw } from "./model";
import { type GhostSeen, nameOf } from "./names";
import type { Countdown, Race } from "./race";
import { texts } from "./texts";
import { ThrowKey } from "./throw-key";

/** From here on the ring is red. */
const LOW_S = 3;

interface PromptProps {
  readonly seen: GhostSeen;
  readonly hands: Hands;
  readonly race: Race;
  readonly countdown: Countdown | null;
  readonly last: Throw | undefined;
  readonly onThrow: () => void;
}

export function Prompt(props: PromptProps) {
  const { view } = props.seen.update;
  return (
    <div class="prompt">
      <Pot text={`${view.supply}`} name={texts().supply} />
      <div class="prompt__say">
        <Say {...props} />
      </div>
      <Jackpot count={view.jackpot} />
    </div>
  );
}

export function Jackpot({ count }: { readonly count: number }) {
  const text = count > 0 ? texts().signed(count) : `${count}`;
  return <Pot text={text} name={texts().jackpot} isHot={count > 0} />;
}

export function Say({ seen, hands, race, countdown, last, onThrow }: PromptProps) {
  const { view } = seen.update;
  switch (view.phase) {
    case "grab":
      return (
        <Call
          race={race}
          countdown={countdown}
          isPlayer={plays(view)}
          isClaimed={seen.isClaimed || view.hand.length > 0}
        />
      );
    case "motion":
      return <Long>{texts().rolling}</Long>;
    case "throw":
      return (
        <>
          {last?.isBrokenOff && <BrokenOff hands={hands} />}
          {canThrow(view) ? (
            <ThrowKey seen={seen} onThrow={onThrow} />
          ) : (
            <Long>{texts().throws(nameOf(seen, view.thrower))}</Long>
          )}
        </>
      );
    case "lot":
      return <Long>{texts().lot}</Long>;
    case "shuffle":
      return <Long>{texts().shuffling}</Long>;
    case "over":
      return <Long>{texts().over}</Long>;
    default:
      return unreachable(view.phase);
  }
}

interface CallProps extends Pick<PromptProps, "race" | "countdown"> {
  readonly isPlayer: boolean;
  readonly isClaimed: boolean;
}

function Call({ race, countdown, isPlayer, isClaimed }: CallProps) {
  const ring = countdown && (
    <Ring share={countdown.share} text={`${countdown.leftS}`} isLow={countdown.leftS <= LOW_S} />
  );
  if (!isPlayer) {
    return (
      <>
        {ring}
        <Long>{texts().whoIsFirst}</Long>
      </>
    );
  }
  return (
    <>
      {ring}
      {race.held === null ? (
        <b>{texts().grab}</b>
      ) : (
        <>
          <b class="prompt__done">{texts().grabbed}</b>
          {/* it fades in a little later: most verdicts come before anybody could read it */}
          <small data-on={isClaimed || undefined}>{texts().claimed}</small>
        </>
      )}
    </>
  );
}

function BrokenOff({ hands }: { readonly hands: Hands }) {
  return (
    <span class="prompt__note">
      {texts().brokenOff} <RuleBadge id="ALL-10" label={texts().openRule("ALL-10")} onOpen={hands.openRule} />
    </span>
  );
}

function Long({ children }: { readonly children: ComponentChildren }) {
  return <b class="prompt__long">{children}</b>;
}
