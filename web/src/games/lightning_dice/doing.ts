/** What stands beside the name of a seat: what its dice do, or who plays there. */
import { handOf, isMoving } from "./model";
import type { LightningSeen } from "./names";
import { boardTexts } from "./texts-board";

/** @param kept how many dice the seat kept in its last roll */
export function doingOf(seen: LightningSeen, seat: number, kept: number): string {
  const says = boardTexts().doing;
  const { view } = seen.update;
  const hand = handOf(view, seat);
  if (view.left.includes(seat)) return says.left;
  const person = seen.people.seats.find((one) => one.seat === seat);
  if (person !== undefined && !person.is_here && person.kind === "person" && person.level === "") return says.away;
  if (isMoving(hand)) return says.rolling;
  if (hand.faces?.some((face) => face > 0)) return says.keeps(kept);
  if (person?.kind === "bot") return says.bot(person.level);
  return person !== undefined && person.level !== "" ? says.botPlays : says.inHand;
}
