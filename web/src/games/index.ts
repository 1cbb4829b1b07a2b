/** The games of the house: their boxes on the shelf, and their screens, which are loaded when a table asks for them. */
import { withWords } from "../texts/language";
import type { GameUi, OnlineGame } from "./gameui";

/** How a game looks from outside. */
export interface Box {
  readonly game: string;
  /** Symbol of the cover in the sprite. */
  readonly cover: string;
  /** Class of the felt. */
  readonly felt: string;
  /** Two figures that come to the winner's podium. */
  readonly guests: readonly [string, string];
}

const BOXES: readonly Box[] = [
  { game: "ghost_blitz_dice", cover: "cover-ghost", felt: "felt--ghost", guests: ["fig-ghost", "fig-mouse"] },
  { game: "king_of_the_dice_junior", cover: "cover-king", felt: "felt--king", guests: ["res-bard", "lizard"] },
  { game: "lightning_dice", cover: "cover-lightning", felt: "felt--lightning", guests: ["die-six", "die-five"] },
  { game: "tumblin_dice", cover: "cover-tumblin", felt: "felt--tumblin", guests: ["die-six", "die-five"] },
];

/** Throws for a game that the house does not have. */
export function boxOf(game: string): Box {
  const box = BOXES.find((one) => one.game === game);
  if (box === undefined) throw new Error(`no box of ${game}`);
  return box;
}

type Loaders = { readonly [G in OnlineGame]: () => Promise<GameUi<G>> };

const LOADERS: Loaders = {
  ghost_blitz_dice: async () => (await import("./ghost_blitz_dice/index")).ghostBlitz,
  king_of_the_dice_junior: async () => (await import("./king_of_the_dice_junior/index")).kingOfTheDice,
  lightning_dice: async () => (await import("./lightning_dice/index")).lightningDice,
  tumblin_dice: async () => (await import("./tumblin_dice/index")).tumblinDice,
};

export function isOnline(game: string): game is OnlineGame {
  return game in LOADERS;
}

/** A game's screen, with its own styles and words. Throws if it cannot be fetched. */
export function loadGame<G extends OnlineGame>(game: G): Promise<GameUi<G>> {
  return withWords(LOADERS[game]());
}
