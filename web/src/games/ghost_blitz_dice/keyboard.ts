/** Keys of the keyboard: 1 to 5 grab by place, Space throws. The moment counts when a key goes down. */
import { useEffect, useRef } from "preact/hooks";

export interface Presses {
  throwDice(): void;
  /** `atMs` on the page's clock. */
  grab(place: number, atMs: number): void;
}

export function useKeyboard(presses: Presses): void {
  const current = useRef(presses);
  current.current = presses;
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (!isElsewhere(event)) press(event, current.current);
    };
    document.addEventListener("keydown", down);
    document.addEventListener("keyup", quieten);
    return () => {
      document.removeEventListener("keydown", down);
      document.removeEventListener("keyup", quieten);
    };
  }, []);
}

function press(event: KeyboardEvent, presses: Presses): void {
  const digit = /^[1-5]$/.test(event.key) ? Number(event.key) : 0;
  const place = digit || placeOfFigure(event);
  if (place > 0) {
    if (!digit) event.preventDefault(); // else the button clicks as well, later
    presses.grab(place - 1, event.timeStamp);
  }
  if (event.key === " " && (place > 0 || !isOnControl(event.target))) {
    event.preventDefault(); // Space scrolls a page
    presses.throwDice();
  }
}

/** Enter and Space on a figure that has the focus; 0: another key, or the focus is elsewhere. */
function placeOfFigure(event: KeyboardEvent): number {
  if (event.key !== "Enter" && event.key !== " ") return 0;
  return Number(figureAt(event.target)?.getAttribute("aria-keyshortcuts") ?? 0);
}

/** Some browsers click when Space comes up, whatever was said when it went down. */
function quieten(event: KeyboardEvent): void {
  if (event.key === " " && figureAt(event.target) !== null) event.preventDefault();
}

function figureAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("button.grab") : null;
}

function isOnControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a, button, summary, [role=button]") !== null;
}

function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return true;
  if (document.querySelector("dialog[open]") !== null) return true;
  return event.target instanceof Element && event.target.closest("input, select, textarea, [contenteditable]") !== null;
}
