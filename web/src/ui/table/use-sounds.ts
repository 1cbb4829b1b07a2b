/** What is heard at a table: what happens, and the own hand at once. A key mutes it. */
import { useEffect, useMemo } from "preact/hooks";
import type { GameUi, OnlineGame } from "../../games/gameui";
import { openSound, play, playAll } from "../../sound/index";
import { isMuted, mute } from "../../sound/mute";
import type { Action, Outgoing, Update } from "../../wire.gen";
import { usePageKey } from "../frame/page-keys";

/** A verdict is heard first. */
const COIN_AFTER_MS = 500;

export interface TableSounds {
  readonly heard: (message: Outgoing) => void;
  /** My own act, at the press; `now` is what I saw. */
  readonly pressed: (action: Action, now: Update | null) => void;
}

export function useSounds(ui: GameUi<OnlineGame>): TableSounds {
  useEffect(openSound, []);
  usePageKey("mute", () => mute(!isMuted.value));
  return useMemo(() => soundsAt(ui), [ui]);
}

export function soundsAt(ui: GameUi<OnlineGame>): TableSounds {
  let last = { match: 0, revision: 0 };
  const isNew = ({ match, revision }: Update): boolean => match !== last.match || revision > last.revision;
  return {
    heard(message) {
      if (message.type === "race" && message.heats?.some((heat) => heat.draw)) play("coin", { delayMs: COIN_AFTER_MS });
      if (message.type !== "update") return;
      // after the page has drawn it: no sound holds up a race
      if (isNew(message) && !document.hidden) setTimeout(() => playAll(ui.sounds?.heard(message) ?? []));
      last = message;
    },
    pressed(action, now) {
      if (now !== null) playAll(ui.sounds?.pressed?.(action, now) ?? []);
    },
  };
}
