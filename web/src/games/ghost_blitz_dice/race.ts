/** The race on this screen: what I have pressed, how much time is left. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { GhostFigure } from "../../wire.gen";
import type { Hands } from "../gameui";
import { listensMsHere } from "./by-ear";
import { canGrab, plays, type Throw } from "./model";
import { type Moment, type Pressed, staysPressed } from "./model-keys";
import type { GhostSeen } from "./names";
import { texts } from "./texts";

/** The default of the game's `grab_limit_s`. */
const GRAB_LIMIT_S = 10;
/** The ring is silent but for these. */
const SPOKEN_S: readonly number[] = [5, 3];

export interface Race {
  /** Pressed here, or already in my hand. */
  readonly held: GhostFigure | null;
  /** `atMs`: of the press, on the page's clock. */
  grab(figure: GhostFigure, atMs: number): void;
}

export function useRace(seen: GhostSeen, hands: Hands): Race {
  const pressed = usePressed(seen);
  const { view } = seen.update;
  const held = view.hand[0] ?? pressed.current?.figure ?? null;
  const grab = (figure: GhostFigure, atMs: number): void => {
    if (!plays(view) || seen.isAsleep) return;
    if (seen.telling) hands.toast(texts().stillTold, "GB-R18");
    else if (view.phase === "motion") hands.toast(texts().moving, "GB-R5");
    const before = view.hand[0] ?? pressed.current?.figure ?? null; // not `held`: two presses can fall into one frame
    if (before !== null && before !== figure) hands.toast(texts().oneGrab, "GB-R4");
    if (!canGrab(view) || before !== null) return;
    pressed.set({ throw: view.throw, figure });
    hands.act({ type: "grab", throw: view.throw, figures: [figure] }, atMs);
  };
  return { held, grab };
}

interface Press {
  readonly current: Pressed | null;
  set(pressed: Pressed): void;
}

function usePressed(seen: GhostSeen): Press {
  const pressed = useRef<Pressed | null>(null);
  const [, redraw] = useState(0);
  const { view, revision } = seen.update;
  const now: Moment = { throw: view.throw, revision, isPending: seen.isPending, isClaimed: seen.isClaimed };
  const before = useRef(now);
  if (pressed.current !== null && !staysPressed(pressed.current, before.current, now)) pressed.current = null;
  before.current = now;
  return {
    get current() {
      return pressed.current;
    },
    set(next) {
      pressed.current = next;
      // with the next picture: the press of another finger must not wait for what this one changes
      requestAnimationFrame(() => redraw((count) => count + 1));
    },
  };
}

export interface Countdown {
  readonly leftS: number;
  /** What will be left when this second is over; the ring goes there within it. */
  readonly share: number;
}

/** Null while nobody grabs. Says 5 and 3. */
export function useCountdown(seen: GhostSeen, hands: Hands, last: Throw | undefined): Countdown | null {
  const { view, at_ms: atMs } = seen.update;
  const limitS = view.variant.grab_limit_s ?? GRAB_LIMIT_S;
  const isRunning = view.phase === "grab";
  const [leftS, setLeftS] = useState(limitS);
  useLayoutEffect(() => {
    if (!isRunning) return;
    const agoMs = Math.max(0, atMs - (last?.shownAtMs ?? atMs) - listensMsHere(seen)); // after a reload some is gone
    const endMs = performance.now() + limitS * 1000 - agoMs;
    return countingDown(endMs, (left) => {
      setLeftS(left);
      if (SPOKEN_S.includes(left) && left < limitS && plays(view)) hands.announce(texts().secondsLeft(left), "polite");
    });
  }, [isRunning, view.throw]);
  return isRunning ? { leftS, share: Math.max(0, leftS - 1) / limitS } : null;
}

/** Calls with the whole seconds that are left, now and whenever they change. Returns how to stop it. */
function countingDown(endMs: number, tell: (leftS: number) => void): () => void {
  let timer = 0;
  let told = -1;
  const tick = (): void => {
    const leftMs = Math.max(0, endMs - performance.now());
    const leftS = Math.ceil(leftMs / 1000);
    if (leftS !== told) tell(leftS); // timers can be a little early
    told = leftS;
    if (leftS > 0) timer = window.setTimeout(tick, leftMs - (leftS - 1) * 1000);
  };
  tick();
  return () => window.clearTimeout(timer);
}
