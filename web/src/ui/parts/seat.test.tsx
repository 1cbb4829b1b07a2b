import { expect, test } from "vitest";
import { Points } from "./points";
import { Ring } from "./ring";
import { Pattern, SeatDisc, seatClass } from "./seat";
import { elements, pictures, withClass } from "./testing/tree";

test("a seat has its shape beside its colour", () => {
  expect(pictures(<SeatDisc seat={3} />)).toEqual(["seat-3"]);
  expect(withClass(<SeatDisc seat={3} />, "s3")).toHaveLength(1);
});

test("a disc with a label is heard", () => {
  const named = elements(<SeatDisc seat={3} label="Jo" />).filter(({ props }) => props["aria-label"] === "Jo");
  expect(named.map(({ props }) => props.role)).toEqual(["img"]);
});

test.each([0, 9, 1.5])("a seat %d is refused", (seat) => {
  expect(() => seatClass(seat)).toThrow(`no seat ${seat}`);
});

test("a bar is as long as its share", () => {
  const [bar] = elements(<Pattern seat={2} class="story__bar" share={0.846} />);
  expect(bar?.props.style).toEqual({ "--x": "84.6%" });
});

test("each point is a coin", () => expect(pictures(<Points count={3} />)).toEqual(["point", "point", "point"]));
test("a debt shows no coins", () => expect(pictures(<Points count={-2} />)).toEqual([]));

test("the ring is silent", () => {
  expect(elements(<Ring share={0.5} text="5" />)[0]?.props["aria-hidden"]).toBe("true");
});
