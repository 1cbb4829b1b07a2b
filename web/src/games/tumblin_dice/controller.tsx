/** Tumblin-Dice in the hand, while a shared screen shows the table: the die to be pulled, and how it is thrown. */
import { useRef } from "preact/hooks";
import { MY_TURN, useBuzz, VERDICT } from "../../ui/big/buzz";
import { useFocusKept } from "../../ui/frame/focus";
import type { ScreenProps } from "../gameui";
import { useAnnouncements } from "./announce";
import type { AtTable } from "./at-table";
import { useKeys } from "./board";
import { FlatBoard } from "./flat-board";
import { Naming } from "./naming";
import { Steppers } from "./steppers";
import { ThrowKey } from "./throw-key";
import { ThrowPanel } from "./throw-panel";
import { useTumblin } from "./use-tumblin";

export function Controller({ seen: known, hands }: ScreenProps<"tumblin_dice">) {
  const table = useTumblin(known, hands);
  const hand = useRef<HTMLDivElement>(null);
  useAnnouncements(table);
  useKeys(table);
  useFocusKept(() => hand.current?.querySelector<HTMLElement>(".throwbtn") ?? null);
  useBuzzes(table);
  const { view } = table.seen.update;
  const plays = !view.left.includes(view.seat) && view.phase !== "over";
  return (
    <div class="ctt" ref={hand}>
      <div class="fl__stage">
        <FlatBoard {...table} />
      </div>
      {plays && (
        <div class="fl__right">
          <Naming {...table} />
          <ThrowPanel {...table} />
          <Steppers {...table} />
          <ThrowKey {...table} />
        </div>
      )}
    </div>
  );
}

function useBuzzes({ arm, model, seen, story }: AtTable): void {
  const { match } = seen.update;
  useBuzz(arm.mayThrow ? `${match}.${model.quarter}.${model.throwInQuarter}` : "", MY_TURN);
  useBuzz(story === null || model.isMoving ? "" : `${match}.${story.revision}`, VERDICT);
}
