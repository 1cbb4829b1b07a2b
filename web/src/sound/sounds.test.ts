/** Nobody listens to these tests, so they measure: loudness, length, brightness, and the vowels of a shout. */
import { describe, expect, test } from "vitest";
import { hit, hitsOf, MOST_ROLL_MS, roll } from "./dice";
import { FIGURE_VOICES } from "./figures";
import { SOUND_NAMES } from "./names";
import { RECIPES } from "./recipes";
import { bandAt, brightnessOf, likenessOf, loudestOf, peakOf, printOf } from "./testing/measure";
import { RATE, type Wave } from "./waves";

const ROLLS = [1, 4, 6].flatMap((dice) =>
  [0, 800, 10_000].map((ms) => [`${dice} dice for ${ms} ms`, () => roll(dice, ms, 1)] as const),
);
const SINGLE = Object.entries(RECIPES);
const HITS = (["felt", "wood", "die"] as const).flatMap((ground) =>
  [1, 2, 3].map((seed) => [`hit ${seed} on ${ground}`, () => hit(ground, seed)] as const),
);

test("every name has a sound", () => {
  expect(["roll", ...Object.keys(RECIPES)].sort()).toEqual([...SOUND_NAMES].sort());
});

describe.each<readonly [string, () => Wave]>([...SINGLE, ...ROLLS, ...HITS])("%s", (_, make) => {
  const wave = make();

  test("is loud enough, and never clips", () => {
    expect(wave.every((sample) => Number.isFinite(sample))).toBe(true);
    expect(peakOf(wave)).toBeGreaterThan(0.3);
    expect(peakOf(wave)).toBeLessThanOrEqual(0.9);
    expect(loudestOf(wave)).toBeGreaterThan(0.03);
  });

  test("is short, and ends in silence", () => {
    expect(wave.length / RATE).toBeGreaterThan(0.05);
    expect(wave.length / RATE).toBeLessThanOrEqual(2);
    expect(Math.abs(wave.at(-1) ?? 1)).toBeLessThan(1e-3);
  });

  test("is the same each time", () => {
    const again = make();
    expect(again.length).toBe(wave.length);
    expect(again.every((sample, place) => sample === wave[place])).toBe(true);
  });
});

test.each([
  ["wrong", 100, 500],
  ["turn", 600, 1_500],
  ["grab", 400, 1_500],
  ["win", 500, 2_500],
  ["points", 700, 1_500],
  ["coin", 2_500, 5_000],
  ["click", 3_000, 6_500],
] as const)("%s is as bright as it should be", (name, least, most) => {
  const bright = brightnessOf(RECIPES[name]());
  expect(bright).toBeGreaterThan(least);
  expect(bright).toBeLessThan(most);
});

describe("voices of figures", () => {
  const voices = Object.entries(FIGURE_VOICES).map(([name, make]) => [name, make()] as const);

  test.each(voices)("the %s is over before the next die is told, however fast dice are told", (_, wave) => {
    expect(wave.length / RATE).toBeLessThanOrEqual(0.36);
  });

  test("differ in what sounds when: no two of them are alike by more than a third", () => {
    const prints = voices.map(([, wave]) => printOf(wave));
    for (const [place, one] of prints.entries()) {
      for (const other of prints.slice(place + 1)) expect(likenessOf(one, other)).toBeLessThan(0.35);
    }
  });

  test("are about equally loud", () => {
    const loud = voices.map(([, wave]) => loudestOf(wave));
    expect(Math.max(...loud) / Math.min(...loud)).toBeLessThan(2.5);
  });
});

/** Where the word is in its two vowels, its stop and its last consonant, in seconds. */
const [AH, IH, STOP, T] = [
  [0.08, 0.16],
  [0.26, 0.33],
  [0.38, 0.415],
  [0.42, 0.45],
] as const;

test("a shout is a voice that says two vowels: their resonances are where speakers have them", () => {
  const word = RECIPES.shout();
  expect(bandAt(1_230, word, AH)).toBeGreaterThan(2 * bandAt(2_000, word, AH));
  expect(bandAt(2_080, word, IH)).toBeGreaterThan(2 * bandAt(1_230, word, IH));
  expect(bandAt(790, word, AH)).toBeGreaterThan(3 * bandAt(790, word, IH));
});

test("a shout stops before its last consonant, which is noise", () => {
  const word = RECIPES.shout();
  const part = ([fromS, toS]: readonly [number, number]) => word.slice(fromS * RATE, toS * RATE);
  expect(loudestOf(part(STOP))).toBeLessThan(0.01);
  expect(loudestOf(part(T))).toBeGreaterThan(0.03);
  expect(brightnessOf(part(T))).toBeGreaterThan(3_000);
});

describe("a roll", () => {
  test.each([1, 4, 6])("of %i dice hits within its time, for each die more than three times", (dice) => {
    const hits = hitsOf(dice, 0.8, 3);
    expect(hits.length).toBeGreaterThan(3 * dice);
    for (const { atS, strength } of hits) {
      expect(atS).toBeGreaterThanOrEqual(0);
      expect(atS).toBeLessThanOrEqual(0.8);
      expect(strength).toBeGreaterThan(0);
      expect(strength).toBeLessThanOrEqual(1);
    }
  });

  test("dies away: the dice hit hard at first and softly at last", () => {
    const hits = hitsOf(5, 1.2, 4).toSorted((one, other) => one.atS - other.atS);
    const mean = (some: typeof hits) => some.reduce((sum, each) => sum + each.strength, 0) / some.length;
    expect(mean(hits.slice(0, 10))).toBeGreaterThan(3 * mean(hits.slice(-10)));
  });

  test("of one die never hits another die", () => {
    expect(hitsOf(1, 2, 5).map((each) => each.ground)).not.toContain("die");
  });

  test.each([800, 1200, 5000])("lasts as long as the dice tumble, %i ms, up to the most", (ms) => {
    expect(roll(4, ms, 1).length).toBe((Math.min(ms, MOST_ROLL_MS) / 1_000) * RATE);
  });
});
