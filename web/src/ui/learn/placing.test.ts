/** Where the bubble goes. */
import { expect, test } from "vitest";
import { placed } from "./placing";

const within = { left: 8, top: 64, width: 374, height: 772 };
const bubble = { width: 300, height: 100 };
const key = { left: 20, top: 700, width: 350, height: 80 };

test("above what it points at, if nothing is there", () => {
  expect(placed(bubble, key, { within, free: [key] })).toEqual({ ...bubble, left: 45, top: 586 });
});

test("below it, if there is no room above", () => {
  const high = { ...key, top: 70 };
  expect(placed(bubble, high, { within, free: [high] }).top).toBe(164);
});

test("where it covers nothing, if both sides are taken", () => {
  const dice = { left: 0, top: 200, width: 390, height: 480 };
  const place = placed(bubble, key, { within, free: [key, dice] });
  expect(place.top).toBeLessThanOrEqual(100);
});

test("inside of the window, whatever it points at", () => {
  const corner = { left: 380, top: 830, width: 40, height: 40 };
  const { left, top } = placed(bubble, corner, { within, free: [corner] });
  expect([left >= 8, left + 300 <= 382, top >= 64, top + 100 <= 836]).toEqual([true, true, true, true]);
});

test("in the middle, if there is nothing to point at", () => {
  expect(placed(bubble, null, { within, free: [] })).toEqual({ ...bubble, left: 45, top: 400 });
});

test("where it covers least, if it has to cover something", () => {
  const all = { left: 0, top: 0, width: 390, height: 700 };
  expect(placed(bubble, null, { within, free: [all] }).top).toBe(736);
});
