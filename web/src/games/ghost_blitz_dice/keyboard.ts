/** Keys of the keyboard: a figure each by its place, the throw, and two that tell something. The moment counts when a key goes down. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { actOf, keyName } from "../../model/keys";
import { isElsewhere, isPressing, pressesControl } from "../../ui/frame/key-events";
import { GRABS, keys } from "./keys";

/** Not those at the edges of a shared device, which have keys of their own. */
const FIGURE = ".grabs > button.grab";

export interface Presses {
  throwDice(): void;
  /** `atMs` on the page's clock. */
  grab(place: number, atMs: number): void;
  /** Tells the dice once more. */
  repeat(): void;
  sayPoints(): void;
}

export function useKeyboard(presses: Presses): void {
  const current = useRef(presses);
  current.current = presses;
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (!event.repeat && !isElsewhere(event)) press(event, current.current);
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
  const figure = isPressing(event) ? figureAt(event.target) : null;
  if (figure === null && pressesControl(event)) return;
  const act = actOf(keys.value, keyName(event.key));
  const grabs = act === undefined ? -1 : GRABS.indexOf(act);
  const place = figure === null ? grabs : placeOf(figure);
  if (place < 0 && act === undefined) return;
  event.preventDefault(); // a page scrolls by Space, and a figure clicks as well, later
  if (place >= 0) presses.grab(place, event.timeStamp);
  if (act === "throw") presses.throwDice();
  if (act === "repeat") presses.repeat();
  if (act === "points") presses.sayPoints();
}

/** Figures stand in the page by their places. */
function placeOf(figure: Element): number {
  return [...document.querySelectorAll(FIGURE)].indexOf(figure);
}

/** Some browsers click when Space comes up, whatever was said when it went down. */
function quieten(event: KeyboardEvent): void {
  if (event.key === " " && figureAt(event.target) !== null) event.preventDefault();
}

function figureAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(FIGURE) : null;
}
