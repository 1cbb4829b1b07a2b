/** One of several who race on the same device: own dice and calls, in reach of one hand. The card lies in the middle. */
import type { ComponentChildren } from "preact";
import { printedOn, useCodes } from "../../ui/device/codes";
import { Icon } from "../../ui/parts/art";
import type { EdgeProps } from "../gameui";
import { pressesFor } from "./board";
import { Calls } from "./calls";
import { SeatDie, SeatNumber } from "./dice";
import { codesOf, type EdgeCodes, pressesAt } from "./edge-keys";
import { SlipOrSkip } from "./middle";
import { isQuick, plays } from "./model";
import type { RackDie } from "./model-own";
import type { Own } from "./own";
import { RaceKey } from "./race-key";
import { Rares } from "./rares";
import { boardTexts } from "./texts-board";
import { useLightning } from "./use-lightning";

type Props = EdgeProps<"lightning_dice">;

export function Edge(props: Props) {
  const { seen, hands, place, players } = props;
  const { view } = seen.update;
  const { own, aim, slip } = useLightning(seen, hands);
  const codes = codesOf(place, players);
  useCodes(codes === null ? {} : pressesAt(codes, pressesFor(seen, own, aim), aim.isOpen));
  const printed = printedFor(codes);
  return (
    <>
      <Who {...props}>
        <SlipOrSkip seen={seen} hands={hands} own={own} slip={slip} />
      </Who>
      {plays(view) && (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in all browsers */}
          <div class="edge__dice" role="group" aria-label={boardTexts().rack}>
            {own.rack.map((one) => (
              <Die key={one.die} seen={seen} own={own} one={one} printed={printed.dice[one.die] ?? ""} />
            ))}
          </div>
          <div class="edge__calls">
            <Calls seen={seen} own={own} printed={printed} />
            <Rares seen={seen} own={own} aim={aim} printed={printed} isCompact />
          </div>
        </>
      )}
    </>
  );
}

function Who({ seen, name, children }: Props & { readonly children: ComponentChildren }) {
  const { view } = seen.update;
  const says = boardTexts();
  const score = view.scores[view.seat - 1] ?? 0;
  return (
    <div class="edge__who">
      <SeatNumber seat={view.seat} />
      <b class="edge__name">{name}</b>
      {children}
      <span class="edge__pts num">
        <span aria-hidden="true">{says.score(score)}</span>
        <span class="vh">{isQuick(view) ? says.cards(score) : says.points(score)}</span>
      </span>
    </div>
  );
}

interface DieProps extends Pick<Props, "seen"> {
  readonly own: Own;
  readonly one: RackDie;
  readonly printed: string;
}

/** On wood it is kept, on felt it will roll. */
function Die({ seen, own, one, printed }: DieProps) {
  const says = boardTexts();
  const isTumbling = one.lies === "tumbling";
  return (
    <RaceKey
      class="eslot"
      label={says.slot(one.die + 1, says.lies[one.lies](one.face))}
      isPressed={one.lies === "kept"}
      isAsleep={seen.isAsleep}
      isWaiting={isTumbling || one.lies === "hand"}
      shortcut={printed}
      onPress={() => own.toggle(one.die)}
    >
      <SeatDie
        key={isTumbling ? "tumbling" : "lying"}
        seat={seen.seat}
        face={one.face}
        isTumbling={isTumbling}
        isKept={one.lies === "kept"}
      />
      {printed === "" ? (
        <span class="eslot__word">{one.lies === "kept" ? says.keep : says.roll}</span>
      ) : (
        <>
          <Icon name={one.lies === "kept" ? "lock" : "roll"} />
          {/* drawn and not written: a digit here would be read as what the die shows */}
          <span class="key" data-key={printed} aria-hidden="true" />
        </>
      )}
    </RaceKey>
  );
}

/** What is printed on the keys of an edge; empty where there are none. */
function printedFor(codes: EdgeCodes | null) {
  const { dice = [], roll = "", gotIt = "", bonus = "", thunder = "" } = codes ?? {};
  const signs = dice.map(printedOn);
  return {
    dice: signs,
    ...{ roll: printedOn(roll), gotIt: printedOn(gotIt), bonus: printedOn(bonus), thunder: printedOn(thunder) },
    number: (seat: number) => signs[seat - 1] ?? "",
  };
}
