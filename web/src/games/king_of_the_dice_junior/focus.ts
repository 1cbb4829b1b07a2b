/** Keeps the place of whoever plays by keyboard or screen reader. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** A card that is taken, or a die that rolls, is no button any more; the focus then goes to the big key. */
export function useFocusKept(board: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = (event: FocusEvent): void => {
      last.current = event.target instanceof Element ? event.target : null;
    };
    const here = board.current;
    here?.addEventListener("focusin", note);
    return () => here?.removeEventListener("focusin", note);
  }, [board]);
  useLayoutEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (isNowhere) board.current?.querySelector<HTMLElement>(".bigkey")?.focus({ preventScroll: true });
  });
}
