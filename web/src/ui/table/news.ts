/** Says to screen readers who came, left or got ready, and to everybody who the new host is. */
import { useEffect, useRef } from "preact/hooks";
import { type Change, changesOf } from "../../model/changes";
import { hostOf } from "../../model/people";
import { texts } from "../../texts/texts";
import type { People } from "../../wire.gen";
import { announce } from "../frame/live";
import { toast } from "../frame/toasts";
import { texts as hostTexts } from "./host/texts";

export function useNews(people: People, seat: number): void {
  const before = useRef(people);
  useEffect(() => {
    if (people.status !== "playing") changesOf(before.current, people, seat).forEach(tell);
    tellHost(before.current, people, seat);
    before.current = people;
  }, [people, seat]);
}

function tell(change: Change): void {
  const t = texts().waiting;
  const words = { came: t.came, left: t.left, ready: t.nowReady };
  announce(words[change.what](change.player));
}

function tellHost(before: People, after: People, mine: number): void {
  const [old, now] = [hostOf(before)?.player, hostOf(after)];
  if (old === undefined || now === null || now.player === old) return;
  const t = hostTexts();
  toast(now.seat === mine ? t.youAreHost : t.isHostNow(now.player));
}
