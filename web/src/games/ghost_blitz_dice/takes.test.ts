import { expect, test } from "vitest";
import { throwsOf } from "./model";
import { takesOf } from "./takes";
import { EXAMPLE_5, historyOf, judged, thrown } from "./testing";

const [example] = throwsOf(EXAMPLE_5);

test("the winner's points name where they came from; who had none to pay is left out [GB-R3]", () => {
  const first = example && takesOf(example).find((take) => take.verdict === "first");
  expect(first).toEqual({
    seat: 3,
    verdict: "first",
    took: "the mouse",
    change: 4,
    sources: [
      { seat: 0, word: "supply", change: 1 },
      { seat: 1, word: "", change: 1 },
      { seat: 0, word: "jackpot", change: 2 },
    ],
  });
});

test("a wrong grab names what it took and what it cost", () => {
  expect(example && takesOf(example).find((take) => take.seat === 1)).toMatchObject({
    verdict: "wrong",
    took: "the chair",
    change: -1,
  });
});

test("a right grab that was not the first one is right, and moves nothing", () => {
  const [one] = throwsOf(historyOf([0, thrown(1, 1), judged(2, "mouse", "late")]));
  expect(one && takesOf(one)).toEqual([{ seat: 2, verdict: "right", took: "the mouse", change: 0, sources: [] }]);
});
