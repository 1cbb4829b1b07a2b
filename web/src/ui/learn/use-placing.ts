/** Keeps the bubble beside what it points at, and a ring around that, while the table moves below them. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
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
  /** Empty: nothing. */
  readonly rather: string;
  /** Where the table is; its changes are followed. */
  readonly table: RefObject<HTMLElement | null>;
}

export function usePlacing(placing: Placing): void {
  const { at, table } = placing;
  const pressed = usePressed(placing.bubble);
  useLayoutEffect(() => {
    const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
    const found = shownAt(at);
    const box = found?.getBoundingClientRect();
    if (box !== undefined && (box.top < bar || box.bottom > innerHeight)) found?.scrollIntoView({ block: "center" });
  }, [at]);
  useLayoutEffect(() => {
    let frame = 0;
    const place = (): void => {
      layRing(placing);
      if (pressed.current === null || pressed.current !== placing.bubble.current) layBubble(placing);
    };
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

/** The bubble that somebody presses: it stays below the finger, or the key in it would never hear of the press. */
function usePressed(bubble: Placing["bubble"]): RefObject<Element | null> {
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const begins = ({ target }: Event): void => {
      pressed.current = target instanceof Node && bubble.current?.contains(target) ? bubble.current : null;
    };
    const ends = (): void => {
      pressed.current = null;
    };
    addEventListener("pointerdown", begins, { capture: true });
    for (const event of ENDS) addEventListener(event, ends);
    return () => {
      removeEventListener("pointerdown", begins, { capture: true });
      for (const event of ENDS) removeEventListener(event, ends);
    };
  }, []);
  return pressed;
}

/** Of a press: one that slides off the key ends with the next. */
const ENDS = ["click", "pointercancel"] as const;

function layRing({ ring, at }: Placing): void {
  const box = boxOf(shownAt(at));
  if (ring.current === null) return;
  ring.current.hidden = box === null;
  if (box !== null) surround(ring.current, grown(box));
}

function layBubble({ bubble: { current: bubble }, at, free, rather, table }: Placing): void {
  if (bubble === null) return;
  const box = boxOf(shownAt(at));
  const now = placeOf(bubble);
  const isSlim = bubble.hasAttribute(SLIM);
  const sizes = [isSlim, !isSlim].map((slim) => ({ slim, ...sizeOf(bubble, slim) }));
  const keys = boxesOf(free).map(grown);
  const place = placed(sizes, box, {
    within: roomOn(table.current),
    free: box ? [grown(box), ...keys] : keys,
    rather: boxesOf(rather),
    now,
  });
  bubble.toggleAttribute(SLIM, place.slim);
  move(bubble, place);
}

/** What is seen of the felt, without its rim. */
function roomOn(table: HTMLElement | null): Box {
  const felt = table?.firstElementChild?.getBoundingClientRect();
  const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  const left = Math.max(0, felt?.left ?? 0) + EDGE_PX;
  const top = Math.max(0, bar, felt?.top ?? 0) + EDGE_PX;
  const right = Math.min(document.documentElement.clientWidth, felt?.right ?? Infinity) - EDGE_PX;
  const bottom = Math.min(innerHeight, felt?.bottom ?? Infinity) - EDGE_PX;
  return { left, top, width: right - left, height: bottom - top };
}

const SLIM = "data-slim";

/** Makes it slim, or not, and says how large it is so. */
function sizeOf(bubble: HTMLElement, slim: boolean) {
  bubble.toggleAttribute(SLIM, slim);
  return { width: bubble.offsetWidth, height: bubble.offsetHeight };
}

/** Where it was laid, however an animation shows it; null: nowhere yet. */
function placeOf({ style, offsetWidth: width, offsetHeight: height }: HTMLElement): Box | null {
  if (style.left === "") return null;
  return { left: Number.parseFloat(style.left), top: Number.parseFloat(style.top), width, height };
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

/** Of all that can be seen. */
function boxesOf(selector: string): readonly Box[] {
  if (selector === "") return [];
  return [...document.querySelectorAll(selector)].flatMap((one) => boxOf(one) ?? []);
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
