/** Dice by ear on this screen: they are told, and hidden until then; and the figures' order is said. */
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { listensMsOf } from "../../model/ear";
import { heard, useTelling } from "../../ui/ear/use-telling";
import { keyWord } from "../../ui/frame/key-words";
import { keysAt } from "../../ui/frame/keys";
import type { Hands } from "../gameui";
import { diceSaid, pointsSaid, useNews } from "./announce";
import { dieMsHere, listensMsHere, raceId, stillListening, toldDice, veiled } from "./by-ear";
import { GRABS, keys } from "./keys";
import { plays, type Throw } from "./model";
import type { GhostSeen } from "./names";
import { texts } from "./texts";

/** What this device may show; it tells nothing by itself. */
export function useVeil(seen: GhostSeen): GhostSeen {
  const now = heard.value;
  return useMemo(() => veiled(seen, now), [seen, now]);
}

export interface ByEar {
  readonly seen: GhostSeen;
  /** Tells the dice once more. */
  readonly repeat: () => void;
  readonly sayPoints: () => void;
}

/** Tells the dice to whoever plays by ear on this device. */
export function useByEar(seen: GhostSeen, hands: Hands, last: Throw | undefined): ByEar {
  const shown = useVeil(seen);
  const { view } = seen.update;
  const dieMs = dieMsHere(seen);
  const id = raceId(seen);
  const startMs = (): number => hands.raceBeganMs?.() ?? performance.now();
  const tellAgain = useTelling({ id, dice: id === "" ? [] : toldDice(view.faces, dieMs), dieMs, startMs });
  const keyAt = (place: number): string => keyWord(keysAt(keys.value, GRABS, place)[0] ?? "");
  useOrder(seen, hands, { isByEar: dieMs > 0, keyAt });
  const faces = last?.faces ?? [];
  return {
    seen: shown,
    repeat() {
      if (shown.telling) hands.toast(texts().stillTold, "GB-R18");
      else if (faces.length === 0) hands.announce(texts().nothingToRepeat, "polite");
      else if (dieMs === 0) hands.announce(diceSaid(faces), "polite");
      else tellAgain(toldDice(faces, dieMs), dieMs);
    },
    sayPoints: () => hands.announce(pointsSaid(seen), "polite"),
  };
}

interface Keyed {
  readonly isByEar: boolean;
  /** What is printed on the key of a place. */
  readonly keyAt: (place: number) => string;
  /** Whose keys, if several are at this device. */
  readonly player?: string;
}

/** Which key grabs which figure: whenever that is new to whoever listens. */
export function useOrder(seen: GhostSeen, hands: Hands, { isByEar, keyAt, player = "" }: Keyed): void {
  const { view, match } = seen.update;
  useNews(plays(view) && isByEar ? `${match} ${view.circle.join()}` : "", () => {
    const order = texts().order(view.circle.map((figure, place) => [keyAt(place), figure] as const));
    hands.announce(player === "" ? order : `${player}: ${order}`, "polite");
  });
}

/** Seats that are still being told the dice of the race which is on, by this page's clock. */
export function useStillListening(seen: GhostSeen, shownAtMs: number | null): readonly number[] {
  const { view, at_ms: atMs } = seen.update;
  const isRacing = view.phase === "grab";
  const [passedMs, setPassed] = useState(0);
  useLayoutEffect(() => {
    if (!isRacing) return;
    // after a reload some of the time is gone, and what was told here has taken its time
    const agoMs = Math.max(0, atMs - (shownAtMs ?? atMs)) + listensMsHere(seen);
    setPassed(agoMs);
    const ends = stillListening(seen, agoMs).map((seat) => listensMsOf(seen.people, seat));
    const timers = ends.map((ms) => window.setTimeout(() => setPassed(ms), ms - agoMs));
    return () => {
      for (const timer of timers) window.clearTimeout(timer);
    };
  }, [isRacing, view.throw]);
  return stillListening(seen, passedMs);
}
