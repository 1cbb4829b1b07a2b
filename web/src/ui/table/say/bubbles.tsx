/** What has just been said, at the seat that said it: for three seconds, and never in the way of a hand. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { seatOf } from "../../../model/people";
import type { People, Said } from "../../../wire.gen";
import { announce } from "../../frame/live";
import { Use } from "../../parts/art";
import { SeatDisc, seatClass } from "../../parts/seat";
import type { TableScreen } from "../table-screen";
import { type Heard, heard, heardFrom } from "./heard";
import { isHeard } from "./muted";
import { texts } from "./texts";

export function Bubbles(view: TableScreen) {
  const { people, session, name } = view;
  const mine = session.state.value.seat;
  const isShown = ({ seat }: Said): boolean => seat === mine || isHeard(seatOf(people, seat)?.player ?? "");
  const shown = useHeard(view).filter(isShown);
  useAnnounced(shown, mine, name);
  return (
    <>
      {shown.map((said) => (
        <Bubble key={`${said.seat} ${said.word}`} said={said} isMine={said.seat === mine} people={people} />
      ))}
    </>
  );
}

const NOTHING: readonly Said[] = [];

/** The words that stand now. */
function useHeard({ session, ui, seen, people }: TableScreen): readonly Said[] {
  const said = session.crew.players.value[0]?.state.said ?? NOTHING; // what all lines of this device tell, once
  const race = people.status === "playing" && seen !== null ? (ui.race?.(seen)?.id ?? "") : "";
  const [now, setNow] = useState<Heard>(() => heardFrom(said, race));
  useEffect(() => {
    setNow((before) => heard(before, { said, race, atMs: performance.now() }));
  }, [said, race]);
  const next = Math.min(...now.bubbles.map((one) => one.goesAtMs));
  useEffect(() => {
    if (next === Infinity) return undefined;
    const go = () => setNow((before) => heard(before, { said: before.known, race: before.race, atMs: next }));
    const timer = setTimeout(go, next - performance.now());
    return () => clearTimeout(timer);
  }, [next]);
  return now.bubbles.map((one) => one.said);
}

/** Readers hear it as soon as others see it. */
function useAnnounced(shown: readonly Said[], mine: number, name: (seat: number) => string): void {
  const told = useRef<readonly Said[]>([]);
  useEffect(() => {
    const t = texts();
    for (const one of shown) {
      if (!told.current.includes(one) && one.seat !== mine) announce(t.said(name(one.seat), t.words[one.word]));
    }
    told.current = shown;
  });
}

interface BubbleProps {
  readonly said: Said;
  readonly isMine: boolean;
  readonly people: People;
}

/** Silent, for it is announced; a press goes through it. */
function Bubble({ said, isMine, people }: BubbleProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current === null) return;
    // the own word goes up where it was chosen: the own seat lies under the own hand
    const place = isMine ? boxOf(".saykey") : seatPlace(said.seat);
    element.current.classList.toggle("bubble--seat", place !== null && !isMine);
    lay(element.current, place);
  }, [said, isMine]);
  return (
    <div ref={element} class={`bubble ${seatClass(said.seat)}`} aria-hidden="true">
      <Use id={`say-${said.word}`} class="bubble__pic" />
      <span class="bubble__t">
        <b>{texts().words[said.word]}</b>
        <small>
          <SeatDisc seat={said.seat} size="xs" /> {seatOf(people, said.seat)?.player}
        </small>
      </span>
    </div>
  );
}

/** Where a seat is drawn; null where a screen draws none, or has scrolled it away. */
function seatPlace(seat: number): DOMRect | null {
  const place = boxOf(`main [data-seat="${seat}"]`);
  if (place === null || place.width === 0) return null;
  return place.bottom > EDGE_PX && place.top < innerHeight - EDGE_PX ? place : null;
}

function boxOf(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}

const EDGE_PX = 36;
const GAP_PX = 6;

/** Over the place, and whole on the page; without a place over the bar, where it hides neither dice nor words. */
function lay(bubble: HTMLElement, place: DOMRect | null): void {
  const { width, height } = bubble.getBoundingClientRect();
  const { left, top } = place ?? new DOMRect(innerWidth / 2, 0);
  const x = place === null ? left - width / 2 : left + Math.min(place.width / 2, width / 2) - width / 2;
  const y = place === null ? GAP_PX : top + (place.height - height) / 2;
  bubble.style.left = `${within(x, innerWidth - width)}px`;
  bubble.style.top = `${within(y, innerHeight - height)}px`;
}

function within(at: number, most: number): number {
  return Math.min(Math.max(at, GAP_PX), most - GAP_PX);
}
