/** What is known of a game without asking for it. */
import { GAMES, type GameSeen } from "../wire.gen";

/** @param name as the server calls it; it tells of no others */
export function gameOf(name: string): GameSeen {
  const game = GAMES.find((one) => one.name === name);
  if (game === undefined) throw new Error(`no game ${name}`);
  return game;
}
