/** Keeps the bubble beside what it points at, and a ring around that, while the table moves below them. */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { type Box, placed } from "./placing";

/** From the edges of the window. */
const EDGE_PX = 8;
/** Between the ring and what it surrounds. */
const RING_PX = 6;

interface Placing {
  readonly bubble: RefObject<HTMLElement | null>;
  readonly ring: RefObject<HTMLElement | null>;
  /** A selector; empty: nothing is pointed at. */
  readonly at: string;
  readonly free: string;
  /** Where the table is; its changes are followed. */
  readonly table: RefObject<HTMLElement | null>;
}

export function usePlacing(placing: Placing): void {
  const { at, table } = placing;
  useLayoutEffect(() => {
    const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
    const found = shownAt(at);
    const box = found?.getBoundingClientRect();
    if (box !== undefined && (box.top < bar || box.bottom > innerHeight)) found?.scrollIntoView({ block: "center" });
  }, [at]);
  useLayoutEffect(() => {
    let frame = 0;
    const place = (): void => lay(placing);
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
    const changes = new MutationObserver(later);
    if (table.current) changes.observe(table.current, { subtree: true, childList: true, attributes: true });
    const events = ["resize", "scroll", "animationend", "transitionend"] as const;
    for (const event of events) addEventListener(event, later, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      for (const event of events) removeEventListener(event, later, { capture: true });
    };
  });
}

function lay({ bubble, ring, at, free }: Placing): void {
  const box = boxOf(shownAt(at));
  if (ring.current) {
    ring.current.hidden = box === null;
    if (box !== null) surround(ring.current, grown(box));
  }
  if (bubble.current === null) return;
  const top = Math.max(0, document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0) + EDGE_PX;
  const width = document.documentElement.clientWidth - 2 * EDGE_PX;
  const within = { left: EDGE_PX, top, width, height: innerHeight - top - EDGE_PX };
  const keys = [...document.querySelectorAll(free)].map(boxOf).flatMap((one) => (one === null ? [] : [grown(one)]));
  const { width: wide, height: high } = bubble.current.getBoundingClientRect();
  move(
    bubble.current,
    placed({ width: wide, height: high }, box, { within, free: box ? [grown(box), ...keys] : keys }),
  );
}

/** One that can be seen: a desk and a phone may each have its own. */
function shownAt(at: string): Element | null {
  if (at === "") return null;
  return [...document.querySelectorAll(at)].find((one) => boxOf(one) !== null) ?? null;
}

/** With the edges and shadows that it has. */
function grown({ left, top, width, height }: Box): Box {
  return { left: left - RING_PX, top: top - RING_PX, width: width + 2 * RING_PX, height: height + 2 * RING_PX };
}

function boxOf(element: Element | null): Box | null {
  const box = element?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return null;
  const { left, top, width, height } = box;
  return { left, top, width, height };
}

function surround(ring: HTMLElement, box: Box): void {
  move(ring, box);
  ring.style.width = `${box.width}px`;
  ring.style.height = `${box.height}px`;
}

function move(element: HTMLElement, { left, top }: Box): void {
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}
