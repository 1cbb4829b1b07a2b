/** How a match went, seat by seat, from all that was told. */
import type { KingEvent, KingView, Told } from "../../wire.gen";
import { castleOf, lizardsIn } from "./model";

export interface Course {
  readonly seat: number;
  readonly turns: number;
  /** Cards taken after the first, the second and the crown's roll. */
  readonly cards: readonly [number, number, number];
  readonly hasSpentCrown: boolean;
  readonly hasLeft: boolean;
}

/** The course of each seat, seat 1 first. */
export function coursesOf(told: readonly Told<KingEvent>[], seats: number): readonly Course[] {
  const events = told.flatMap((one) => one.events);
  return Array.from({ length: seats }, (_, place) => courseOf(events, place + 1));
}

function courseOf(events: readonly KingEvent[], seat: number): Course {
  const own = events.filter((event) => "seat" in event && event.seat === seat);
  const cards: [number, number, number] = [0, 0, 0];
  let roll = 0;
  for (const event of own) {
    if (event.type === "dice_rested") roll = rollOfRule(event.rule);
    if (event.type === "card_taken") cards[roll] = (cards[roll] ?? 0) + 1;
  }
  return {
    seat,
    turns: own.filter((event) => event.type === "dice_thrown" && event.rule === "KJ-2").length,
    cards,
    hasSpentCrown: own.some((event) => event.type === "crown_spent"),
    hasLeft: own.some((event) => event.type === "seat_left"),
  };
}

/** A roll that rests names the rule that it was made by. */
function rollOfRule(rule: string): 0 | 1 | 2 {
  if (rule === "KJ-9") return 2;
  return rule === "KJ-4" ? 1 : 0;
}

export interface Standing {
  readonly seat: number;
  /** 1 is best; seats that are level share a rank. */
  readonly rank: number;
}

/** Winners first, the others by cards; lizards count in a full round only [KJ-V2]. */
export function standings(view: KingView, winners: readonly number[]): readonly Standing[] {
  const worth = (seat: number): number => {
    const castle = castleOf(view, seat);
    const lizards = view.variant.full_round === true ? lizardsIn(castle) : 0;
    return (winners.includes(seat) ? 10_000 : 0) + castle.length * 100 + lizards;
  };
  const seats = view.castles.map((_, place) => place + 1);
  const rank = (seat: number): number => 1 + seats.filter((other) => worth(other) > worth(seat)).length;
  return seats.map((seat) => ({ seat, rank: rank(seat) })).sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
