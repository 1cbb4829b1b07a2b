/** Dice that went in this quarter, for the line of their seat. Pure. */
import type { TumblinHistory } from "./names";

export interface Gone {
  readonly seat: number;
  /** Fell off the board, or was taken away for another reason. */
  readonly off: number;
  readonly back: number;
}

/** For each seat, seat 1 first. */
export function goneOf(history: TumblinHistory, seats: number): readonly Gone[] {
  const at = history.told.findLastIndex(({ events }) => events.some(({ type }) => type === "quarter_begun"));
  // what was told with the beginning of a quarter ended the one before
  const removed = history.told.slice(at + 1).flatMap(({ events }) => events.filter((one) => one.type === "removed"));
  return Array.from({ length: seats }, (_, place) => {
    const its = removed.filter((one) => one.seat === place + 1);
    const off = its.filter((one) => one.why === "off_board").length;
    return { seat: place + 1, off, back: its.length - off };
  });
}
