/** What a device says to the table about listening. Pure. */
import { canListen, dieMsOf } from "../../model/ear";
import { gameOf } from "../../model/game";
import type { PlayerNow } from "../../net/crew";

/**
 * Players for whom the table does not know yet how this device plays: all who sit at it are told the dice alike. In a
 * match it stays as it was.
 */
export function unsaid(players: readonly PlayerNow[], wantedMs: number): readonly number[] {
  return players.flatMap(({ number, line, state: { people, seat } }) => {
    if (people === null || people.status === "playing" || seat === 0 || line !== "open") return [];
    return canListen(gameOf(people.game)) && dieMsOf(people, seat) !== wantedMs ? [number] : [];
  });
}
