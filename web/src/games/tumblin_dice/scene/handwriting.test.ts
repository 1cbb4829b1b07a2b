import { expect, test } from "vitest";
import type { Pen } from "../../../scene/parts/paint";
import { writeNumber } from "./handwriting";

/** Where a pen was put down, and how often a stroke was drawn. */
function written(value: number): { readonly strokes: number; readonly starts: readonly number[] } {
  const starts: number[] = [];
  let strokes = 0;
  const done = (): void => undefined;
  const pen = {
    ...{ save: done, restore: done, transform: done, beginPath: done, moveTo: done, quadraticCurveTo: done },
    translate: (x: number) => void starts.push(x),
    stroke() {
      strokes += 1;
    },
  };
  writeNumber(pen as unknown as Pen, value, { x: 100, y: 20, size: 10, colour: "blue" });
  return { strokes, starts };
}

test("every figure has its strokes, and stands to the right of the one before", () => {
  const { strokes, starts } = written(-1234567890);
  expect(strokes).toBe(13); // a minus, ten figures, and second strokes of 4 and 5
  expect(starts).toEqual([...starts].sort((one, other) => one - other));
});

test("a number stands around its middle", () => {
  const [first = 0] = written(144).starts;
  expect(first).toBeGreaterThan(88);
  expect(first).toBeLessThan(95);
});

test("a marker that shall write something else says so", () => {
  expect(() => written(Number.NaN)).toThrow(RangeError);
});
