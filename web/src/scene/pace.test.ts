import { expect, test } from "vitest";
import { Pace } from "./pace";

/** The next motion of this many frames, so far apart. */
function move(pace: Pace, frames: number, apartMs: number): void {
  for (let frame = 0; frame < frames; frame += 1) pace.frame(frame * apartMs);
}

test("smooth motion is drawn as finely as what rests", () => {
  const pace = new Pace();
  move(pace, 200, 16.7);
  expect(pace.share).toBe(1);
});

test("late frames make it coarser, down to a half and no further", () => {
  const pace = new Pace();
  move(pace, 8, 60);
  expect(pace.share).toBe(0.75);
  move(pace, 100, 60);
  expect(pace.share).toBe(0.5);
});

test("a single late frame does not", () => {
  const pace = new Pace();
  move(pace, 5, 16.7);
  pace.frame(400);
  for (let frame = 1; frame < 20; frame += 1) pace.frame(400 + frame * 16.7);
  expect(pace.share).toBe(1);
});

test("once it is easy, the next motion is tried finer, but not a merely bearable one", () => {
  const pace = new Pace();
  move(pace, 100, 60);
  pace.rest();
  expect(pace.share).toBe(0.5);
  move(pace, 40, 25);
  pace.rest();
  expect(pace.share).toBe(0.5);
  move(pace, 40, 16.7);
  pace.rest();
  expect(pace.share).toBe(0.75);
});

test("the pause between two motions is no late frame", () => {
  const pace = new Pace();
  for (let motion = 0; motion < 30; motion += 1) {
    pace.frame(motion * 5000);
    pace.frame(motion * 5000 + 16.7);
    pace.rest();
  }
  expect(pace.share).toBe(1);
});
