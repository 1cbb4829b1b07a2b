/** The white ghost: a turned body whose hem falls in pleats, arms held out, two eyes and a mouth that says "oh". */
import { CapsuleGeometry, CatmullRomCurve3, LatheGeometry, SphereGeometry, Vector2, Vector3 } from "three";
import type { Parts } from "./figure";
import { bothSides, type Piece, piece } from "./solid";

const WHITE = "#f7f6f2";
const INK = "#241b14";
const BLUSH = "#f4b4b4";

/** Radius and height from the hem up to the crown. */
const OUTLINE: readonly (readonly [radius: number, height: number])[] = [
  [0.8, 0.02],
  [0.95, 0.06],
  [0.81, 0.36],
  [0.7, 0.72],
  [0.65, 1.08],
  [0.65, 1.42],
  [0.6, 1.74],
  [0.46, 1.98],
  [0.24, 2.12],
  [0, 2.16],
];
const PLEATS = 7;
/** From this height on down the body is pleated. */
const PLEATED = 0.95;

export function ghost(): Parts {
  return { matt: [piece(body(), WHITE), ...arms(), ...cheeks()], gloss: [...face(), ...glints()] };
}

function body(): LatheGeometry {
  const curve = new CatmullRomCurve3(OUTLINE.map(([radius, height]) => new Vector3(radius, height, 0)));
  const outline = curve.getPoints(26).map(({ x, y }) => new Vector2(Math.max(0, x), y));
  // the seam is at the back
  const shape = new LatheGeometry(outline, 42, Math.PI);
  const corners = shape.getAttribute("position");
  for (let place = 0; place < corners.count; place += 1) {
    const [x, y, z] = [corners.getX(place), corners.getY(place), corners.getZ(place)];
    const depth = Math.max(0, 1 - y / PLEATED) ** 2;
    const wave = Math.cos(Math.atan2(z, x) * PLEATS);
    const widened = 1 + 0.13 * depth * wave;
    corners.setXYZ(place, x * widened, y + 0.07 * depth * (1 - wave), z * widened);
  }
  shape.computeVertexNormals();
  return shape;
}

function arms(): readonly Piece[] {
  return bothSides((side) =>
    piece(new CapsuleGeometry(0.18, 0.46, 5, 14), WHITE, {
      at: [side * 0.78, 1.22, 0.14],
      turn: [0.3, 0, side * -1.02],
    }),
  );
}

/** Eyes and mouth look up a little: the table is seen from above. */
function face(): readonly Piece[] {
  const eyes = bothSides((side) =>
    piece(new SphereGeometry(0.13, 14, 10), INK, {
      at: [side * 0.22, 1.62, 0.555],
      turn: [-0.24, side * 0.36, 0],
      size: [0.82, 1.3, 0.5],
    }),
  );
  const mouth = piece(new SphereGeometry(0.13, 14, 10), INK, {
    at: [0, 1.24, 0.625],
    turn: [-0.05, 0, 0],
    size: [0.85, 1.1, 0.45],
  });
  return [...eyes, mouth];
}

function glints(): readonly Piece[] {
  return bothSides((side) => piece(new SphereGeometry(0.035, 8, 6), "#ffffff", { at: [side * 0.22 - 0.04, 1.7, 0.6] }));
}

function cheeks(): readonly Piece[] {
  return bothSides((side) =>
    piece(new SphereGeometry(0.1, 12, 8), BLUSH, {
      at: [side * 0.4, 1.36, 0.49],
      turn: [0, side * 0.68, 0],
      size: [1, 0.62, 0.3],
    }),
  );
}
