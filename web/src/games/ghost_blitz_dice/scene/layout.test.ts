import { describe, expect, test } from "vitest";
import { type Layout, layoutFor, type Spot, seatPlace } from "./layout";

const WIDE = layoutFor(850, 400);
const TALL = layoutFor(390, 385);
/** Radius of what a figure of size 1 stands on. */
const FOOT = 0.75;
const HEAP = 0.7;

function apart(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.z - other.z);
}

/** How far a spot is inside of the felt's edge. */
function inside({ felt, corner }: Layout, { x, z }: Spot): number {
  const [outX, outZ] = [Math.abs(x) - (felt.x - corner), Math.abs(z) - (felt.z - corner)];
  if (outX > 0 && outZ > 0) return corner - Math.hypot(outX, outZ);
  return corner - Math.max(outX, outZ);
}

test("a desk's canvas is wide, a phone's is tall, and the strip above a verdict is wide", () => {
  expect(WIDE).not.toBe(TALL);
  expect(layoutFor(390, 185)).toBe(WIDE);
});

describe.each([
  ["wide", WIDE],
  ["tall", TALL],
] as const)("the %s table", (_, layout) => {
  test("has its five figures from left to right in the order of their keys", () => {
    const across = layout.figures.map(({ x }) => x);
    expect(across).toHaveLength(5);
    expect(across).toEqual([...across].sort((one, other) => one - other));
  });

  test("holds everything on its felt", () => {
    for (const spot of layout.figures) expect(inside(layout, spot)).toBeGreaterThan(FOOT * layout.figure);
    for (const spot of layout.dice) expect(inside(layout, spot)).toBeGreaterThan(layout.die / 2);
    for (const spot of [layout.supply, layout.jackpot]) expect(inside(layout, spot)).toBeGreaterThan(HEAP);
  });

  test("has room between any two things", () => {
    layout.dice.forEach((die, place) => {
      for (const other of layout.dice.slice(place + 1)) expect(apart(die, other)).toBeGreaterThan(layout.die * 1.2);
      for (const figure of layout.figures) expect(apart(die, figure)).toBeGreaterThan(FOOT + layout.die / 2);
    });
    layout.figures.forEach((figure, place) => {
      for (const other of layout.figures.slice(place + 1)) expect(apart(figure, other)).toBeGreaterThan(2 * FOOT);
    });
    expect(apart(layout.supply, layout.jackpot)).toBeGreaterThan(2 * HEAP);
  });

  test("has dice and piles before the figures, never behind them", () => {
    const farthest = Math.max(...layout.figures.map(({ z }) => z));
    for (const { z } of layout.dice) expect(z).toBeGreaterThan(farthest + layout.die);
  });

  test.each([2, 3, 4, 5, 6, 7, 8])("seats %i around its rim, the last one in the middle of the front", (seats) => {
    const places = Array.from({ length: seats }, (_, turn) => seatPlace(layout, turn, seats));
    for (const place of places) expect(inside(layout, place)).toBeCloseTo(-layout.rim / 2, 1);
    const front = places.at(-1);
    expect(front?.x).toBeCloseTo(0);
    expect(front?.z).toBeGreaterThan(layout.felt.z);
    expect(front?.along.x).toBeCloseTo(1);
    places.forEach((place, turn) => {
      for (const other of places.slice(turn + 1)) expect(apart(place, other)).toBeGreaterThan(2);
    });
  });

  test("seats them clockwise: who comes after the one in front sits on the left", () => {
    expect(seatPlace(layout, 0, 4).x).toBeLessThan(-layout.felt.x);
    expect(seatPlace(layout, 1, 4).z).toBeLessThan(-layout.felt.z);
    expect(seatPlace(layout, 2, 4).x).toBeGreaterThan(layout.felt.x);
  });
});
