/** Dice by ear: who is told them one after the other, and how long that takes before their clock starts. Pure. */
import type { GameSeen, People, SeatSeen } from "../wire.gen";
import { gameOf } from "./game";
import { seatOf } from "./people";

export function canListen({ told_dice: dice }: GameSeen): boolean {
  return dice > 0;
}

/** How long each die is told to a seat; 0: it looks. */
export function dieMsOf(people: People, seat: number): number {
  return seatOf(people, seat)?.die_ms ?? 0;
}

/** From the dice on the screen to the moment in which the clock of a seat starts. */
export function listensMsOf(people: People, seat: number): number {
  return dieMsOf(people, seat) * gameOf(people.game).told_dice;
}

export function listenersOf({ seats }: People): readonly SeatSeen[] {
  return seats.filter(({ die_ms: dieMs = 0 }) => dieMs > 0);
}
