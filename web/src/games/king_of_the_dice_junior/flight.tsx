/** A taken card travels from the middle to the castle. It shows what has happened already, and may be missed. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { isCalm } from "../../ui/frame/screen";
import { KingCard } from "../../ui/parts/king-card";
import type { Seen } from "../gameui";

type KingUpdate = Seen<"king_of_the_dice_junior">["update"];

interface Course {
  readonly card: number;
  readonly from: DOMRect;
  readonly to: DOMRect;
}

export function Flight({ update }: { readonly update: KingUpdate }) {
  const places = useRef<ReadonlyMap<number, DOMRect>>(new Map());
  const told = useRef(update);
  const [course, setCourse] = useState<Course | null>(null);
  useLayoutEffect(() => {
    if (told.current !== update) setCourse(courseOf(update, places.current));
    told.current = update;
    places.current = placesNow();
  });
  return course === null ? null : <Flying key={course.card} course={course} onLanded={() => setCourse(null)} />;
}

/** Where the cards of the middle lie on the screen. */
function placesNow(): ReadonlyMap<number, DOMRect> {
  const places = document.querySelectorAll<HTMLElement>(".kplace[data-card]");
  return new Map([...places].map((place) => [Number(place.dataset.card), place.getBoundingClientRect()]));
}

function courseOf(update: KingUpdate, places: ReadonlyMap<number, DOMRect>): Course | null {
  const taken = update.events.find((event) => event.type === "card_taken");
  if (taken === undefined || isCalm.peek()) return null;
  const from = places.get(taken.card);
  const to = document.querySelector(`.courtcell[data-seat="${taken.seat}"] .court`)?.getBoundingClientRect();
  return from === undefined || to === undefined ? null : { card: taken.card, from, to };
}

/** As long as `--d-move` of the styles. */
const MOVE_MS = 240;

function Flying({ course, onLanded }: { readonly course: Course; readonly onLanded: () => void }) {
  const { card, from, to } = course;
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const across = to.left + to.width / 2 - (from.left + from.width / 2);
    const up = to.top + to.height / 2 - (from.top + from.height / 2);
    const flight = element.current?.animate(
      [{ transform: "none" }, { transform: `translate(${across}px, ${up}px) scale(.25)`, opacity: 0.6 }],
      { duration: MOVE_MS, easing: "cubic-bezier(.2, .8, .2, 1)", fill: "forwards" },
    );
    flight?.addEventListener("finish", onLanded);
    return () => flight?.cancel();
  }, []);
  return (
    <div
      ref={element}
      class="kflight"
      aria-hidden="true"
      style={{ left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px` }}
    >
      <KingCard number={card} label="" />
    </div>
  );
}
