/** The two big keys: Roll, and "Got it!", which always looks alike, for nothing here tells whether dice fit. */

import { hintOf } from "../../ui/frame/key-words";
import { shortcut } from "../../ui/frame/keys";
import type { LightningView } from "../../wire.gen";
import { keys } from "./keys";
import { isKeptOverFlip, isQuick, POINTS } from "./model";
import { keptOf, type Press, toRoll } from "./model-own";
import type { LightningSeen } from "./names";
import type { Own } from "./own";
import { RaceKey } from "./race-key";
import { boardTexts } from "./texts-board";

interface CallsProps {
  readonly seen: LightningSeen;
  readonly own: Own;
  /** What is printed on the keys that do the same, if they are not those of the game; empty: none do. */
  readonly printed?: { readonly roll: string; readonly gotIt: string };
}

export function Calls(props: CallsProps) {
  return (
    <div class="thumbs">
      <RollKey {...props} />
      <GotIt {...props} />
    </div>
  );
}

function RollKey({ seen, own, printed }: CallsProps) {
  const says = boardTexts();
  const roll = {
    class: "btn btn--act bigroll",
    shortcut: printed?.roll ?? shortcut(keys.value.roll),
    onPress: pressing(own, { is: "roll" }),
  };
  if (own.isTumbling) {
    return (
      <RaceKey {...roll} state="rolling" isWaiting isAsleep={seen.isAsleep}>
        {own.toss !== null && (
          <i
            key={own.toss.pressedAtMs}
            class="bigroll__fill"
            style={{ "--roll": `${own.toss.restsAtMs - own.toss.pressedAtMs}ms` }}
          />
        )}
        <span>{says.rolling}</span>
        <small>{says.mustRest}</small>
      </RaceKey>
    );
  }
  const why = whyNoRoll(seen, own);
  return (
    <RaceKey {...roll} isWaiting={why !== null} isAsleep={seen.isAsleep}>
      <span>{says.rollKey(toRoll(own.rack))}</span>
      <small>
        <KeyHint isShown={why === null}>{printed?.roll ?? hintOf(keys.value.roll)}</KeyHint>
        {why ?? says.keeps(keptOf(own.rack).length)}
      </small>
    </RaceKey>
  );
}

function whyNoRoll({ update: { view }, isAsleep }: LightningSeen, own: Own): string | null {
  const says = boardTexts();
  if (own.calling !== null) return says.beingJudged;
  if (isAsleep || view.phase === "over") return says.notJustNow;
  if (view.phase !== "race" && !isKeptOverFlip(view)) return says.nextCard;
  return toRoll(own.rack) === 0 ? says.tapToRelease : null;
}

function GotIt({ seen, own, printed }: CallsProps) {
  const says = boardTexts();
  const gotIt = {
    class: "btn gotit",
    shortcut: printed?.gotIt ?? shortcut(keys.value.got_it),
    onPress: pressing(own, { is: "got_it" }),
  };
  if (own.calling !== null) {
    const isMine = own.calling.press.is === "got_it";
    return (
      <RaceKey {...gotIt} state={isMine ? "called" : undefined} isWaiting isAsleep={seen.isAsleep}>
        <span>{isMine ? says.called : says.gotIt}</span>
        <small>{seen.isAsleep ? says.held : says.beingJudged}</small>
      </RaceKey>
    );
  }
  const isAsleep = seen.isAsleep || seen.update.view.phase === "over";
  return (
    <RaceKey {...gotIt} isWaiting={own.isTumbling} isAsleep={isAsleep}>
      <span>{says.gotIt}</span>
      <small>
        <KeyHint isShown={!isAsleep}>{printed?.gotIt ?? hintOf(keys.value.got_it)}</KeyHint>
        {isAsleep ? says.notJustNow : own.isTumbling ? says.whenTheyRest : stakesOf(seen.update.view)}
      </small>
    </RaceKey>
  );
}

function pressing(own: Own, press: Press): (atMs: number) => void {
  return (atMs) => own.press(press, atMs);
}

function KeyHint({ isShown, children }: { readonly isShown: boolean; readonly children: string }) {
  if (!isShown || children === "") return null;
  return (
    <span class="key desk" aria-hidden="true">
      {children}
    </span>
  );
}

/** What a call brings and costs, before it is made. Who has nothing to lose picks up all dice instead [LD-R7]. */
function stakesOf(view: LightningView): string {
  const says = boardTexts();
  if (isQuick(view)) return says.quickStakes;
  const score = view.scores[view.seat - 1] ?? 0;
  const hasFloor = view.variant.floor_at_zero ?? true;
  const loss = hasFloor ? Math.min(-POINTS.miss, score) : -POINTS.miss;
  return loss === 0 ? says.freeStakes(POINTS.match) : says.stakes(POINTS.match, -loss);
}
