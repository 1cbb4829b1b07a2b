/** Dice tumble on the screen for a while, though the server answers at once. Nothing is decided by it. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { KingView } from "../../wire.gen";
import { heldBack, rollOf } from "./model";

/** As long as `--d-roll` of the styles. */
export const ROLL_MS = 800;

/** The view to be shown: while dice tumble it is the one in which they roll. */
export function useTumble(match: number, view: KingView): KingView {
  const roll = rollOf(match, view);
  // Whoever comes to dice that lie sees them lie.
  const [rested, setRested] = useState(view.phase === "rolling" ? "" : roll);
  const rolling = useRef<KingView | null>(null);
  if (view.phase === "rolling") rolling.current = view;
  useEffect(() => {
    if (roll === "" || roll === rested) return;
    const timer = setTimeout(() => setRested(roll), ROLL_MS);
    return () => clearTimeout(timer);
  }, [roll, rested]);
  return heldBack(view, rolling.current, roll !== rested);
}
