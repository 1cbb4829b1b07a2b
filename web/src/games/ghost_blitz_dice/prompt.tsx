/** Between dice and figures: supply, jackpot, and what is to be done or waited for. */
import type { ComponentChildren } from "preact";
import { unreachable } from "../../model/unreachable";
import { isMuted } from "../../sound/mute";
import { hintOf } from "../../ui/frame/key-words";
import { everywhere } from "../../ui/frame/keys";
import { Icon } from "../../ui/parts/art";
import { RuleBadge } from "../../ui/parts/button";
import { Pot } from "../../ui/parts/points";
import { Ring } from "../../ui/parts/ring";
import type { Hands } from "../gameui";
import { canThrow, plays, type Throw } from "./model";
import { type GhostSeen, nameOf, type Telling } from "./names";
import type { Countdown, Race } from "./race";
import { texts } from "./texts";
import { ThrowKey } from "./throw-key";
import { useStillListening } from "./use-by-ear";

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
  const awaited = useStillListening(seen, last?.shownAtMs ?? null);
  switch (view.phase) {
    case "grab":
      return (
        <Call
          race={race}
          countdown={countdown}
          isPlayer={plays(view)}
          isClaimed={seen.isClaimed || view.hand.length > 0}
          awaited={awaited.map((seat) => nameOf(seen, seat))}
        />
      );
    case "motion":
      return seen.telling ? <Listening telling={seen.telling} /> : <Long>{texts().rolling}</Long>;
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
  /** Who is still being told the dice. */
  readonly awaited: readonly string[];
}

function Call({ race, countdown, isPlayer, isClaimed, awaited }: CallProps) {
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
          <small data-on={isClaimed || undefined}>
            {awaited.length > 0 ? texts().waitsFor(awaited) : texts().claimed}
          </small>
        </>
      )}
    </>
  );
}

/** In place of the call, while dice are told: how far they are, and a word if they cannot be heard. */
function Listening({ telling }: { readonly telling: Telling }) {
  const says = texts();
  return (
    <>
      <Icon name={isMuted.value ? "mute" : "ear"} class="prompt__ear" />
      <b class="prompt__long">{says.listening}</b>
      <small data-on>
        {isMuted.value ? says.isMuted(hintOf(everywhere.value.mute)) : says.toldSoFar(telling.begun)}
      </small>
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
