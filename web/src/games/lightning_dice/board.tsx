/**
 * Everything on the felt: track, rivals, the card, my rack and my keys.
 *
 * `Middle` and `RivalDice` are what a view in three dimensions draws itself; keys, names and words are here in any case.
 */
import { useMemo, useRef } from "preact/hooks";
import { useFocusKept } from "../../ui/frame/focus";
import { classes } from "../../ui/parts/classes";
import { isSceneSeen, view as tableView } from "../../ui/scene/view";
import type { ScreenProps } from "../gameui";
import { useAnnouncements } from "./announce";
import { Calls } from "./calls";
import { type Presses, useKeyboard } from "./keyboard";
import { Middle } from "./middle";
import { Mine } from "./mine";
import { isQuick, plays, rivalsOf, targetsOf } from "./model";
import { sidesOf } from "./model-rival";
import { lastOfAll, marksOf } from "./model-slip";
import type { LightningSeen } from "./names";
import { Note } from "./note";
import type { Own } from "./own";
import { Rack } from "./rack";
import { type Aim, Rares } from "./rares";
import { Rivals } from "./rivals";
import { Table3d } from "./scene/table-3d";
import { boardTexts } from "./texts-board";
import { Track } from "./track";
import { useLightning } from "./use-lightning";

export function Board({ seen, hands }: ScreenProps<"lightning_dice">) {
  const { view } = seen.update;
  const { takenUp, own, aim, slip } = useLightning(seen, hands);
  const rack = useRef<HTMLDivElement>(null);
  useAnnouncements({ seen, hands, isTumbling: own.isTumbling });
  useFocusKept(() => rack.current); // targets of a Thunder go, and so do the links of a slip
  useKeys(seen, own, aim);
  const marks = useMemo(() => marksOf(seen.history, takenUp), [seen.history]);
  const verdict = useMemo(() => lastOfAll(seen.history), [seen.history]);
  const rivals = rivalsOf(view).filter((seat) => !seen.here?.includes(seat)); // those have edges of their own
  const [left, right] = sidesOf(rivals);
  const is3d = isSceneSeen.value;
  return (
    <div
      class={classes("ld", is3d && "ld--3d")}
      data-plays={plays(view) || undefined}
      style={{ "--row": rowOf(left.length, right.length, view.seat > 0) }}
    >
      <Track seen={seen} marks={marks} />
      {tableView.value === "3d" && (
        <Table3d seen={seen} hands={hands} own={own} takenUp={takenUp} slip={slip} group={rack} />
      )}
      {!is3d && (
        <>
          <Rivals seen={seen} seats={left} takenUp={takenUp} side="left" />
          <Rivals seen={seen} seats={right} takenUp={takenUp} side="right" />
        </>
      )}
      {verdict !== null && <Note seen={seen} hands={hands} verdict={verdict} />}
      {view.seat > 0 && !is3d && <Mine seen={seen} />}
      {!is3d && <Middle seen={seen} hands={hands} own={own} slip={slip} />}
      {plays(view) && (
        <>
          {!is3d && <Rack seat={view.seat} own={own} isAsleep={seen.isAsleep} group={rack} />}
          <Rares seen={seen} own={own} aim={aim} />
          <Calls seen={seen} own={own} />
        </>
      )}
      <WhyNot seen={seen} />
    </div>
  );
}

/** Columns of the row of seats on a phone: all seats equally wide, mine the last. */
function rowOf(left: number, right: number, hasMine: boolean): string {
  return [left, right, Number(hasMine)].map((seats) => `minmax(0, ${seats}fr)`).join(" ");
}

/** What cannot be played in a browser yet. */
export function WhyNot({ seen }: { readonly seen: LightningSeen }) {
  const { view } = seen.update;
  const says = boardTexts();
  if (view.variant.tournament) return <p class="ld__why">{says.judgeTable}</p>;
  return view.reported.includes(view.seat) ? <p class="ld__why">{says.realDice}</p> : null;
}

export function useKeys(seen: LightningSeen, own: Own, aim: Aim): void {
  useKeyboard(pressesFor(seen, own, aim));
}

/** What keys of a keyboard do. */
export function pressesFor(seen: LightningSeen, own: Own, aim: Aim): Presses {
  const { view } = seen.update;
  return {
    toggle: (die) => plays(view) && !seen.isAsleep && own.toggle(die),
    roll: (atMs) => own.press({ is: "roll" }, atMs),
    gotIt: (atMs) => own.press({ is: "got_it" }, atMs),
    bonus: (atMs) => !isQuick(view) && own.press({ is: "bonus" }, atMs),
    thunder: () => plays(view) && !isQuick(view) && aim.set(!aim.isOpen),
    number(number, atMs) {
      if (!aim.isOpen || !targetsOf(view).includes(number)) return;
      own.press({ is: "thunder", number }, atMs);
      aim.set(false);
    },
    escape: () => aim.set(false),
  };
}
