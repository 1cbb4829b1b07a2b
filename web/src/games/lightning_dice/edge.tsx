/** One of several who race on the same device: own dice and calls, in reach of one hand. The card lies in the middle. */
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { type Presses, printedOn, useCodes } from "../../ui/device/codes";
import { Icon } from "../../ui/parts/art";
import type { EdgeProps } from "../gameui";
import { NEVER, useAim } from "./board";
import { Calls } from "./calls";
import { SeatDie, SeatNumber } from "./dice";
import { codesOf, type EdgeCodes } from "./edge-keys";
import { isQuick, plays, takenUpOf } from "./model";
import type { RackDie } from "./model-own";
import { standingSlip } from "./model-slip";
import { type Own, useOwn } from "./own";
import { RaceKey } from "./race-key";
import { Rares } from "./rares";
import { Skip } from "./skip";
import { Slip } from "./slip";
import { boardTexts } from "./texts-board";

type Props = EdgeProps<"lightning_dice">;

export function Edge(props: Props) {
  const { seen, hands, place, players } = props;
  const { view, at_ms: atMs } = seen.update;
  const takenUp = useMemo(() => takenUpOf(seen.history, view.scores.length), [seen.history]);
  const mine = takenUp[view.seat - 1] ?? NEVER;
  const own = useOwn(seen, hands, mine);
  const aim = useAim();
  const codes = codesOf(place, players);
  useCodes(pressesOf(props, own, codes));
  const slip = own.toss === null ? standingSlip(seen.history, view.seat, mine, atMs) : null;
  return (
    <>
      <Who {...props}>
        {slip === null ? (
          <Skip seen={seen} own={own} />
        ) : (
          <Slip key={slip.revision} seen={seen} hands={hands} verdict={slip} />
        )}
      </Who>
      {plays(view) && (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in all browsers */}
          <div class="edge__dice" role="group" aria-label={boardTexts().rack}>
            {own.rack.map((one) => (
              <Die key={one.die} seen={seen} own={own} one={one} printed={printedOn(codes?.dice[one.die] ?? "")} />
            ))}
          </div>
          <div class="edge__calls">
            <Calls
              seen={seen}
              own={own}
              printed={{ roll: printedOn(codes?.roll ?? ""), gotIt: printedOn(codes?.gotIt ?? "") }}
            />
            <Rares seen={seen} own={own} aim={aim} isCompact />
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

function pressesOf({ seen }: Props, own: Own, codes: EdgeCodes | null): Presses {
  const { view } = seen.update;
  if (codes === null) return {};
  const dice = codes.dice.map((code, die) => [code, () => plays(view) && !seen.isAsleep && own.toggle(die)] as const);
  return {
    ...Object.fromEntries(dice),
    [codes.roll]: (atMs: number) => own.press({ is: "roll" }, atMs),
    [codes.gotIt]: (atMs: number) => own.press({ is: "got_it" }, atMs),
    [codes.bonus]: (atMs: number) => !isQuick(view) && own.press({ is: "bonus" }, atMs),
  };
}
