/** Where the bubble goes. */
import { expect, test } from "vitest";
import { placed } from "./placing";

const within = { left: 8, top: 64, width: 374, height: 772 };
const bubble = { width: 300, height: 100 };
const key = { left: 20, top: 700, width: 350, height: 80 };

test("above what it points at, if nothing is there", () => {
  expect(placed([bubble], key, { within, free: [key], rather: [], now: null })).toEqual({
    ...bubble,
    left: 45,
    top: 586,
  });
});

test("below it, if there is no room above", () => {
  const high = { ...key, top: 70 };
  expect(placed([bubble], high, { within, free: [high], rather: [], now: null }).top).toBe(164);
});

test("where it covers nothing, if both sides are taken", () => {
  const dice = { left: 0, top: 200, width: 390, height: 480 };
  const place = placed([bubble], key, { within, free: [key, dice], rather: [], now: null });
  expect(place.top).toBeLessThanOrEqual(100);
});

test("inside of the window, whatever it points at", () => {
  const corner = { left: 380, top: 830, width: 40, height: 40 };
  const { left, top } = placed([bubble], corner, { within, free: [corner], rather: [], now: null });
  expect([left >= 8, left + 300 <= 382, top >= 64, top + 100 <= 836]).toEqual([true, true, true, true]);
});

test("in the middle, if there is nothing to point at", () => {
  expect(placed([bubble], null, { within, free: [], rather: [], now: null })).toEqual({
    ...bubble,
    left: 45,
    top: 400,
  });
});

test("where it covers least, if it has to cover something", () => {
  const all = { left: 0, top: 0, width: 390, height: 700 };
  expect(placed([bubble], null, { within, free: [all], rather: [], now: null }).top).toBe(736);
});

test("where it is, as long as it is beside what it points at and covers nothing", () => {
  const now = { ...bubble, left: 45, top: 586 };
  const grown = { ...key, top: 720 };
  expect(placed([bubble], grown, { within, free: [grown], rather: [], now })).toEqual(now);
  const higher = { ...key, top: 660 };
  expect(placed([bubble], higher, { within, free: [higher], rather: [], now }).top).toBe(546);
});

test("after what it points at, if that has gone elsewhere", () => {
  const now = { ...bubble, left: 45, top: 72 };
  expect(placed([bubble], key, { within, free: [key], rather: [], now }).top).toBe(586);
});

test("over a picture before it covers a key", () => {
  const board = { left: 8, top: 64, width: 374, height: 600 };
  const rest = { left: 8, top: 700, width: 374, height: 136 };
  const { top } = placed([bubble], key, { within, free: [key, rest], rather: [board], now: null });
  expect(top + bubble.height).toBeLessThanOrEqual(700);
});

test("in the gap between two things, wherever it is", () => {
  const over = { left: 0, top: 0, width: 390, height: 300 };
  const under = { left: 0, top: 420, width: 390, height: 424 };
  const { top } = placed([bubble], null, { within, free: [over, under], rather: [], now: null });
  expect([top >= 300, top + bubble.height <= 420]).toEqual([true, true]);
});

test("slim, if it is in the way else", () => {
  const slim = { width: 150, height: 190 };
  const column = { left: 8, top: 64, width: 200, height: 600 };
  const place = placed([bubble, slim], key, { within, free: [key, column], rather: [], now: null });
  expect(place).toEqual({ ...slim, left: 232, top: 355 });
  const lower = { ...column, height: 500 };
  expect(placed([bubble, slim], key, { within, free: [key, lower], rather: [], now: null }).width).toBe(300);
});
