import { expect, test } from "vitest";
import { elements, pictures } from "../../ui/parts/testing/tree";
import { CardDie, SeatDie } from "./dice";

test("a die in motion has no face in the page, though it is known", () => {
  expect(pictures(<SeatDie seat={1} face={5} isTumbling />)).toEqual(["die", "die-whirl"]);
});

test("a die that lies there shows its pips, and one in the hand none", () => {
  expect(pictures(<SeatDie seat={1} face={5} />)).toEqual(["die", "pip-5"]);
  const [hand] = elements(<SeatDie seat={1} face={0} />);
  expect(pictures(<SeatDie seat={1} face={0} />)).toEqual(["die"]);
  expect(hand?.props["data-state"]).toBe("hand");
});

test("a blank die of a picture says that it may show anything [LD-R26]", () => {
  expect(pictures(<CardDie face={0} />)).toEqual(["die"]);
  expect(pictures(<CardDie face={3} />)).toEqual(["die", "pip-3"]);
});
