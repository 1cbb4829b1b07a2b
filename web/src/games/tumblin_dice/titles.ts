/** Titles for the bar, and whether it is my move. */
import { modelOf } from "./model";
import type { TumblinSeen } from "./names";
import { texts } from "./texts";

export function roundTitle({ update: { view } }: TumblinSeen): string {
  const { quarters = 4 } = view.variant;
  const { throwInQuarter, throwsInQuarter } = modelOf(view, view, null);
  const t = texts();
  const what =
    view.overtime > 0 ? t.overtime(view.overtime) : t.quarter(view.quarter, quarters === "to_301" ? 0 : quarters);
  return view.phase === "order" || view.phase === "over" ? what : t.throwOf(what, throwInQuarter, throwsInQuarter);
}

export function isMyMove({ update: { view }, isAsleep }: TumblinSeen): boolean {
  return !isAsleep && view.seat > 0 && view.phase === "throw" && view.in_turn === view.seat;
}
