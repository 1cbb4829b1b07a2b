/** What has to be told apart by its colour can be, by all eyes: the seats always, the rest with the colours for that. */
import { describe, expect, test } from "vitest";
import { ratio, shades } from "./testing/contrast";
import { distance, EYES } from "./testing/eyes";
import { sheets } from "./testing/sheets";

const SHEETS = sheets();
const tokens = SHEETS.get("tokens.css") ?? "";
const distinct = SHEETS.get("distinct.css") ?? "";
const NIGHT = "@media (prefers-color-scheme: dark)";
const parted = (css: string): readonly [string, string] => {
  const at = css.indexOf(NIGHT);
  return [css.slice(0, at), css.slice(at)];
};
/** Both sheets as one: what `distinct.css` says comes later. */
const both = [parted(tokens)[0], parted(distinct)[0], parted(tokens)[1], parted(distinct)[1]].join("\n");

const SEATS = [1, 2, 3, 4, 5, 6, 7, 8].map((seat) => `--seat-${seat}`);
const FIGURES = ["red", "white", "grey", "green", "blue"].map((colour) => `--fig-${colour}`);
const DICE = [...FIGURES.filter((name) => name !== "--fig-green"), "--die-green"];
const SYMBOLS = ["red", "green", "blue"].map((colour) => `--sym-${colour}`);
const TUMBLIN = ["--tumblin-red", "--fig-white", "--tumblin-green", "--obj-ink"];

function pairs<T>(all: readonly T[]): readonly (readonly [T, T])[] {
  return all.flatMap((one, place) => all.slice(place + 1).map((other) => [one, other] as const));
}

function least(names: readonly string[], css: string, time: "day" | "night", eyes: keyof typeof EYES): number {
  const shade = shades(css, time);
  return Math.min(...pairs(names).map(([one, other]) => distance(shade(one), shade(other), eyes)));
}

test("the simulation agrees with itself: grey stays grey, and red is no longer far from green", () => {
  const [grey, red, green] = [
    [128, 128, 128],
    [218, 56, 50],
    [38, 150, 79],
  ] as const;
  for (const eyes of ["protan", "deutan", "tritan"] as const) {
    expect(distance(grey, [129, 129, 129], eyes)).toBeLessThan(1);
    expect(distance([0, 0, 0], [255, 255, 255], eyes)).toBeCloseTo(100, 0);
  }
  expect(distance(red, green, "usual")).toBeGreaterThan(25);
  expect(distance(red, green, "deutan")).toBeLessThan(6);
});

describe.each(Object.keys(EYES) as (keyof typeof EYES)[])("for %s eyes", (eyes) => {
  test.each([
    ["as usual", tokens],
    ["to be told apart", both],
  ])("the eight seats are far apart in the colours %s", (_, css) =>
    expect(least(SEATS, css, "day", eyes)).toBeGreaterThan(12),
  );

  test.each([
    ["figures of Ghost Blitz", FIGURES],
    ["dice of Ghost Blitz", DICE],
    ["symbols of King of the Dice", SYMBOLS],
    ["dice of Tumblin-Dice", TUMBLIN],
    ["signs for right and wrong on the felt", ["--felt-good", "--felt-bad"]],
    ["signs for good and bad", ["--good", "--bad"]],
  ])("the %s are far apart in the colours for that", (_, names) => {
    expect(least(names, both, "day", eyes)).toBeGreaterThan(20);
    expect(least(names, both, "night", eyes)).toBeGreaterThan(20);
  });
});

describe.each(["day", "night"] as const)("by %s, in the colours to be told apart", (time) => {
  const shade = shades(both, time);

  test.each([
    ["--good", "--good-soft"],
    ["--good", "--surface"],
    ["--bad", "--bad-soft"],
    ["--bad", "--surface"],
    ["--die-green-on", "--die-green"],
    ["--tumblin-green-on", "--tumblin-green"],
    ["--obj-ink", "--fig-grey"],
    ["--fig-white", "--fig-red"],
    ["--fig-white", "--fig-blue"],
    ["--fig-white", "--tumblin-red"],
  ])("what stands in %s can be read on %s", (text, ground) =>
    expect(ratio(shade(text), shade(ground))).toBeGreaterThanOrEqual(4.5),
  );

  test.each(SYMBOLS)("%s can be seen on bone", (symbol) =>
    expect(ratio(shade(symbol), shade("--bone"))).toBeGreaterThanOrEqual(3),
  );
});
