/** What is drawn below the rules agrees with what the pages themselves work out, and has words in both languages. */
import { expect, test } from "vitest";
import { examples as ghost } from "./ghost_blitz_dice/examples";
import { exampleTexts as ghostTexts } from "./ghost_blitz_dice/texts-examples";
import { examples as king } from "./king_of_the_dice_junior/examples";
import { MET } from "./king_of_the_dice_junior/examples.gen";
import { cardNumbered, meets } from "./king_of_the_dice_junior/model";
import { exampleTexts as kingTexts } from "./king_of_the_dice_junior/texts-examples";
import { examples as lightning } from "./lightning_dice/examples";
import { exampleTexts as lightningTexts } from "./lightning_dice/texts-examples";
import { examples as tumblin } from "./tumblin_dice/examples";
import { LIES } from "./tumblin_dice/examples.gen";
import { countsOf } from "./tumblin_dice/scoring";
import { exampleTexts as tumblinTexts } from "./tumblin_dice/texts-examples";

test.each([
  ["Ghost Blitz", ghost, ghostTexts],
  ["King of the Dice", king, kingTexts],
  ["Lightning Dice", lightning, lightningTexts],
  ["Tumblin-Dice", tumblin, tumblinTexts],
] as const)("every example of %s has a sentence, and every sentence an example", (_, drawn, texts) => {
  expect(Object.keys(drawn).sort()).toEqual(Object.keys(texts().rules).sort());
  expect(Object.keys(drawn).length).toBeGreaterThanOrEqual(6);
});

test.each(Object.entries(MET))(
  "the cards that are ringed at %s are those that the dice meet",
  (_, { cards, rolls }) => {
    for (const { faces, met } of rolls) {
      expect(cards.filter((card) => meets(cardNumbered(card), faces))).toEqual(met);
    }
  },
);

test.each(Object.entries(LIES))("the flags at %s say what the server says", (_, lies) => {
  const board = lies.board.filter(({ die }) => lies.gone[die] === undefined);
  const counts = countsOf({ board, stacked: lies.stacked }, lies.dice, lies.beforeLine);
  const points = (all: readonly { readonly die: string; readonly seat: number; readonly points: number }[]) =>
    Object.fromEntries(all.map(({ die, seat, points }) => [die, [seat, points]]));
  expect(points(counts)).toEqual(points(lies.counts));
});
