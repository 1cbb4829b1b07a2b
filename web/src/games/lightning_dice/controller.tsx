/** Lightning Dice in the hand, while a shared screen shows the table: the card in small, my six dice in two rows, keys. */
import { useMemo, useRef } from "preact/hooks";
import { REST, STRUCK, useBuzz, VERDICT } from "../../ui/big/buzz";
import { useFocusKept } from "../../ui/frame/focus";
import { Icon } from "../../ui/parts/art";
import type { ScreenProps } from "../gameui";
import { useAnnouncements } from "./announce";
import { sentenceOf } from "./asks";
import { useKeys, WhyNot } from "./board";
import { Calls } from "./calls";
import { CardDie, SeatDie } from "./dice";
import { SlipOrSkip } from "./middle";
import { plays } from "./model";
import type { RackDie } from "./model-own";
import { lastOfAll, type Verdict } from "./model-slip";
import type { LightningSeen } from "./names";
import type { Own } from "./own";
import { RaceKey } from "./race-key";
import { Rares } from "./rares";
import { texts } from "./texts";
import { boardTexts } from "./texts-board";
import { cardNumber } from "./titles";
import { useLightning } from "./use-lightning";

export function Controller({ seen, hands }: ScreenProps<"lightning_dice">) {
  const { view } = seen.update;
  const { own, aim, slip } = useLightning(seen, hands);
  const pads = useRef<HTMLDivElement>(null);
  useAnnouncements({ seen, hands, isTumbling: own.isTumbling });
  useFocusKept(() => pads.current); // targets of a Thunder go, and so do the links of a slip
  useKeys(seen, own, aim);
  useBuzzes(seen, own);
  return (
    <div class="ctl">
      <SmallCard seen={seen} />
      <SlipOrSkip seen={seen} hands={hands} own={own} slip={slip} />
      {plays(view) && (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in all browsers */}
          <div class="ctl__pads" role="group" aria-label={boardTexts().rack} tabIndex={-1} ref={pads}>
            {own.rack.map((one) => (
              <Pad
                key={one.die}
                seat={view.seat}
                one={one}
                isAsleep={seen.isAsleep}
                onPress={() => own.toggle(one.die)}
              />
            ))}
          </div>
          <Rares seen={seen} own={own} aim={aim} />
          <Calls seen={seen} own={own} />
        </>
      )}
      <WhyNot seen={seen} />
    </div>
  );
}

/** What all race for, also here: the race of this seat begins with its own screen. */
function SmallCard({ seen }: { readonly seen: LightningSeen }) {
  const { view } = seen.update;
  const says = boardTexts();
  if (view.card === 0) {
    return <p class="ctl__card ctl__card--none">{view.phase === "over" ? says.over : says.nextCard}</p>;
  }
  const asks = sentenceOf(view.requirement);
  const title = texts().cardTitle(view.title);
  const picture = texts().picture(view.picture);
  return (
    <article key={view.round} class="ctl__card" aria-label={says.card(cardNumber(seen.history), title, picture, asks)}>
      <span class="ctl__mini">
        {view.picture.map((face, place) => (
          <CardDie key={place} face={face} />
        ))}
      </span>
      <span>
        <b>{title}</b>
        <br />
        {asks}
      </span>
    </article>
  );
}

interface PadProps {
  readonly seat: number;
  readonly one: RackDie;
  readonly isAsleep: boolean;
  readonly onPress: () => void;
}

function Pad({ seat, one, isAsleep, onPress }: PadProps) {
  const says = boardTexts();
  const isKept = one.lies === "kept";
  const isTumbling = one.lies === "tumbling";
  const word = isKept ? says.keep : says.roll;
  return (
    <RaceKey
      class="pad"
      label={says.slot(one.die + 1, one.face > 0 ? `${one.face}, ${word}` : says.lies[one.lies](one.face))}
      isPressed={isKept}
      isAsleep={isAsleep}
      isWaiting={isTumbling || one.lies === "hand"}
      onPress={onPress}
    >
      <SeatDie key={isTumbling ? "tumbling" : "lying"} seat={seat} face={one.face} isTumbling={isTumbling} />
      <span class="pad__word">
        <Icon name={isKept ? "lock" : "again"} />
        {word}
      </span>
    </RaceKey>
  );
}

/** My dice rest, something was decided, and I was struck by Thunder. */
function useBuzzes(seen: LightningSeen, own: Own): void {
  const { match, view } = seen.update;
  const last = useMemo(() => lastOfAll(seen.history), [seen.history]);
  const verdict = last === null ? "" : `${match}.${last.revision}`;
  const isStruck = isMyHurt(last, view.seat);
  const rests = own.isTumbling ? "" : `${match}.${own.rack.map(({ face }) => face).join("")}`;
  useBuzz(rests, REST);
  useBuzz(isStruck ? "" : verdict, VERDICT);
  useBuzz(isStruck ? verdict : "", STRUCK);
}

function isMyHurt(last: Verdict | null, seat: number): boolean {
  return last?.event.type === "nasty" && last.event.seat === seat;
}
