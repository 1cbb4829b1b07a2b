import { PerspectiveCamera } from "three";
import { describe, expect, test } from "vitest";
import { TUMBLIN_BOARD } from "../../../wire.gen";
import { inScene } from "./axes";
import { along, FOV, sightsOf } from "./sights";
import { look, type Viewpoint } from "./viewpoint";

const NOTHING = { top: 0, right: 0, bottom: 0, left: 0 };
const CANVASES = [
  { name: "desk", width: 1230, height: 690, free: { top: 0, right: 260, bottom: 0, left: 260 } },
  { name: "phone", width: 390, height: 480, free: NOTHING },
  { name: "phone on its side", width: 500, height: 330, free: NOTHING },
];

describe.each(CANVASES)("on a $name", (canvas) => {
  const sights = sightsOf(canvas);
  const seenAt = (viewpoint: Viewpoint, x: number, y: number, z: number) => {
    const camera = new PerspectiveCamera(FOV, canvas.width / canvas.height);
    look(camera, viewpoint);
    const { x: across, y: upwards } = inScene(x, y, z).project(camera);
    return { x: ((across + 1) / 2) * canvas.width, y: ((1 - upwards) / 2) * canvas.height };
  };

  test.each(["whole", "above", "again"] as const)("%s shows all of the board between the panels", (name) => {
    const slack = 12; // a phone gives the frames of the score boards away
    for (const { x_mm: ends, y_mm: sides, top_mm: top } of TUMBLIN_BOARD.boxes) {
      for (const [x, y] of ends.flatMap((end) => sides.map((side) => [end, side] as const))) {
        const at = seenAt(sights[name], x, y, top);
        expect(at.x).toBeGreaterThan(canvas.free.left - slack);
        expect(at.x).toBeLessThan(canvas.width - canvas.free.right + slack);
        expect(at.y).toBeGreaterThan(0);
        expect(at.y).toBeLessThan(canvas.height);
      }
    }
  });

  test("below the board there is room to pull back", () => {
    expect(seenAt(sights.whole, 0, 0, 50).y).toBeLessThan(canvas.height * 0.9);
  });

  test("the camera goes along with a die, and it stays in the picture", () => {
    for (const x of [62, 250, 480, 600]) {
      const at = seenAt(along(sights.whole, [x, 150, 30]), x, 150, 30);
      expect(Math.abs(at.x / canvas.width - 0.5)).toBeLessThan(0.45);
      expect(Math.abs(at.y / canvas.height - 0.5)).toBeLessThan(0.4);
    }
  });

  test("a die that falls far off is not followed", () => {
    expect(along(sights.whole, [900, -600, 8])).toEqual(along(sights.whole, [610, -203, 8]));
  });
});
