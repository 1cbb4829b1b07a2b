import { expect, test } from "vitest";
import type { TumblinEvent } from "../../wire.gen";
import { orderReason } from "./order";
import { historyOf, viewWith } from "./testing";

const rolled: TumblinEvent = { type: "order_rolled", rule: "TD-R1", seats: [1, 2, 3, 4], faces: [2, 6, 2, 1] };
const again: TumblinEvent = { type: "order_rolled", rule: "TD-R1", seats: [1, 3], faces: [1, 5] };

test("the first quarter goes by the first roll of each, highest first", () => {
  const why = orderReason(viewWith({ order: [2, 3, 1, 4] }), historyOf([rolled], [again]));
  expect(why).toMatchObject({ is: "rolled", rule: "TD-R1" });
  expect(why?.rolls[0]).toEqual([2, 6]);
});

test("or by the seats, if the host wants it so", () => {
  const view = viewWith({ variant: { first_order: "seats" } });
  expect(orderReason(view, historyOf())).toMatchObject({ is: "seats", rule: "TD-R1" });
});

test("later the highest sum throws first [TD-7]", () => {
  const view = viewWith({ quarter: 2, order: [3, 2, 1, 4], totals: [20, 25, 31, 9] });
  expect(orderReason(view, historyOf())).toMatchObject({ is: "highest", rule: "TD-7" });
});

test("level sums keep their order [TD-8]", () => {
  const view = viewWith({ quarter: 2, order: [3, 2, 1, 4], totals: [20, 20, 31, 9] });
  expect(orderReason(view, historyOf())).toMatchObject({ is: "level", rule: "TD-8" });
});

test("in overtime only the tied play [TD-10]", () => {
  const view = viewWith({ quarter: 5, overtime: 1, order: [2, 4], totals: [60, 90, 61, 90] });
  expect(orderReason(view, historyOf())).toMatchObject({ is: "overtime", rule: "TD-10", seats: [2, 4] });
});

test("teams take turns [TD-R11]; when it is over nobody asks", () => {
  expect(orderReason(viewWith({ quarter: 2, variant: { teams: true } }), historyOf())?.rule).toBe("TD-R11");
  expect(orderReason(viewWith({ phase: "over" }), historyOf())).toBeNull();
});
