/** Titles for the bar and the banner, and whether it is my move. */
import { cardsOf, type LightningHistory } from "./course";
import { courseOf } from "./course-result";
import { type LightningSeen, nameOf } from "./names";
import { texts } from "./texts";

/** Of the card that lies there, or that is turned next before there is one: how many have been turned in the match. */
export function cardNumber(history: LightningHistory): number {
  let count = 0;
  for (const { events } of history.told) for (const { type } of events) if (type === "flipped") count += 1;
  return Math.max(1, count);
}

export function roundTitle(seen: LightningSeen): string {
  return texts().title(cardNumber(seen.history));
}

export function resultTitle(seen: LightningSeen): string {
  const says = texts().result;
  const { view, outcome } = seen.update;
  const [winner = 0] = outcome?.winners ?? [];
  if (outcome === null || winner === 0) return "";
  const seats = view.scores.length;
  const played = courseOf(seats, cardsOf(seen.history, seats)).length - 1;
  if (outcome.rule === "ALL-7") return says.lastOne(played);
  const most = view.scores[winner - 1] ?? 0;
  const isQuick = view.variant.play === "quick";
  if (outcome.winners.length > 1) return says.shared(most, played);
  const second = secondOf(seen, winner);
  const title = isQuick ? says.quick : says.standard;
  return title(most, second === 0 ? null : nameOf(seen, second), view.scores[second - 1] ?? 0, played);
}

/** 0: all others have left. */
function secondOf({ update: { view } }: LightningSeen, winner: number): number {
  const others = view.scores
    .map((_, place) => place + 1)
    .filter((seat) => seat !== winner && !view.left.includes(seat));
  return others.reduce(
    (best, seat) => ((view.scores[seat - 1] ?? 0) > (view.scores[best - 1] ?? -Infinity) ? seat : best),
    0,
  );
}

/** All race at once, also while the own dice roll: a title that changed with each roll would be of no use. */
export function isMyMove({ update: { view }, isAsleep }: LightningSeen): boolean {
  return !isAsleep && view.phase === "race" && view.seat > 0 && !view.left.includes(view.seat);
}

/** One card is raced for after the other. */
export function race({ update: { view } }: LightningSeen): { readonly id: string; readonly isShort: boolean } | null {
  return view.phase === "race" ? { id: `${view.round}`, isShort: false } : null;
}
