import { expect, test } from "vitest";
import type { Tier } from "../../scene/look";
import { nextTrial, type Speed, type Trial } from "./trial";

interface Device {
  readonly speeds: Readonly<Record<Tier, Speed>>;
  readonly isByItself: boolean;
}

/** All trials on this device, in turn. */
function trialsOn({ speeds, isByItself }: Device): readonly (Trial | null)[] {
  const trials: (Trial | null)[] = [];
  let trial: Trial | null = { tier: "low", isSure: false };
  while (trial !== null && !trial.isSure && trials.length < 9) {
    trial = nextTrial(trial, speeds[trial.tier], isByItself);
    trials.push(trial);
  }
  return trials;
}

test("where the rich look is smooth, it is kept", () => {
  const trials = trialsOn({ speeds: { low: "low", high: "high" }, isByItself: true });
  expect(trials).toEqual([
    { tier: "high", isSure: false },
    { tier: "high", isSure: true },
  ]);
});

test("where the rich look is not smooth, the plain one is kept and not measured again", () => {
  const trials = trialsOn({ speeds: { low: "low", high: "low" }, isByItself: true });
  expect(trials).toEqual([
    { tier: "high", isSure: false },
    { tier: "low", isSure: true },
  ]);
});

test("where the plain look is too slow, the table is flat, unless somebody asked for 3D", () => {
  const speeds = { low: "slow", high: "low" } as const;
  expect(trialsOn({ speeds, isByItself: true })).toEqual([null]);
  expect(trialsOn({ speeds, isByItself: false })).toEqual([{ tier: "low", isSure: true }]);
});
