/** Says to screen readers who came, left or got ready. */
import { useEffect, useRef } from "preact/hooks";
import { type Change, changesOf } from "../../model/changes";
import { texts } from "../../texts/texts";
import type { People } from "../../wire.gen";
import { announce } from "../frame/live";

export function useNews(people: People, seat: number): void {
  const before = useRef(people);
  useEffect(() => {
    if (people.status !== "playing") changesOf(before.current, people, seat).forEach(tell);
    before.current = people;
  }, [people, seat]);
}

function tell(change: Change): void {
  const t = texts().waiting;
  const words = { came: t.came, left: t.left, ready: t.nowReady };
  announce(words[change.what](change.player));
}
