/** Keys of the keyboard: each keeps a die, rolls, takes a card, spends the crown, or ends the turn. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { actOf, keyName } from "../../model/keys";
import { isElsewhere, pressesControl } from "../../ui/frame/key-events";
import { KEEPS, keys, TAKES } from "./keys";

export interface Presses {
  keep(die: number): void;
  roll(): void;
  take(place: number): void;
  crown(): void;
  end(): void;
}

/** What a key does; undefined: nothing in this game. */
export function pressOf(key: string, presses: Presses): (() => void) | undefined {
  const act = actOf(keys.value, keyName(key));
  if (act === undefined) return undefined;
  const die = KEEPS.indexOf(act);
  if (die >= 0) return () => presses.keep(die);
  const card = TAKES.indexOf(act);
  if (card >= 0) return () => presses.take(card);
  return act === "roll" ? presses.roll : act === "crown" ? presses.crown : presses.end;
}

/** Listens on the whole page, but not where somebody writes or a dialog is open. */
export function useKeyboard(presses: Presses): void {
  const current = useRef(presses);
  current.current = presses;
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.repeat || isElsewhere(event) || pressesControl(event)) return;
      const press = pressOf(event.key, current.current);
      if (press === undefined) return;
      event.preventDefault(); // a page scrolls by some keys
      press();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
