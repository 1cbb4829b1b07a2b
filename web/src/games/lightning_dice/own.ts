/** My dice and calls on this screen. What becomes of a press is in `acting.ts`, how long it stands in `model-own.ts`. */
import { useEffect, useLayoutEffect, useReducer, useRef } from "preact/hooks";
import { play } from "../../sound/index";
import type { Hands } from "../gameui";
import { knownOf, type Moment, type Pressed, press, release } from "./acting";
import { handOf, type TakenUp } from "./model";
import {
  type Calling,
  choiceNow,
  isTumbling,
  type Known,
  LOST_MS,
  type Press,
  type RackDie,
  rackOf,
  staysCalling,
  type Toss,
  toggled,
  tossState,
} from "./model-own";
import type { LightningSeen } from "./names";

export interface Own {
  readonly rack: readonly RackDie[];
  readonly isTumbling: boolean;
  /** The roll that was pressed here and still tumbles. */
  readonly toss: Toss | null;
  /** My call that waits for its verdict. */
  readonly calling: Calling | null;
  /** `atMs`: of the press, on the page's clock. */
  press(press: Press, atMs: number): void;
  toggle(die: number): void;
}

const clock = (): number => performance.now();

/** @param last when I took up dice last */
export function useOwn(seen: LightningSeen, hands: Hands, last: TakenUp): Own {
  const [, redraw] = useReducer<number, void>((count) => count + 1, 0);
  const now = knownOf(seen);
  const before = useRef(now);
  const { current: pressed } = useRef<Pressed>({ toss: null, held: null, heldIn: 0, calling: null, choice: null });
  settle(pressed, before.current, now);
  before.current = now;
  const choice = choiceNow(pressed.choice, last, pressed.toss !== null);
  pressed.choice = choice;
  const rack = rackOf(handOf(now.view, now.view.seat), choice.kept, pressed.toss);
  const moment: Moment = { seen, hands, pressed, rack, now: clock };
  useRedraws(pressed, redraw);
  useLayoutEffect(() => {
    if (release(moment)) redraw();
  });
  return {
    rack,
    isTumbling: isTumbling(rack),
    toss: pressed.toss,
    calling: pressed.calling,
    press(its, atMs) {
      press(moment, its, atMs);
      // with the next picture: the press of another finger must not wait for what this one changes
      requestAnimationFrame(() => redraw());
    },
    toggle(die) {
      const kept = toggled(rack, die);
      if (kept.length !== choice.kept.length) play("click");
      pressed.choice = { kept, after: choice.after, isAhead: pressed.toss !== null };
      redraw();
    },
  };
}

/** Forgets what is over. */
function settle(pressed: Pressed, before: Known, now: Known): void {
  const { toss, calling } = pressed;
  if (toss !== null && tossState(toss, before, now, clock()) !== "tumbling") pressed.toss = null;
  if (calling !== null && !staysCalling(calling, before, now)) pressed.calling = null;
}

/** Draws anew when time alone changes something: the dice rest, a held press has waited too long, a roll was lost. */
function useRedraws({ toss, held }: Pressed, redraw: () => void): void {
  useEffect(() => {
    const moments = [toss?.restsAtMs, toss && toss.pressedAtMs + LOST_MS, held?.untilMs];
    const timers = moments.flatMap((atMs) => (atMs == null ? [] : [window.setTimeout(redraw, atMs - clock() + 1)]));
    return () => {
      for (const timer of timers) window.clearTimeout(timer);
    };
  }, [toss, held]);
}
