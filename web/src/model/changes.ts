/** What happened among the people between two messages: for those who cannot see the seats. */
import type { People, SeatSeen } from "../wire.gen";
import { seatOf } from "./people";

export interface Change {
  readonly what: "came" | "left" | "ready";
  readonly player: string;
}

/** Of the others only; one's own deeds are known. */
export function changesOf(before: People, after: People, mine: number): readonly Change[] {
  const gone = before.seats.filter((seat) => isThere(seat) && !sitsIn(after, seat.player));
  const now = after.seats.filter((seat) => isThere(seat) && seat.seat !== mine);
  return [
    ...gone.map((seat) => ({ what: "left" as const, player: seat.player })),
    ...now
      .filter((seat) => !sitsIn(before, seat.player))
      .map((seat) => ({ what: "came" as const, player: seat.player })),
    ...now
      .filter((seat) => isNewlyReady(before, seat))
      .map((seat) => ({ what: "ready" as const, player: seat.player })),
  ];
}

function isThere(seat: SeatSeen): boolean {
  return seat.kind !== "empty";
}

function sitsIn(people: People, player: string): boolean {
  return people.seats.some((seat) => isThere(seat) && seat.player === player);
}

function isNewlyReady(before: People, seat: SeatSeen): boolean {
  const old = seatOf(before, seat.seat);
  return seat.kind === "person" && seat.is_ready && old?.player === seat.player && !old.is_ready;
}
