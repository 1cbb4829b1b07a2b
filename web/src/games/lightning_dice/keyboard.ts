/** Keys of the keyboard: a column of the rack each, Roll, the calls. The moment counts when a key goes down. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { actOf, keyName } from "../../model/keys";
import { isElsewhere, pressesControl } from "../../ui/frame/key-events";
import { type Act, COLUMNS, keys, NUMBERS } from "./keys";

export interface Presses {
  toggle(die: number): void;
  /** `atMs` on the page's clock. */
  roll(atMs: number): void;
  gotIt(atMs: number): void;
  bonus(atMs: number): void;
  /** Begins a Thunder, or ends it. */
  thunder(): void;
  /** A digit; whether somebody is struck by it. */
  number(number: number, atMs: number): void;
  escape(): void;
}

export function useKeyboard(presses: Presses): void {
  const current = useRef(presses);
  current.current = presses;
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (!event.repeat && !isElsewhere(event)) press(event, current.current);
    };
    document.addEventListener("keydown", down);
    return () => document.removeEventListener("keydown", down);
  }, []);
}

function press(event: KeyboardEvent, presses: Presses): void {
  if (event.key === "Escape") presses.escape();
  if (pressesControl(event)) return;
  const does = pressOf(keyName(event.key), presses);
  if (does === undefined) return;
  event.preventDefault(); // a page scrolls by Space
  does(event.timeStamp);
}

/** What a key does; undefined: nothing in this game. */
export function pressOf(name: string, presses: Presses): ((atMs: number) => void) | undefined {
  const act = actOf(keys.value, name);
  if (act === undefined) return undefined;
  const column = COLUMNS.indexOf(act);
  if (column >= 0) return () => presses.toggle(column);
  const number = NUMBERS.indexOf(act) + 1;
  if (number > 0) return (atMs) => presses.number(number, atMs);
  const others: Partial<Record<Act, (atMs: number) => void>> = {
    roll: presses.roll,
    got_it: presses.gotIt,
    bonus: presses.bonus,
    thunder: presses.thunder,
  };
  return others[act];
}
