import { expect, test } from "vitest";
import { sheets } from "../../styles/testing/sheets";
import { type Choices, conditionFor } from "./conditions";

const USUAL: Choices = { theme: "system", motion: "system", textScale: 1 };

test.each(["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)", "(min-width: 72rem)"])(
  "%s stays as it is where nothing was chosen",
  (written) => expect(conditionFor(written, USUAL)).toBe(written),
);

test.each([
  ["(prefers-color-scheme: dark)", { theme: "night" }, "all"],
  ["(prefers-color-scheme: dark)", { theme: "day" }, "not all"],
  ["(prefers-reduced-motion: reduce)", { motion: "less" }, "all"],
  ["(prefers-reduced-motion: no-preference)", { motion: "less" }, "not all"],
  [
    "(max-width: 59.99rem) and (min-height: 45rem)",
    { textScale: 1.5 },
    "(max-width: 89.985rem) and (min-height: 67.5rem)",
  ],
  ["(width >= .5rem)", { textScale: 1.5 }, "(width >= 0.75rem)"],
] as const)("%s with %o is %s", (written, chosen, settled) => {
  expect(conditionFor(written, { ...USUAL, ...chosen })).toBe(settled);
});

test("light and motion stand alone in every condition of the styles", () => {
  const conditions = [...sheets().values()].flatMap(
    (css) => css.match(/@media [^{]*prefers-(?:color|reduced)[^{]*/g) ?? [],
  );
  expect(conditions.length).toBeGreaterThan(5);
  for (const one of conditions) expect(one.trim()).toMatch(/^@media \(prefers-[a-z-]+: [a-z-]+\)$/);
});
