/** Keys of the keyboard: D F J K keep dice, R rolls, 1 and 2 take a card, C spends the crown, E ends the turn. */
import { useEffect, useRef } from "preact/hooks";

export interface Presses {
  keep(die: number): void;
  roll(): void;
  take(place: number): void;
  crown(): void;
  end(): void;
}

/** The letter of each die, under the fingers of both hands. */
export const KEEP_KEYS: readonly string[] = ["D", "F", "J", "K"];

/** What a key does; undefined: nothing in this game. */
export function pressOf(key: string, presses: Presses): (() => void) | undefined {
  const letter = key.toUpperCase();
  const die = KEEP_KEYS.indexOf(letter);
  if (die >= 0) return () => presses.keep(die);
  if (letter === "1" || letter === "2") return () => presses.take(Number(letter) - 1);
  const others: Readonly<Record<string, () => void>> = { R: presses.roll, C: presses.crown, E: presses.end };
  return others[letter];
}

/** Listens on the whole page, but not where somebody writes or a dialog is open. */
export function useKeyboard(presses: Presses): void {
  const current = useRef(presses);
  current.current = presses;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event.target)) return;
      pressOf(event.key, current.current)?.();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]") !== null) return true;
  return target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null;
}
