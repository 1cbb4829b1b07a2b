/** Questions about who sits at the table, for waiting room, play and result. */
import type { GameSeen, People, SeatSeen } from "../wire.gen";

export function seatOf(people: People, seat: number): SeatSeen | null {
  return people.seats.find((one) => one.seat === seat) ?? null;
}

export function takenSeats(people: People): readonly SeatSeen[] {
  return people.seats.filter((one) => one.kind !== "empty");
}

/** A bot plays for the person of this seat, until the person takes it back. */
export function isKept(seat: SeatSeen): boolean {
  return seat.kind === "person" && seat.level !== "";
}

/** A bot keeps my seat. */
export function isMineKept(people: People, seat: number): boolean {
  const mine = seatOf(people, seat);
  return mine !== null && people.status === "playing" && isKept(mine);
}

/** Persons beside me who have not said that they are ready. */
export function awaited(people: People, seat: number): readonly SeatSeen[] {
  return people.seats.filter((one) => one.kind === "person" && one.seat !== seat && !one.is_ready);
}

/** How many seats are missing before a match can begin. */
export function missingSeats(people: People, game: GameSeen): number {
  return Math.max(0, game.seats[0] - takenSeats(people).length);
}

export function hostOf(people: People): SeatSeen | null {
  return people.seats.find((one) => one.is_host) ?? null;
}

/** What a seat does after a match. */
export type After = "plays_again" | "looks" | "always_plays" | "away";

export function afterMatch(seat: SeatSeen): After {
  if (seat.kind === "bot") return "always_plays";
  if (seat.is_ready) return "plays_again";
  return seat.is_here ? "looks" : "away";
}
