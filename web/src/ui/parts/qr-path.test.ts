import { generate } from "lean-qr";
import { expect, test } from "vitest";
import { boxOf, type Modules, pathOf } from "./qr-path";

/** What a path of bars paints, square by square. */
function painted(path: string): ReadonlySet<string> {
  const squares = new Set<string>();
  for (const [, x, y, length, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)) {
    expect(length).toBe(back);
    for (let step = 0; step < Number(length); step += 1) squares.add(`${Number(x) + step} ${y}`);
  }
  return squares;
}

function dark(code: Modules): ReadonlySet<string> {
  const squares = new Set<string>();
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) squares.add(`${x} ${y}`);
  }
  return squares;
}

test("a path paints every dark square of a real code and no other", () => {
  const code = generate("https://dice.example.org/t/7k3f9qzx");
  expect(dark(code).size).toBeGreaterThan(300);
  expect(painted(pathOf(code))).toEqual(dark(code));
});

test("dark squares beside each other are one bar, also at the end of a row", () => {
  const rows = ["xx.", ".xx", "xxx"];
  const code = { size: 3, get: (x: number, y: number) => rows[y]?.[x] === "x" };
  expect(pathOf(code)).toBe("M0 0h2v1h-2zM1 1h2v1h-2zM0 2h3v1h-3z");
});

test("the code stands in a light edge four squares wide", () => {
  expect(boxOf({ size: 25, get: () => false })).toBe("-4 -4 33 33");
});
