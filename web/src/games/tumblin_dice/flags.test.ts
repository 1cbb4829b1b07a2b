import { expect, test } from "vitest";
import { sidesOf } from "./flags";

test("a flag stands above its die", () => expect(sidesOf([[100, 100]], "right")).toEqual(["above"]));

test("where it would cover another die it stands below", () => {
  expect(
    sidesOf(
      [
        [100, 100],
        [100, 78],
      ],
      "right",
    ),
  ).toEqual(["below", "above"]);
});

test("flags of dice side by side do not lie on each other", () => {
  const [one, other] = sidesOf(
    [
      [100, 100],
      [128, 100],
    ],
    "right",
  );
  expect(one).not.toBe(other);
});
