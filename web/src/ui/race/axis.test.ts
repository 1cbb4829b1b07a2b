import { expect, test } from "vitest";
import { axisOf } from "./axis";
import { pictureOf, type Take } from "./model";
import { FARTHER, FARTHER_TAKES, first, HEAT, HEAT_TAKES, lane, pressed, race, wrong } from "./testing";

const picture = pictureOf(FARTHER, FARTHER_TAKES);
const axis = axisOf(picture);
const placeOf = (seat: number) => {
  const found = picture.lanes.find((one) => one.seat === seat);
  return found === undefined ? null : axis.place(found);
};
const axisWith = (takes: readonly Take[], ...lanes: Parameters<typeof race>[0]) =>
  axisOf(pictureOf(race(lanes), takes));

test("the axis goes from one round number to another, in steps of one size", () => {
  expect(axis.ticks.map(({ ms }) => ms)).toEqual([600, 700, 800, 900, 1000, 1100, 1200]);
  expect([axis.ticks[0]?.at, axis.ticks.at(-1)?.at]).toEqual([0, 1]);
});

test("a press stands between its numbers, and its letter at its arrival", () => {
  expect(placeOf(3)?.press).toBeCloseTo((842 - 600) / 600);
  expect(placeOf(3)?.letter).toBeCloseTo((1052 - 600) / 600);
});

test("the line falls on the first one", () => {
  expect(axis.line).toBe(placeOf(3)?.press);
});

test("a box is as wide as what is known, and never narrower than a frame", () => {
  const wide = placeOf(3)?.box;
  expect([wide?.from, wide?.to].map((at) => Math.round((at ?? 0) * 600 + 600))).toEqual([832, 848]);
  const bot = placeOf(4)?.box;
  expect(((bot?.to ?? 0) - (bot?.from ?? 0)) * 600).toBeCloseTo(8);
});

test("an axis does not begin before the dice are seen", () => {
  expect(axisWith([first(1)], lane(1, pressed(130, 20))).ticks[0]?.ms).toBeGreaterThanOrEqual(0);
});

test.each([130, 205, 842, 1210, 3333, 9990])(
  "there are at most nine numbers, and %i ms is in the picture",
  (timeMs) => {
    const { ticks } = axisWith([first(3)], lane(3, pressed(timeMs, 340)));
    expect(ticks.length).toBeLessThanOrEqual(9);
    expect(ticks[0]?.ms).toBeLessThan(timeMs);
    expect(ticks.at(-1)?.ms).toBeGreaterThan(timeMs + 340);
  },
);

test("a close finish is not made so large that it shows how we measure", () => {
  const { ticks } = axisWith(
    [first(1), { ...first(2), verdict: "right" }],
    lane(1, pressed(800, 2)),
    lane(2, pressed(809, 2)),
  );
  expect((ticks.at(-1)?.ms ?? 0) - (ticks[0]?.ms ?? 0)).toBeGreaterThanOrEqual(300);
});

test("who pressed long before or after the finish does not make it small", () => {
  const lanes = [lane(1, pressed(3000, 20)), lane(2, pressed(400, 20)), lane(3, pressed(9000, 200))];
  const far = pictureOf(race(lanes), [first(1), wrong(2)]);
  const outside = far.lanes.map((one) => [one.seat, axisOf(far).place(one)?.outside]);
  expect(outside).toEqual([
    [1, null],
    [2, "before"],
    [3, "after"],
  ]);
  expect(axisOf(far).ticks.at(-1)?.ms).toBeLessThan(3500);
});

test("a dead heat has a band from press to press", () => {
  const { band } = axisOf(pictureOf(HEAT, HEAT_TAKES));
  expect(band === null ? 0 : band.to - band.from).toBeGreaterThan(0);
  expect(axis.band).toBeNull();
});

test("without a first one there is an axis and no line", () => {
  const { line, ticks } = axisWith([wrong(1)], lane(1, pressed(700, 20)));
  expect([line, ticks.length > 2]).toEqual([null, true]);
});

test("a seat that did not press has no place", () => {
  const heat = pictureOf(HEAT, HEAT_TAKES);
  expect(heat.lanes.filter((one) => axisOf(heat).place(one) === null).map(({ seat }) => seat)).toEqual([2]);
});
