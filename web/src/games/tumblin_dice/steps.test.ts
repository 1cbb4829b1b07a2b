import { expect, test } from "vitest";
import { unpack } from "./frames";
import type { Flown } from "./playback";
import { MOST_STEPS, type Step, stepAt, stepsOf } from "./steps";
import { GREEN_HITS_WHITE, lies, straightWay } from "./testing";

const WHITE = lies("white-1", 5, 3, { pose: { at_mm: [512, 30, 33.4], turn: [0.7, -0.7, 0, 0] } });
const BEFORE = { board: [WHITE], stacked: [] };

async function green(): Promise<Flown> {
  return { flight: GREEN_HITS_WHITE, way: await unpack(GREEN_HITS_WHITE), before: BEFORE };
}

const kinds = (steps: readonly Step[]): readonly string[] => steps.map(({ kind }) => kind);

test("a real throw: over the disc, down, into white, which leaves the board", async () => {
  const steps = stepsOf(await green(), BEFORE, false);
  expect(kinds(steps)).toEqual(["disc", "line", "tips", "tips", "hits", "leaves", "rests"]);
  expect(steps.find(({ kind }) => kind === "hits")).toMatchObject({ die: "white-1", face: 5, rule: "TD-5", atMs: 267 });
  expect(steps.find(({ kind }) => kind === "leaves")).toMatchObject({ die: "white-1", rule: "TD-4" });
});

test("steps follow each other in time and lie where the die is then", async () => {
  const flown = await green();
  const steps = stepsOf(flown, BEFORE, false);
  expect(steps.map(({ atMs }) => atMs)).toEqual(steps.map(({ atMs }) => atMs).sort((a, b) => a - b));
  for (const { die, atMs, at_mm: at } of steps) {
    const there = flown.way.poseAt(die, atMs)?.at_mm ?? WHITE.pose?.at_mm ?? [0, 0, 0];
    expect([...at]).toEqual([there[0], there[1]]);
  }
});

test("a slide that no hit tells of lies on the disc from the beginning", async () => {
  expect(stepsOf(await green(), BEFORE, false)[0]).toMatchObject({ kind: "disc", atMs: 0, rule: "TD-2" });
});

test("a missed disc is told with its rule", async () => {
  expect(stepsOf(await green(), BEFORE, true).find(({ kind }) => kind === "missed")?.rule).toBe("TD-R7");
});

test("of many hits the hardest are told, and what the thrown die did before what others did", () => {
  const pose = { at_mm: [250, 0, 58.8], turn: [1, 0, 0, 0] } as const;
  const others = Array.from({ length: 12 }, (_, place) => `white-${place}`);
  const way = straightWay(1000, {
    "red-1": [pose, pose],
    ...Object.fromEntries(others.map((die) => [die, [pose, pose]])),
  });
  const hits = others.map(
    (die, place) => [10 + place, place % 2 ? "red-1" : "black-1", die, (place + 1) / 12] as const,
  );
  const flight = { duration_ms: 1000, dice: way.dice, frames: "", hits, thrown: "red-1" };
  const steps = stepsOf({ flight, way, before: { board: [], stacked: [] } }, { board: [], stacked: [] }, false);
  expect(steps).toHaveLength(MOST_STEPS);
  expect(steps.filter(({ kind }) => kind === "hits").every(({ by }) => by === "red-1")).toBe(true);
});

test("the step that goes on is the last that has begun", async () => {
  const steps = stepsOf(await green(), BEFORE, false);
  expect(stepAt(steps, -10)).toBe(-1);
  expect(steps[stepAt(steps, 268)]?.kind).toBe("hits");
  expect(stepAt(steps, 9999)).toBe(steps.length - 1);
});
