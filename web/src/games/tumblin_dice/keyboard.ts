/** Keys of the keyboard: the whole throw can be made with them. */
import { useEffect, useRef } from "preact/hooks";
import type { Stepped } from "./aiming";

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

/** As `aria-keyshortcuts` and the keys on the screen write them. */
export const KEYS: Readonly<Record<Stepped, readonly [less: string, more: string]>> = {
  place: ["A", "D"],
  aim: ["ArrowLeft", "ArrowRight"],
  force: ["ArrowDown", "ArrowUp"],
  spin: ["Q", "E"],
};
/** Of each pair, whether the first key goes up or down. */
const FIRST: Readonly<Record<Stepped, number>> = { place: 1, aim: 1, force: -1, spin: 1 };
const COARSE = 5;

/** What a key does; undefined: nothing in this game. */
export function pressOf(key: string, presses: Presses, isCoarse = false): (() => void) | undefined {
  const name = key.length === 1 ? key.toUpperCase() : key;
  for (const what of Object.keys(KEYS) as Stepped[]) {
    const [first, second] = KEYS[what];
    const by = FIRST[what] * (isCoarse ? COARSE : 1);
    if (name === first) return () => presses.step(what, by);
    if (name === second) return () => presses.step(what, -by);
  }
  if (/^[1-6]$/.test(key)) return () => presses.face(Number(key));
  const others: Readonly<Record<string, () => void>> = {
    S: presses.style,
    Z: presses.kind,
    " ": presses.throwIt,
    R: presses.watch,
    Escape: presses.escape,
  };
  return Object.hasOwn(others, name) ? others[name] : undefined;
}

/** Keys that may be held down. */
const isStep = (key: string): boolean =>
  Object.values(KEYS)
    .flat()
    .includes(key.length === 1 ? key.toUpperCase() : key);

/** Listens on the whole page, but not where somebody writes, a dialog is open, or a control has the key for itself. */
export function useKeyboard(presses: Presses): void {
  const current = useRef(presses);
  current.current = presses;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(target) || isTaken(key, target)) return;
      if (event.repeat && !isStep(key)) return;
      const press = pressOf(key, current.current, event.shiftKey);
      if (press === undefined) return;
      if (key === " " || key.startsWith("Arrow")) event.preventDefault(); // the page would scroll
      press();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]") !== null) return true;
  return target instanceof Element && target.closest("input:not([type=radio]), select, textarea") !== null;
}

/** A key that has the focus is pressed by Space; arrows go through a choice, or change a number. */
function isTaken(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (key === " ") return target.closest("button, input, a, summary") !== null;
  return key.startsWith("Arrow") && target.closest("input, [role=spinbutton], [role=slider]") !== null;
}
