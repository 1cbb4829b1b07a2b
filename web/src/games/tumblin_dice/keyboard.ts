/** Keys of the keyboard: the whole throw can be made with them. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { actOf, keyName } from "../../model/keys";
import { isElsewhere, pressesControl } from "../../ui/frame/key-events";
import type { Stepped } from "./aiming";
import { type Act, FACES_BY_KEY, keys } from "./keys";

export interface Presses {
  /** Positive is to the left, stronger, counterclockwise. */
  step(what: Stepped, steps: number): void;
  face(face: number): void;
  /** The next way to throw. */
  style(): void;
  /** The next kind of die. */
  kind(): void;
  throwIt(): void;
  watch(): void;
  escape(): void;
}

/** Which way each act steps: to the left, stronger and counterclockwise are positive. */
const STEPS: Partial<Record<Act, readonly [what: Stepped, by: number]>> = {
  place_left: ["place", 1],
  place_right: ["place", -1],
  aim_left: ["aim", 1],
  aim_right: ["aim", -1],
  force_more: ["force", 1],
  force_less: ["force", -1],
  spin_left: ["spin", 1],
  spin_right: ["spin", -1],
};
const COARSE = 5;

/** What a key does; undefined: nothing here. */
export function pressOf(key: string, presses: Presses, isCoarse = false): (() => void) | undefined {
  if (key === "Escape") return presses.escape;
  const act = actOf(keys.value, keyName(key));
  if (act === undefined) return undefined;
  const step = STEPS[act];
  if (step !== undefined) return () => presses.step(step[0], step[1] * (isCoarse ? COARSE : 1));
  const face = FACES_BY_KEY.indexOf(act) + 1;
  if (face > 0) return () => presses.face(face);
  const others: Partial<Record<Act, () => void>> = {
    style: presses.style,
    kind: presses.kind,
    throw: presses.throwIt,
    watch: presses.watch,
  };
  return others[act];
}

/** Keys that may be held down. */
function isStep(key: string): boolean {
  const act = actOf(keys.value, keyName(key));
  return act !== undefined && STEPS[act] !== undefined;
}

/** Listens on the whole page, but not where somebody writes, a dialog is open, or a control has the key for itself. */
export function useKeyboard(presses: Presses): void {
  const current = useRef(presses);
  current.current = presses;
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key } = event;
      if (isElsewhere(event) || pressesControl(event) || isTaken(event)) return;
      if (event.repeat && !isStep(key)) return;
      const press = pressOf(key, current.current, event.shiftKey);
      if (press === undefined) return;
      if (key !== "Escape") event.preventDefault(); // the page would scroll by some
      press();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** Arrows go through a choice, or change a number that has the focus. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || !key.startsWith("Arrow")) return false;
  return target.closest("input, [role=spinbutton], [role=slider]") !== null;
}
