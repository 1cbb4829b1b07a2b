/** Whoever has just learned a game plays at once: at the table that they open, bots sit down as far as it needs them. */
import { useEffect } from "preact/hooks";
import { missingSeats } from "../../model/people";
import type { Wish } from "../../net/connection";
import type { GameSeen, People } from "../../wire.gen";
import type { TableScreen } from "../table/table-screen";

/** Code of the table that waits for them. */
let awaitedAt = "";

export function awaitCompany(table: string): void {
  awaitedAt = table;
}

/** Asks for them once, by the host, when the table is there. */
export function useCompany({ session, people, game }: TableScreen): void {
  const { isHost } = session.state.value;
  useEffect(() => {
    if (!isHost || people.table !== awaitedAt) return;
    awaitedAt = "";
    for (const wish of companyFor(people, game)) session.wish(wish);
  }, [isHost, people.table]);
}

/** As many as are missing, and for a beginner the weakest. */
export function companyFor(people: People, game: GameSeen): readonly Wish[] {
  const [level] = game.levels;
  if (level === undefined) return [];
  const free = people.seats.filter(({ kind }) => kind === "empty").slice(0, missingSeats(people, game));
  return free.map(({ seat }) => ({ type: "seat_bot", seat, level }));
}
