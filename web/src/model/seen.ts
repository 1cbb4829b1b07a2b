/** What a game's screen is shown, out of all that is known of the table. */
import type { OnlineGame, Seen } from "../games/gameui";
import type { History } from "../wire.gen";
import { isMineKept } from "./people";
import type { TableState } from "./table";

/**
 * Null while the match that is going on has not been told yet.
 *
 * @param isCut the connection has been away for so long that people are told
 * @param here seats of this device, if several play on it
 */
export function seenOf(state: TableState, isCut: boolean, here: readonly number[] = []): Seen<OnlineGame> | null {
  const { people, update } = state;
  if (people === null || update === null || update.match !== people.match) return null;
  const { game, match } = update;
  const nothingTold: History = { type: "history", game, match, told: [], races: [], tumbled: null };
  return {
    update,
    history: state.history?.match === update.match ? state.history : nothingTold,
    people,
    links: state.links,
    seat: state.seat,
    isPending: state.pending.length > 0,
    isClaimed: state.isClaimed,
    isAsleep: isCut || people.is_paused === true || isMineKept(people, state.seat),
    ...(here.length > 0 && { here }),
  };
}
