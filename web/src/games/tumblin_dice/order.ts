/** Why the seats throw in the order of this quarter. Pure. */
import type { TumblinView } from "../../wire.gen";
import type { TumblinHistory } from "./names";

export interface OrderReason {
  readonly is: "rolled" | "seats" | "highest" | "level" | "teams" | "overtime";
  readonly rule: string;
  /** The first roll of each seat or team, highest first. */
  readonly rolls: readonly (readonly [seat: number, face: number])[];
  /** Who plays. */
  readonly seats: readonly number[];
}

/** Null once the match is over. */
export function orderReason(view: TumblinView, history: TumblinHistory): OrderReason | null {
  const seats = [...view.order];
  if (view.phase === "over") return null;
  if (view.overtime > 0) return { is: "overtime", rule: "TD-10", rolls: [], seats };
  if (view.quarter === 1 || view.phase === "order") return firstReason(view, history);
  if (view.variant.teams) return { is: "teams", rule: "TD-R11", rolls: [], seats };
  // totals as the quarter began: those of the quarters that are over
  const totals = seats.map((seat) => view.totals[seat - 1] ?? 0);
  const isLevel = totals.some((total, place) => totals.indexOf(total) !== place);
  return isLevel ? { is: "level", rule: "TD-8", rolls: [], seats } : { is: "highest", rule: "TD-7", rolls: [], seats };
}

function firstReason(view: TumblinView, history: TumblinHistory): OrderReason | null {
  const seats = [...view.order];
  if (view.variant.first_order === "seats") return { is: "seats", rule: "TD-R1", rolls: [], seats };
  const rolls = history.told.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === "order_rolled" ? [event] : [])),
  );
  const [first] = rolls;
  if (first === undefined) return null;
  const faces = first.seats.map((seat, place) => [seat, first.faces[place] ?? 0] as const);
  return { is: "rolled", rule: "TD-R1", rolls: [...faces].sort((a, b) => b[1] - a[1]), seats };
}
