import { expect, test } from "vitest";
import type { TumblinEvent } from "../../wire.gen";
import type { Whole } from "../gameui";
import { film } from "./film";
import { momentsOf } from "./moments";
import { boxOf, historyOf, landed, removed, seenWith, thrown, viewWith } from "./testing";

function told(throws: readonly (readonly TumblinEvent[])[], winners: readonly number[] = []) {
  const history = historyOf(...throws);
  const numbered = { ...history, told: history.told.map((one, place) => ({ ...one, round: place + 1 })) };
  const seen = seenWith(viewWith({ dice: boxOf(4) }), numbered);
  const outcome = winners.length === 0 ? null : { winners, scores: [], rule: "TD-13" };
  const rounds = throws.map((events, place) => ({ number: place + 1, events }));
  const whole: Whole<"tumblin_dice"> = {
    ...{ seen: { ...seen, update: { ...seen.update, outcome } }, rounds },
    name: (seat) => ["", "Ada", "Jo", "Mika", "Otto"][seat] ?? "",
  };
  return momentsOf(whole).map(({ round, title, text }) => [round, title, text]);
}

const [RED, SECOND] = [boxOf(4)[0]?.name ?? "", boxOf(4)[4]?.name ?? ""];
const scored = (seat: number, change: number, total: number): TumblinEvent => ({
  ...{ type: "scored", rule: "TD-9", seat, change, total, dice: [] },
});

test("the throw that brought most is named with its level", () => {
  const throws = [
    [thrown(1, RED), landed(1, RED, 2, 1)],
    [thrown(2, SECOND), landed(2, SECOND, 5, 3)],
  ];
  expect(told(throws)).toEqual([[2, "Best throw", "Jo +15, on the 3× level"]]);
});

test("a throw that costs others points is the hardest knock", () => {
  const throws = [
    [thrown(1, RED), landed(1, RED, 6, 3)],
    [thrown(2, SECOND), landed(2, SECOND, 1, 1), removed(1, RED, "off_board")],
  ];
  expect(told(throws)).toContainEqual([2, "Hardest knock", "Jo costs the others 18"]);
});

test("who leads after a quarter and did not before takes the lead with the throw that ended it", () => {
  const throws = [
    [thrown(1, RED), removed(1, RED, "off_board"), scored(1, 9, 9), scored(2, 4, 4)],
    [thrown(2, SECOND), removed(2, SECOND, "off_board"), scored(1, 1, 10), scored(2, 8, 12)],
  ];
  expect(told(throws, [2])).toEqual([
    [2, "Jo takes the lead", "12 to 10"],
    [2, "The last throw", "Jo wins"],
  ]);
});

test("a throw has the colour of whoever threw", () => {
  expect(film.ownerOf([thrown(3, RED)])).toBe(3);
  expect(film.ownerOf([])).toBe(0);
});
