/** The lessons of the games, loaded where one is taken. A game may have none. */
import { withWords } from "../texts/language";
import type { Lesson } from "../ui/learn/lesson";
import type { OnlineGame } from "./gameui";

const LOADERS: { readonly [G in OnlineGame]?: () => Promise<Lesson> } = {
  ghost_blitz_dice: async () => (await import("./ghost_blitz_dice/lesson")).lesson,
  king_of_the_dice_junior: async () => (await import("./king_of_the_dice_junior/lesson")).lesson,
  lightning_dice: async () => (await import("./lightning_dice/lesson")).lesson,
  tumblin_dice: async () => (await import("./tumblin_dice/lesson")).lesson,
};

export function hasLesson(game: string): game is OnlineGame {
  return game in LOADERS;
}

/** Throws if it cannot be fetched, or there is none. */
export async function loadLesson(game: OnlineGame): Promise<Lesson> {
  const load = LOADERS[game];
  if (load === undefined) throw new Error(`no lesson of ${game}`);
  return withWords(load());
}
