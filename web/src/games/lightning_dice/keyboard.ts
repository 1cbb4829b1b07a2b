/** Keys of the keyboard: a column of the rack each, Roll, the calls. The moment counts when a key goes down. */
import { useEffect, useRef } from "preact/hooks";

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

/** By their places on the keyboard's home row. */
const COLUMNS: readonly string[] = ["s", "d", "f", "j", "k", "l"];

export function useKeyboard(presses: Presses): void {
  const current = useRef(presses);
  current.current = presses;
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (!isElsewhere(event)) press(event, current.current);
    };
    document.addEventListener("keydown", down);
    return () => document.removeEventListener("keydown", down);
  }, []);
}

function press(event: KeyboardEvent, presses: Presses): void {
  const key = event.key.toLowerCase();
  const column = COLUMNS.indexOf(key);
  if (column >= 0) presses.toggle(column);
  else if (/^[1-6]$/.test(key)) presses.number(Number(key), event.timeStamp);
  else if (key === " " || key === "enter") pressBig(event, key === " " ? presses.roll : presses.gotIt);
  else if (key === "r") presses.roll(event.timeStamp);
  else if (key === "b") presses.bonus(event.timeStamp);
  else if (key === "t") presses.thunder();
  else if (key === "escape") presses.escape();
}

/** On a control that has the focus, Space and Enter press that one. */
function pressBig(event: KeyboardEvent, does: (atMs: number) => void): void {
  if (isOnControl(event.target)) return;
  event.preventDefault(); // Space scrolls a page
  does(event.timeStamp);
}

function isOnControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a, button, summary, [role=button]") !== null;
}

function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return true;
  if (document.querySelector("dialog[open]") !== null) return true;
  return event.target instanceof Element && event.target.closest("input, select, textarea, [contenteditable]") !== null;
}
