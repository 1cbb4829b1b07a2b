/** Where reading goes on when what had the focus is gone: another page, a key that went, a place that changed. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** The headline gets the focus, whatever had it: the page before is gone. */
export function focusNewPage(): void {
  document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
}

/** The headline gets the focus, unless something that is still in the page has it. */
export function focusIfLost(): void {
  if (isNowhere()) focusNewPage();
}

/** What had the focus, and in which seat's place it stood; 0: in none. */
interface Lost {
  readonly element: Element;
  readonly seat: number;
}

/**
 * Gives the focus to something near whenever the element that had it has gone. Call it where that something is drawn.
 *
 * @param instead what to take, told the seat (`data-seat`) that the lost one stood in; null: the headline
 */
export function useFocusKept(instead: (seat: number) => HTMLElement | null): void {
  const last = useRef<Lost | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element ? { element: target, seat: seatAround(target) } : null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    const lost = last.current;
    if (lost === null || lost.element.isConnected) return;
    last.current = null;
    if (!isNowhere()) return;
    instead(lost.seat)?.focus({ preventScroll: true });
    focusIfLost();
  });
}

function seatAround(element: Element): number {
  return Number(element.closest<HTMLElement>("[data-seat]")?.dataset.seat ?? 0);
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
