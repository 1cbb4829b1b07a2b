/** How to play: how a card is won, the own number, the keys, and what this table plays differently. */
import type { ComponentChildren } from "preact";
import { wordsNow } from "../../ui/frame/key-words";
import { Icon } from "../../ui/parts/art";
import { RuleBadge } from "../../ui/parts/button";
import type { LightningVariant } from "../../wire.gen";
import type { ScreenProps } from "../gameui";
import { CardDie, SeatDie } from "./dice";
import { keys, LIGHTNING_KEYS } from "./keys";
import { isKeptOverFlip, isQuick, plays, rollMsOf } from "./model";
import { texts } from "./texts";

/** The dice of the pictures: a card that asks for a 2, a 4 and a 6, and a roll that brings the 6. */
const CARD = [2, 4, 6, 0, 0, 0];
const KEPT = [2, 4];
const ROLLED = [6, 1, 3, 3];

type OnRule = (id: string) => void;

export function Help({ seen, hands }: ScreenProps<"lightning_dice">) {
  const { view } = seen.update;
  const says = texts().help;
  const kind = isQuick(view) ? "quick" : "standard";
  const seat = plays(view) ? view.seat : 0;
  return (
    <div class="ldhelp">
      <h3>{says.race}</h3>
      <ol class="ldhelp__steps">
        <Step text={says.steps.card} rule="LD-2" onRule={hands.openRule}>
          <Dice faces={CARD} />
        </Step>
        <Step text={says.steps.keep} rule="LD-4" onRule={hands.openRule}>
          <Icon name="up" />
          <Dice faces={KEPT} seat={Math.max(1, seat)} />
          <Icon name="down" />
          <Dice faces={ROLLED} seat={Math.max(1, seat)} />
        </Step>
        <Step text={says.steps.gotIt[kind]} rule={kind === "quick" ? "LD-Q2" : "LD-5"} onRule={hands.openRule} />
        <Step text={says.steps.missed[kind]} rule={kind === "quick" ? "LD-R12" : "LD-6"} onRule={hands.openRule} />
      </ol>
      {kind === "standard" && <Numbers seat={seat} onRule={hands.openRule} />}
      <ul class="ldhelp__steps">
        <Step text={says.skip} rule="LD-R11" onRule={hands.openRule} />
      </ul>
      <Switches
        seat={seat}
        variant={view.variant}
        isSwept={!isKeptOverFlip(view) && kind === "standard"}
        onRule={hands.openRule}
      />
      {seat > 0 && <Keys list={kind === "quick" ? says.keyList : [...says.keyList, ...says.bonusKeys]} />}
    </div>
  );
}

/** Bonus and Thunder. */
function Numbers({ seat, onRule }: { readonly seat: number; readonly onRule: OnRule }) {
  const says = texts().help;
  return (
    <>
      <h3>{says.numbers}</h3>
      <ul class="ldhelp__steps">
        <Step text={seat === 0 ? says.bonusOfAll : says.bonus(seat)} rule="LD-7" onRule={onRule}>
          {seat > 0 && <Dice faces={[seat, seat, seat, seat, seat, seat]} seat={seat} />}
        </Step>
        <Step text={says.thunder} rule="LD-8" onRule={onRule} />
        <Step text={says.pickUp} rule="LD-R5" onRule={onRule} />
      </ul>
    </>
  );
}

interface StepProps {
  readonly text: string;
  readonly rule: string;
  readonly onRule: OnRule;
  readonly children?: ComponentChildren;
}

function Step({ text, rule, onRule, children }: StepProps) {
  return (
    <li>
      {children !== undefined && children !== false && <span class="ldhelp__pic">{children}</span>}
      <span>
        {text} <RuleBadge id={rule} label={texts().openRule(rule)} onOpen={onRule} />
      </span>
    </li>
  );
}

function Dice({ faces, seat = 0 }: { readonly faces: readonly number[]; readonly seat?: number }) {
  return (
    <span class="ldhelp__dice" role="img" aria-label={texts().picture(faces)}>
      {faces.map((face, place) =>
        seat === 0 ? <CardDie key={place} face={face} /> : <SeatDie key={place} face={face} seat={seat} />,
      )}
    </span>
  );
}

interface SwitchesProps {
  /** 0: the time of a seat without a handicap. */
  readonly seat: number;
  readonly variant: LightningVariant;
  /** A switch, and not a matter of the quick game. */
  readonly isSwept: boolean;
  readonly onRule: OnRule;
}

/** How fast dice are here, and what the host has switched. */
function Switches({ variant, seat, isSwept, onRule }: SwitchesProps) {
  const says = texts().help.switches;
  const penalty = variant.false_bonus_penalty ?? 0;
  const cards = variant.deck?.length ?? 0;
  return (
    <>
      <h3>{texts().help.here}</h3>
      <ul class="ldhelp__steps">
        <Step text={says.rollMs(rollMsOf(variant, seat))} rule="LD-R13" onRule={onRule} />
        {variant.floor_at_zero === false && <Step text={says.minus} rule="LD-R1" onRule={onRule} />}
        {penalty > 0 && <Step text={says.penalty(penalty)} rule="LD-R3" onRule={onRule} />}
        {isSwept && <Step text={says.swept} rule="LD-R6" onRule={onRule} />}
        {cards > 0 && <Step text={says.deck(cards)} rule="LD-2" onRule={onRule} />}
      </ul>
    </>
  );
}

function Keys({ list }: { readonly list: readonly (readonly [string, string])[] }) {
  return (
    <>
      <h3>{texts().help.keys}</h3>
      <dl class="ldhelp__keys">
        {list.map(([listed, does]) => (
          <div key={listed}>
            <dt>
              {wordsNow(listed, [LIGHTNING_KEYS, keys.value])
                .split(" ")
                .map((key) => (
                  <kbd key={key} class="key">
                    {key}
                  </kbd>
                ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
