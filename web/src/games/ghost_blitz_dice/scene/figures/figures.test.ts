import { Box3, type BufferAttribute, type BufferGeometry, Color, Triangle, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { GHOST_FIGURES, type GhostFigure } from "../../../../wire.gen";
import { shapeOf } from "./figure";

const MOST_TRIANGLES = 4_500;
const MOST_OF_ALL = 13_000;

const SURFACES: ReadonlyMap<GhostFigure, readonly BufferGeometry[]> = new Map(
  GHOST_FIGURES.map((figure) => {
    const { matt, gloss } = shapeOf(figure);
    return [figure, [matt, gloss].filter((shape) => shape !== null)];
  }),
);

function surfacesOf(figure: GhostFigure): readonly BufferGeometry[] {
  return SURFACES.get(figure) ?? [];
}

function trianglesOf(figure: GhostFigure): number {
  return surfacesOf(figure).reduce((sum, shape) => sum + (shape.index?.count ?? 0) / 3, 0);
}

function boxOf(figure: GhostFigure): Box3 {
  const box = new Box3();
  for (const shape of surfacesOf(figure)) {
    box.union(new Box3().setFromBufferAttribute(shape.getAttribute("position") as BufferAttribute));
  }
  return box;
}

describe.each(GHOST_FIGURES)("the %s", (figure) => {
  test("is drawn in two calls at most", () => {
    expect(surfacesOf(figure).length).toBeGreaterThan(0);
    expect(surfacesOf(figure).length).toBeLessThanOrEqual(2);
  });

  test("is light enough for a phone", () => {
    expect(trianglesOf(figure)).toBeGreaterThan(200);
    expect(trianglesOf(figure)).toBeLessThan(MOST_TRIANGLES);
  });

  test("stands on the table, as high as the others", () => {
    const { min, max } = boxOf(figure);
    expect(min.y).toBeGreaterThan(-0.03);
    expect(min.y).toBeLessThan(0.06);
    expect(max.y).toBeGreaterThan(1.5);
    expect(max.y).toBeLessThan(2.7);
  });

  test("has its place to itself", () => {
    const { min, max } = boxOf(figure);
    for (const side of [min.x, max.x, min.z, max.z]) expect(Math.abs(side)).toBeLessThan(1.7);
  });
});

test("all five together stay within what one machine without a graphics card draws", () => {
  const all = GHOST_FIGURES.reduce((sum, figure) => sum + trianglesOf(figure), 0);
  expect(all).toBeLessThan(MOST_OF_ALL);
});

type Light = "r" | "g" | "b";
const LIGHTS: readonly Light[] = ["r", "g", "b"];

/** Less colourful than this is grey, white, paper. */
const VIVID = 0.5;

/** How much of the colourful surface is mostly red, green, blue. */
function areasOf(figure: GhostFigure): Readonly<Record<Light, number>> {
  const areas = { r: 0, g: 0, b: 0 };
  for (const shape of surfacesOf(figure)) {
    const { position, color } = shape.attributes as Record<"position" | "color", BufferAttribute>;
    const corners = Array.from(shape.index?.array ?? []);
    for (let at = 0; at < corners.length; at += 3) {
      const [a, b, c] = corners.slice(at, at + 3).map((corner) => new Vector3().fromBufferAttribute(position, corner));
      const colour = new Color().fromBufferAttribute(color, corners[at] ?? 0);
      const [strongest, , weakest] = LIGHTS.toSorted((one, other) => colour[other] - colour[one]);
      if (!a || !b || !c || !strongest || !weakest) continue;
      const isVivid = colour[strongest] - colour[weakest] > VIVID * colour[strongest];
      if (isVivid) areas[strongest] += new Triangle(a, b, c).getArea();
    }
  }
  return areas;
}

test.each([
  ["chair", "r"],
  ["bottle", "g"],
  ["book", "b"],
] as const)("what is colourful on the %s has mostly the colour that it owns", (figure, own) => {
  const areas = areasOf(figure);
  expect(areas[own] / (areas.r + areas.g + areas.b)).toBeGreaterThan(0.7);
});
