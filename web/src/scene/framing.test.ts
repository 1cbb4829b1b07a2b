import { Box3, PerspectiveCamera, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { frameBox, type View } from "./framing";

const BOX = new Box3(new Vector3(-9, 0, -6), new Vector3(9, 1, 6));
const FOV = 30;

/** Edges of the box in the picture, -1 to 1. */
function seen(view: View) {
  const { position, target } = frameBox(BOX, view);
  const camera = new PerspectiveCamera(view.fov, view.aspect, 0.1, 500);
  camera.position.copy(position);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  const corners = [BOX.min.x, BOX.max.x].flatMap((x) =>
    [BOX.min.y, BOX.max.y].flatMap((y) => [BOX.min.z, BOX.max.z].map((z) => new Vector3(x, y, z).project(camera))),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), top: Math.max(...ys) };
}

describe.each([0.5, 0.75, 1, 1.6, 2.4])("a picture of %f to 1", (aspect) => {
  test.each([35, 60, 85])("shows the whole box, and fills it one way, from %i degrees", (pitch) => {
    const { left, right, low, top } = seen({ pitch, fov: FOV, aspect });
    for (const edge of [-left, right, -low, top]) expect(edge).toBeLessThanOrEqual(1.01);
    expect(Math.max((right - left) / 2, (top - low) / 2)).toBeGreaterThan(0.98);
    expect(left + right).toBeCloseTo(0, 2);
    expect(low + top).toBeCloseTo(0, 2);
  });
});

test("what lies over the edges is kept free", () => {
  const free = { top: 0.1, right: 0.2, bottom: 0.3, left: 0 };
  const { left, right, low, top } = seen({ pitch: 60, fov: FOV, aspect: 1.5, free });
  expect(left).toBeGreaterThanOrEqual(-1.01);
  expect(right).toBeLessThanOrEqual(0.61);
  expect(low).toBeGreaterThanOrEqual(-0.41);
  expect(top).toBeLessThanOrEqual(0.81);
});
