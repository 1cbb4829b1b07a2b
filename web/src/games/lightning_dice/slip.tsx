/** A slip of paper pinned under the card: what has just been decided. It goes with my next roll. */

import type { ComponentChildren } from "preact";
import { unreachable } from "../../model/unreachable";
import { Icon } from "../../ui/parts/art";
import { RuleBadge } from "../../ui/parts/button";
import type { LightningMatched, LightningMissed } from "../../wire.gen";
import type { Hands } from "../gameui";
import { CardDie, SeatDie } from "./dice";
import { FinishLink } from "./finish-link";
import { handOf } from "./model";
import { missingOf, needlessOf, raceOf, runnerUp, type Verdict } from "./model-slip";
import { type LightningSeen, nameOf } from "./names";
import { texts } from "./texts";
import { boardTexts } from "./texts-board";

/** Of the dice that are missing, no more are drawn than there is room for. */
const MOST_NAMED = 3;

interface SlipProps {
  readonly seen: LightningSeen;
  readonly hands: Hands;
  readonly verdict: Verdict;
}

export function Slip(props: SlipProps) {
  const { event } = props.verdict;
  const says = boardTexts().slip;
  const name = (seat: number): string => nameOf(props.seen, seat);
  switch (event.type) {
    case "missed":
      return <MissedSlip {...props} missed={event} />;
    case "matched":
      return <MatchedSlip {...props} matched={event} />;
    case "nice":
      return <Paper {...props} tone="good" change={event.change} head={says.bonus} score={event.score} />;
    case "nasty":
      return event.by === props.seen.seat ? (
        <Paper {...props} tone="good" change={event.change} head={says.thunder(name(event.seat))} />
      ) : (
        <Paper {...props} tone="bad" change={event.change} head={says.struck(name(event.by))} score={event.score} />
      );
    case "skipped":
      return <Paper {...props} tone="plain" head={says.skipped} />;
    case "broken_off":
      return <Paper {...props} tone="plain" head={says.brokenOff} />;
    default:
      return unreachable(event);
  }
}

function MissedSlip({ missed, ...props }: SlipProps & { readonly missed: LightningMissed }) {
  const says = boardTexts().slip;
  const { view } = props.seen.update;
  const faces = handOf(view, missed.seat).faces ?? [];
  const isLying =
    missed.call === "got_it" && faces.length > 0 && !faces.includes(0) && view.round === props.verdict.round;
  const missing = isLying ? missingOf(view.requirement, faces) : null;
  const hint = missing === null || missing.length === 0 ? says.wrong : says.missing(missing);
  return (
    <Paper
      {...props}
      tone="bad"
      change={missed.change}
      head={missed.call === "got_it" ? hint : says.wrongCall}
      score={missed.change === 0 ? undefined : missed.score}
    >
      {isLying && <Called seat={missed.seat} faces={faces} requirement={view.requirement} missing={missing ?? []} />}
      <span class={missed.change === 0 ? "" : "desk"}>{missed.change === 0 ? says.diceUp : says.diceStay}</span>
    </Paper>
  );
}

interface CalledProps {
  readonly seat: number;
  readonly faces: readonly number[];
  readonly requirement: string;
  readonly missing: readonly number[];
}

/** The dice that were called, and those that would have been needed. */
function Called({ seat, faces, requirement, missing }: CalledProps) {
  const needless = needlessOf(requirement, faces);
  return (
    <>
      <span class="slip__dice" role="img" aria-label={texts().faces(faces)}>
        {faces.map((face, die) => (
          <SeatDie key={die} seat={seat} face={face} isDim={needless.includes(die)} />
        ))}
      </span>
      {missing.length > 0 && missing.length <= MOST_NAMED && (
        <>
          <Icon name="arrow" />
          <span class="slip__dice">
            {missing.map((face, place) => (
              <CardDie key={place} face={face} />
            ))}
          </span>
        </>
      )}
    </>
  );
}

function MatchedSlip({ matched, ...props }: SlipProps & { readonly matched: LightningMatched }) {
  const { seen, hands, verdict } = props;
  const says = boardTexts().slip;
  const name = nameOf(seen, matched.seat);
  const race = raceOf(seen.history, verdict.round);
  const next = runnerUp(race, matched.seat);
  return (
    <Paper
      {...props}
      tone="good"
      change={matched.change}
      head={matched.rule === "LD-Q2" ? says.took(name) : says.had(name)}
      score={matched.seat === seen.seat ? matched.score : undefined}
    >
      {next !== null && <span>{says.before(next.laterMs, nameOf(seen, next.seat))}</span>}
      {race !== null && <FinishLink onOpen={() => hands.openFinish(verdict.round)}>{says.seeFinish}</FinishLink>}
    </Paper>
  );
}

interface PaperProps extends SlipProps {
  readonly tone: "good" | "bad" | "plain";
  readonly head: string;
  readonly change?: number;
  /** Mine after it; where it stood before follows from the change. */
  readonly score?: number | undefined;
  readonly children?: ComponentChildren;
}

function Paper({ hands, verdict, tone, head, change, score, children }: PaperProps) {
  const says = boardTexts();
  const { rule } = verdict.event;
  return (
    <section class={`slip slip--${tone}`} aria-label={head}>
      {change !== undefined && (
        <span class="slip__sign">
          {change === 0 ? <Icon name={tone === "bad" ? "x" : "check"} /> : says.signed(change)}
        </span>
      )}
      <div>
        <div class="slip__head">{head}</div>
        {children && <div class="slip__line">{children}</div>}
      </div>
      <span class="slip__end">
        {score !== undefined && change !== undefined && (
          <span class="slip__from num desk">{says.slip.change(score - change, score)}</span>
        )}
        <RuleBadge id={rule} label={texts().openRule(rule)} onOpen={hands.openRule} />
      </span>
    </section>
  );
}
