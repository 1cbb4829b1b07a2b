import { expect, test } from "vitest";
import { drawnDie, onBoard, onPaper, paperFor, shareOf, topUnder } from "./drawing";
import { turnOf } from "./faces";

test.each(["right", "up"] as const)("a place on paper is the same place on the board, running %s", (runs) => {
  const [x, y] = onBoard(runs, onPaper(runs, 480, -120));
  expect([x, y]).toEqual([480, -120]);
});

test("left of the thrower is up where the board runs to the right, and left where it runs up", () => {
  expect(onPaper("right", 300, 100)[1]).toBeLessThan(onPaper("right", 300, 0)[1]);
  expect(onPaper("up", 300, 100)[0]).toBeLessThan(onPaper("up", 300, 0)[0]);
});

test("shares lie on the paper", () => {
  for (const runs of ["right", "up"] as const) {
    const [left, top] = shareOf(paperFor(runs), 610, -203);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThanOrEqual(1);
  }
});

test("of a die that lies flat one side is seen", () => {
  const { sides } = drawnDie({ at_mm: [250, 0, 58.8], turn: turnOf(4, 20) }, "right");
  expect(sides.map(({ face, dark }) => [face, Math.round(dark * 100) + 0])).toEqual([[4, 0]]);
});

test("of a die on its edge two are seen, the one that looks up most on top", () => {
  const half = (30 * Math.PI) / 360;
  const turn = [Math.cos(half), Math.sin(half), 0, 0] as const;
  const { sides } = drawnDie({ at_mm: [250, 0, 60], turn }, "right");
  expect(sides).toHaveLength(2);
  expect(sides.at(-1)?.face).toBe(3);
});

test("a die in the air throws its shadow farther", () => {
  const far = (z: number): number => drawnDie({ at_mm: [250, 0, z], turn: turnOf(1) }, "up").shadow[0];
  expect(far(90)).toBeGreaterThan(far(58.8));
});

test("below a place lies the disc, a level, or the floor", () => {
  expect([topUnder(62, 0), topUnder(250, 0), topUnder(570, 62)]).toEqual([63.5, 50.8, 0]);
});
