/** What somebody hears who asks. */
import { expect, test } from "vitest";
import { diceSaid, pointsSaid } from "./announce";
import { BOTTLES, EXAMPLE_5, seenWith, viewWith } from "./testing";

test("the points are told around the table, those who left are not", () => {
  const view = viewWith({ points: [3, 2, 5, 0], supply: 25, jackpot: 1, left: [4] });
  expect(pointsSaid(seenWith(view, EXAMPLE_5))).toBe("Mika 2, Jo 5, You 3. Supply 25, jackpot 1.");
});

test("dice are told with their colours, in one sentence", () => {
  expect(diceSaid(BOTTLES)).toBe(
    "red die: bottle, white die: bottle, grey die: chair, green die: mouse, blue die: bottle",
  );
});
