import { Box3, type BufferGeometry, Vector3 } from "three";
import { expect, test } from "vitest";
import { castleGeometry, sideTurn, type WallLook, wallGeometry } from "./castle";
import { crownGeometry } from "./crown";
import { COURT_RADIUS } from "./layout";

const LOOKS: readonly WallLook[] = [3, 24, 1, 30, 10].map((card) => ({
  kind: card > 20 ? "resident" : "turret",
  card,
}));

function boxOf(geometry: BufferGeometry): Box3 {
  geometry.computeBoundingBox();
  return geometry.boundingBox ?? new Box3();
}

test("sides go clockwise from the upper right, as in the flat view", () => {
  const outward = [0, 1, 2, 3, 4].map((side) => {
    const turn = sideTurn(side);
    return [Math.sin(turn), Math.cos(turn)].map((part) => Math.round(part * 100) / 100);
  });
  expect(outward).toEqual([
    [0.59, -0.81],
    [0.95, 0.31],
    [0, 1],
    [-0.95, 0.31],
    [-0.59, -0.81],
  ]);
});

test.each([0, 1, 2, 3, 4])("wall %i stands at its own side", (side) => {
  const middle = boxOf(wallGeometry(side, { kind: "turret", card: 3 })).getCenter(new Vector3());
  const out = new Vector3(Math.sin(sideTurn(side)), 0, Math.cos(sideTurn(side)));
  expect(middle.dot(out)).toBeGreaterThan(1);
});

test.each([0, 1, 2, 3, 4, 5])("a castle with %i walls stands on its board", (walls) => {
  const { min, max } = boxOf(castleGeometry("#d72e12", LOOKS.slice(0, walls)));
  expect(min.y).toBeCloseTo(0, 5);
  for (const edge of [-min.x, -min.z, max.x, max.z]) expect(edge).toBeLessThanOrEqual(COURT_RADIUS + 0.06);
});

test("a castle grows with each wall, and flags go up when it is closed", () => {
  const corners = [0, 1, 2, 3, 4, 5].map(
    (walls) => castleGeometry("#d72e12", LOOKS.slice(0, walls)).getAttribute("position").count,
  );
  expect(corners).toEqual([...corners].sort((a, b) => a - b));
  expect(new Set(corners).size).toBe(corners.length);
});

test("castle and crown have a colour at every corner", () => {
  for (const geometry of [castleGeometry("#d72e12", LOOKS), crownGeometry()]) {
    expect(geometry.getAttribute("color").count).toBe(geometry.getAttribute("position").count);
  }
});

test("a crown stands on the ground and fits onto the lawn", () => {
  const { min, max } = boxOf(crownGeometry());
  expect(min.y).toBeGreaterThanOrEqual(0);
  expect(max.x - min.x).toBeLessThan(1.1);
});
