/**
 * Everything on the felt: seats, the board, the throw that I am making, the last one, and the way to see it again.
 *
 * `FlatBoard` is what a view in three dimensions draws itself; keys and words are here in any case.
 */
import { useRef } from "preact/hooks";
import { useFocusKept } from "../../ui/frame/focus";
import { classes } from "../../ui/parts/classes";
import { isSceneSeen, view as tableView } from "../../ui/scene/view";
import type { ScreenProps } from "../gameui";
import { stepped } from "./aiming";
import { useAnnouncements } from "./announce";
import type { Arm } from "./arm";
import type { AtTable } from "./at-table";
import { FlatBoard } from "./flat-board";
import { useHitSounds } from "./hit-sounds";
import { useKeyboard } from "./keyboard";
import { LastThrow } from "./last-throw";
import { Naming } from "./naming";
import { OrderNote } from "./order-note";
import { hasPulled } from "./pull-hint";
import { Reel, stepBefore } from "./reel";
import { besidePanels, isWide, NOTHING_OVER } from "./runs";
import { TumblinScene } from "./scene/view";
import { Seats } from "./seats";
import { Steppers } from "./steppers";
import { stepAt } from "./steps";
import { boardTexts } from "./texts-board";
import { ThrowKey } from "./throw-key";
import { after, STYLES, ThrowPanel } from "./throw-panel";
import { useTumblin } from "./use-tumblin";

export function Board({ seen: known, hands }: ScreenProps<"tumblin_dice">) {
  const table = useTumblin(known, hands);
  const { playback, seen } = table;
  const board = useRef<HTMLDivElement>(null);
  useAnnouncements(table);
  useHitSounds(playback);
  useKeys(table);
  useFocusKept(() => board.current?.querySelector<HTMLElement>(".throwbtn") ?? null);
  const playing = playback.playing.value;
  const isReplay = playing?.mode === "again";
  const isScene = isSceneSeen.value;
  const { view } = seen.update;
  const plays = view.seat > 0 && !view.left.includes(view.seat) && view.phase !== "over";
  return (
    <div ref={board} class={classes("td", isScene && "td--3d", isReplay && "td--replay", !plays && "td--watch")}>
      <div class="fl__left">
        <Seats {...table} />
        <OrderNote {...table} />
        <div class="fl__stage">
          {tableView.value === "3d" && <TumblinScene {...table} free={isWide.value ? besidePanels() : NOTHING_OVER} />}
          {!isScene && <FlatBoard {...table} />}
        </div>
      </div>
      <div class="fl__right">
        <Naming {...table} />
        {isReplay ? (
          <Reel {...table} playing={playing} />
        ) : (
          <>
            {plays && <ThrowPanel {...table} />}
            {plays && <Steppers {...table} />}
            <LastThrow {...table} />
            {plays && <ThrowKey {...table} />}
          </>
        )}
      </div>
    </div>
  );
}

export function useKeys(table: AtTable): void {
  const { arm, playback } = table;
  const isReplay = playback.playing.value?.mode === "again";
  const aim = aimKeys(table);
  const replay = replayKeys(table);
  const watch = (): void => playback.again();
  useKeyboard({
    ...(isReplay ? replay : aim),
    watch,
    escape: () => (isReplay ? playback.close() : arm.cancel()),
  });
}

type Presses = Omit<Parameters<typeof useKeyboard>[0], "watch" | "escape">;

function aimKeys({ arm, seen, hands, model }: AtTable): Presses {
  const says = boardTexts().says;
  const change = (part: Partial<ReturnType<Arm["aiming"]["peek"]>>, text: string): void => {
    arm.change({ ...arm.aiming.peek(), ...part });
    hands.announce(text, "polite");
  };
  return {
    step: (what, steps) => arm.change(stepped(arm.aiming.peek(), what, steps)),
    face: (face) => change({ face }, says.faceNow(face)),
    style() {
      const style = after(STYLES, arm.aiming.peek().style);
      change({ style }, says.styleNow(style));
    },
    kind() {
      const { kinds, hand } = seen.update.view;
      const left = kinds.filter((_, place) => (hand[model.seat - 1]?.[place] ?? 0) > 0);
      const kind = after(left, arm.aiming.peek().kind);
      if (left.length > 1) change({ kind }, says.kindNow(kind));
    },
    throwIt() {
      if (arm.mayThrow) hasPulled(); // whoever throws with keys needs no hand to show a pull
      arm.throwIt();
    },
  };
}

/** While a throw is watched again, arrows go from step to step, and Space holds it. */
function replayKeys({ playback, steps }: AtTable): Presses {
  const nothing = (): void => undefined;
  return {
    step(_, by) {
      const atMs = playback.positionMs();
      const next = steps[stepAt(steps, atMs) + 1]?.atMs ?? playback.playing.peek()?.way.durationMs ?? 0;
      playback.seek(by > 0 ? stepBefore(steps, atMs) : next);
    },
    face: nothing,
    style: nothing,
    kind: nothing,
    throwIt: () => playback.pause(playback.playing.peek()?.isPaused === false),
  };
}
