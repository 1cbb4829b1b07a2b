import { expect, test } from "vitest";
import { unpack } from "./frames";
import { AS_PYTHON_HAS_IT, GREEN_HITS_WHITE } from "./testing";

const PICTURE_MS = 1000 / 60;

test("poses are those that Python unpacks", async () => {
  const way = await unpack(GREEN_HITS_WHITE);
  for (const [die, picture, expected] of AS_PYTHON_HAS_IT) {
    const pose = way.poseAt(die, picture * PICTURE_MS);
    const [has, should] = [pose, expected].map((one) => [...(one?.at_mm ?? []), ...(one?.turn ?? [])]);
    expect(has).toHaveLength(7);
    for (const [channel, value] of has?.entries() ?? []) expect(value).toBeCloseTo(should?.[channel] ?? 0, 6);
  }
});

test("between two pictures a die is between its poses, and its turn keeps its length", async () => {
  const way = await unpack(GREEN_HITS_WHITE);
  const [before, between, after] = [7, 7.25, 8].map((picture) => way.poseAt("green-1", picture * PICTURE_MS)?.at_mm[0]);
  expect(between).toBeCloseTo((before ?? 0) + 0.25 * ((after ?? 0) - (before ?? 0)), 6);
  expect(Math.hypot(...(way.poseAt("green-1", 130)?.turn ?? []))).toBeCloseTo(1, 9);
});

test("before its start it is where it starts, after its end where it rests", async () => {
  const way = await unpack(GREEN_HITS_WHITE);
  expect(way.poseAt("green-1", -50)).toEqual(way.poseAt("green-1", 0));
  expect(way.poseAt("green-1", 9999)?.at_mm[0]).toBeCloseTo(522.4, 3);
});

test("a die that does not move has no way", async () => {
  const way = await unpack(GREEN_HITS_WHITE);
  expect(way.poseAt("red-1", 100)).toBeNull();
});

test("a flight in which nothing moves is over at once", async () => {
  const way = await unpack({ duration_ms: 0, dice: [], frames: "" });
  expect([way.durationMs, way.dice]).toEqual([0, []]);
});

test("a text for another number of dice is refused", async () => {
  await expect(unpack({ ...GREEN_HITS_WHITE, dice: ["a-1", "b-1", "c-1"] })).rejects.toThrow("no pictures of 3 dice");
});
