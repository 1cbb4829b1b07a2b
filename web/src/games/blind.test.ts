/** Whoever hides the scores of a film sees the table as before anybody scored, and everything else as it is. */
import { expect, test } from "vitest";
import { seenOf } from "../model/seen";
import { nothingKnown, reduce } from "../model/table";
import type { GameFilm, OnlineGame } from "./gameui";
import { film as ghost } from "./ghost_blitz_dice/film";
import { film as king } from "./king_of_the_dice_junior/film";
import { loadLesson } from "./lessons";
import { film as lightning } from "./lightning_dice/film";
import { film as tumblin } from "./tumblin_dice/film";

test.each([
  ["ghost_blitz_dice", ghost, { points: [0, 0] }],
  ["king_of_the_dice_junior", king, { castles: [[], []] }],
  ["lightning_dice", lightning, { scores: [0, 0] }],
  ["tumblin_dice", tumblin, { scores: [], totals: [0, 0] }],
] as const)("%s", async (game, { blind }, none) => {
  const { film } = await loadLesson(game);
  const seen = seenOf(film.opening.reduce(reduce, nothingKnown), false);
  if (seen === null) throw new Error("the lesson shows nothing");
  const { view } = seen.update;
  expect(view).not.toEqual({ ...view, ...none });
  // the lesson is of this game; TypeScript cannot see it
  const blinded = (blind as GameFilm<OnlineGame>["blind"])(seen);
  expect(blinded).toEqual({ ...seen, update: { ...seen.update, view: { ...view, ...none } } });
});
