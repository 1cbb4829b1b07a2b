/** How all seats stand at the end. Pure. */
import type { Outcome } from "../../wire.gen";

export interface Standing {
  readonly seat: number;
  /** Seats that are level share one. */
  readonly rank: number;
  readonly score: number;
}

/** Winners first, whatever decided between equal scores; then by score, then by seat. */
export function rankedOf({ winners, scores }: Pick<Outcome, "winners" | "scores">): readonly Standing[] {
  const better = (one: number, other: number): number =>
    Number(winners.includes(other)) - Number(winners.includes(one)) ||
    (scores[other - 1] ?? 0) - (scores[one - 1] ?? 0);
  const seats = scores.map((_, place) => place + 1).sort((one, other) => better(one, other) || one - other);
  return seats.map((seat) => ({
    seat,
    rank: 1 + seats.filter((other) => better(other, seat) < 0).length,
    score: scores[seat - 1] ?? 0,
  }));
}
