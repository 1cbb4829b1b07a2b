/** Who begins the next match if the seats move on by one. */
import type { People } from "../wire.gen";
import { takenSeats } from "./people";

/** Seat now of whoever will sit where the game begins; 0: a lot or a roll decides that, or all begin at once. */
export function startsNext(people: People): number {
  const [first, ...others] = takenSeats(people);
  if (first === undefined || others.length === 0) return 0;
  const next = [...others, first].filter((one) => one.kind === "bot" || one.is_here); // the others get no seat
  return next[firstSeatOf(people) - 1]?.seat ?? 0;
}

/** The seat that the options let begin; 0: none. */
function firstSeatOf({ options }: People): number {
  if (options.first_order === "seats") return 1;
  return typeof options.first_seat === "number" ? options.first_seat : 0;
}
