import { expect, test } from "vitest";
import { TUMBLIN_BOARD } from "../../../wire.gen";
import { groundAt } from "./ground";

const topOf = (level: number): number => TUMBLIN_BOARD.boxes.find((box) => box.level === level)?.top_mm ?? Number.NaN;

test("below a die is the disc, its level, or the floor", () => {
  expect(groundAt(62, 0)).toBe(TUMBLIN_BOARD.disc.top_mm);
  expect(groundAt(250, 100)).toBe(topOf(1));
  expect(groundAt(380, -180)).toBe(topOf(2));
  expect(groundAt(480, 0)).toBe(topOf(3));
  expect(groundAt(570, 0)).toBe(topOf(4));
  expect(groundAt(570, 62)).toBe(0); // a gap between the ledges
  expect(groundAt(300, 300)).toBe(0);
});
