/** What stands above a hand while a shared screen shows the table. */
import { expect, test } from "vitest";
import type { OnlineGame, Seen } from "./gameui";
import { tally as ghost } from "./ghost_blitz_dice/tally";
import { viewWith as ghostView } from "./ghost_blitz_dice/testing";
import { tally as king } from "./king_of_the_dice_junior/tally";
import { tally as lightning } from "./lightning_dice/tally";
import { tally as tumblin } from "./tumblin_dice/tally";
import { lies, seenWith, viewWith } from "./tumblin_dice/testing";

type ViewOf<G extends OnlineGame> = Seen<G>["update"]["view"];

/** Of everything that is seen, these two are asked. */
function seenFrom<G extends OnlineGame>(seat: number, view: Partial<ViewOf<G>>): Seen<G> {
  return { seat, update: { view } } as unknown as Seen<G>;
}

test("in Ghost Blitz the own points are counted", () => {
  const seen = seenFrom<"ghost_blitz_dice">(2, ghostView({ points: [4, 1] }));
  expect(ghost(seen)).toEqual({ count: "1", unit: "point" });
});

test("in King of the Dice the sides of the own castle are counted, of five", () => {
  expect(king(seenFrom(1, { castles: [[3, 21], []] }))).toEqual({ count: "2", unit: "of 5" });
});

test("in Lightning Dice points are counted up to the goal, and may be below nothing", () => {
  expect(lightning(seenFrom(2, { scores: [3, -2], variant: {} }))).toEqual({ count: "−2", unit: "of 20" });
});

test("in the quick game cards are counted", () => {
  expect(lightning(seenFrom(1, { scores: [1, 3], variant: { play: "quick" } }))).toEqual({ count: "1", unit: "card" });
});

test("in Tumblin-Dice the dice that lie there count at once, and not only when the quarter is over", () => {
  const view = viewWith({ board: [lies("red-1", 5, 3)], totals: [7, 0, 0, 0] });
  expect(tumblin(seenWith(view))).toEqual({ count: "22", unit: "points" });
});
