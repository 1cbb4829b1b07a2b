/** Bonus and Thunder: all six dice of one number. On a phone, Thunder turns its row into the rivals' numbers. */

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { hintOf } from "../../ui/frame/key-words";
import { keysAt, shortcut } from "../../ui/frame/keys";
import { isDesk } from "../../ui/frame/screen";
import { Icon, Use } from "../../ui/parts/art";
import { classes } from "../../ui/parts/classes";
import { SeatNumber } from "./dice";
import { keys, NUMBERS } from "./keys";
import { isQuick, POINTS, targetsOf } from "./model";
import { type LightningSeen, nameOf } from "./names";
import type { Own } from "./own";
import { RaceKey } from "./race-key";
import { boardTexts } from "./texts-board";

export interface Aim {
  /** A Thunder has been begun: the next number names whom it strikes. */
  readonly isOpen: boolean;
  set(isOpen: boolean): void;
}

/** By the seat: the key of its number. */
interface Printed {
  readonly bonus: string;
  readonly thunder: string;
  readonly number: (seat: number) => string;
}

interface RaresProps {
  readonly seen: LightningSeen;
  readonly own: Own;
  readonly aim: Aim;
  /** As on a phone, also on a desk. */
  readonly isCompact?: boolean;
  /** What is printed on the keys that do the same, if they are not those of the game; empty: none do. */
  readonly printed?: Printed | undefined;
}

/** The quick game has neither [LD-R12]. */
export function Rares(props: RaresProps) {
  if (isQuick(props.seen.update.view)) return null;
  return isDesk.value && !props.isCompact ? <OnDesk {...props} /> : <InHand {...props} />;
}

/** Points that a wrong Bonus or Thunder costs; 0: it is refused and free [LD-R3]. */
function penaltyOf({ update: { view } }: LightningSeen): number {
  return view.variant.false_bonus_penalty ?? 0;
}

function OnDesk({ seen, own, aim }: RaresProps) {
  const says = boardTexts();
  const { view } = seen.update;
  return (
    <div class="rare">
      <BonusKey seen={seen} own={own}>
        <span>
          <b>{says.bonus(view.seat)}</b>
          <span class="rare__say">{says.bonusSay(view.seat) + says.wrongCosts(penaltyOf(seen))}</span>
        </span>
        <span class="key" aria-hidden="true">
          {hintOf(keys.value.bonus)}
        </span>
      </BonusKey>
      <div class={classes("rare__box", aim.isOpen && "rare__box--aim")}>
        <div class="rare__head">
          <Use id="bolt" viewBox="0 0 24 24" class="icon" />
          {says.thunder}
          <span class="key push" aria-hidden="true">
            {hintOf(keys.value.thunder)}
          </span>
        </div>
        <span class="rare__say">{aim.isOpen ? says.aimed : says.thunderSay + says.wrongCosts(penaltyOf(seen))}</span>
        <Targets seen={seen} own={own} aim={aim} />
      </div>
    </div>
  );
}

/** From a finger's coming down to its click, at most. */
const TAP_MS = 500;

function InHand({ seen, own, aim, printed }: RaresProps) {
  const says = boardTexts();
  const closedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const wasOpen = useRef(aim.isOpen);
  if (wasOpen.current && !aim.isOpen) closedAtMs.current = performance.now();
  wasOpen.current = aim.isOpen;
  // the click of the very tap that has closed the row is not for what lies under the finger now
  const open = (atMs: number): void => {
    if (!seen.isAsleep && atMs - closedAtMs.current > TAP_MS) aim.set(true);
  };
  if (aim.isOpen) {
    return (
      <div class="rares rares--aim">
        <Use id="bolt" viewBox="0 0 24 24" class="icon" />
        <Targets seen={seen} own={own} aim={aim} printed={printed} />
        <button type="button" class="target" aria-label={says.thunderClose} onClick={() => aim.set(false)}>
          <Icon name="x" />
        </button>
      </div>
    );
  }
  return (
    <div class="rares">
      <BonusKey seen={seen} own={own} printed={printed}>
        {says.bonus(seen.update.view.seat)}
        <KeyHint printed={printed?.bonus} />
        <small>{says.signed(POINTS.bonus) + says.orWrong(penaltyOf(seen))}</small>
      </BonusKey>
      {/* a click and no press: its row changes under the finger, which must not land on a rival */}
      <button
        type="button"
        class={classes("btn", own.calling?.press.is === "thunder" && "rare--called")}
        aria-disabled={seen.isAsleep || undefined}
        aria-keyshortcuts={printed?.thunder || undefined}
        onClick={({ timeStamp }) => open(timeStamp)}
      >
        <Use id="bolt" viewBox="0 0 24 24" class="icon" />
        {says.thunderOpen}
        <KeyHint printed={printed?.thunder} />
        <small>{says.signed(POINTS.thunder) + says.orWrong(penaltyOf(seen))}</small>
      </button>
    </div>
  );
}

/** Of a key at an edge, which has others than the game. */
function KeyHint({ printed = "" }: { readonly printed: string | undefined }) {
  if (printed === "") return null;
  // drawn and not written: a digit would be no part of what the key is called
  return <span class="key" data-key={printed} aria-hidden="true" />;
}

function BonusKey({
  seen,
  own,
  printed,
  children,
}: Omit<RaresProps, "aim"> & { readonly children: ComponentChildren }) {
  const isCalled = own.calling?.press.is === "bonus";
  return (
    <RaceKey
      class={classes("btn bonus", isCalled && "rare--called")}
      shortcut={printed?.bonus ?? shortcut(keys.value.bonus)}
      isAsleep={seen.isAsleep}
      isWaiting={own.isTumbling || own.calling !== null}
      onPress={(atMs) => own.press({ is: "bonus" }, atMs)}
    >
      {children}
    </RaceKey>
  );
}

function Targets({ seen, own, aim, printed }: RaresProps) {
  const says = boardTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in all browsers
    <div class="targets" role="group" aria-label={says.thunderTargets}>
      {targetsOf(seen.update.view).map((seat) => (
        <RaceKey
          key={seat}
          class="target"
          label={says.thunderAt(seat, nameOf(seen, seat))}
          shortcut={printed?.number(seat) ?? struckBy(seat)}
          isAsleep={seen.isAsleep}
          isWaiting={own.isTumbling || own.calling !== null}
          onPress={(atMs) => {
            own.press({ is: "thunder", number: seat }, atMs);
            aim.set(false);
          }}
        >
          <SeatNumber seat={seat} size="sm" />
          <KeyHint printed={printed?.number(seat)} />
        </RaceKey>
      ))}
    </div>
  );
}

/** The keys of a Thunder: first its own, then the number that is struck. */
function struckBy(seat: number): string {
  return shortcut([...keys.value.thunder, ...keysAt(keys.value, NUMBERS, seat - 1)]);
}
