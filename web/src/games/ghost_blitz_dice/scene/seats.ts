/** The seats' discs, let into the rim: colour and shape, upright for whoever looks. One draw call. */
import { type BufferAttribute, type BufferGeometry, CircleGeometry, CylinderGeometry, Mesh } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { type Pen, painted, paintSymbol } from "../../../scene/parts/paint";
import { type Stage, token } from "../../../scene/stage";
import type { SeatPlace } from "./layout";

export const DISC = 0.56;
const HEIGHT = 0.09;
/** Seats in the atlas: four a row. */
const COLUMNS = 4;
const ROWS = 2;
const PIXELS = 128;

/** @param seats by seat, from seat 1; @param rim height of what they lie on */
export function discsOf(stage: Stage, seats: readonly SeatPlace[], rim: number): Mesh {
  const parts = seats.flatMap(({ x, z }, place) =>
    [top(), side()].map((part) => onTile(part, place).translate(x, rim + HEIGHT / 2, z)),
  );
  const shape = mergeGeometries(parts);
  for (const part of parts) part.dispose();
  const map = stage.shared("texture seats", atlas);
  const mesh = new Mesh(
    shape,
    stage.shared("material seats", () => stage.surface({ map, roughness: 0.4 })),
  );
  mesh.receiveShadow = true;
  stage.scene.add(mesh);
  return mesh;
}

function top(): BufferGeometry {
  return new CircleGeometry(DISC, 32).rotateX(-Math.PI / 2).translate(0, HEIGHT / 2, 0);
}

/** In the colour of the disc's edge. */
function side(): BufferGeometry {
  const shape = new CylinderGeometry(DISC, DISC * 1.03, HEIGHT, 32, 1, true);
  const { uv } = shape.attributes as Record<"uv", BufferAttribute>;
  for (let corner = 0; corner < uv.count; corner += 1) uv.setXY(corner, 0.5, 0.985);
  return shape;
}

function onTile(shape: BufferGeometry, place: number): BufferGeometry {
  const { uv } = shape.attributes as Record<"uv", BufferAttribute>;
  const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)];
  for (let corner = 0; corner < uv.count; corner += 1) {
    uv.setXY(corner, (uv.getX(corner) + column) / COLUMNS, (uv.getY(corner) + ROWS - 1 - row) / ROWS);
  }
  return shape;
}

function atlas() {
  return painted(PIXELS * COLUMNS, PIXELS * ROWS, (pen) => {
    for (let place = 0; place < COLUMNS * ROWS; place += 1) {
      pen.save();
      pen.translate((place % COLUMNS) * PIXELS, Math.floor(place / COLUMNS) * PIXELS);
      pen.fillStyle = "#fff6e5";
      pen.fillRect(0, 0, PIXELS, PIXELS);
      paintSeat(pen, place + 1, PIXELS);
      pen.restore();
    }
  });
}

/** The disc of a seat in the square from 0,0 to size,size, with a light edge around it. */
export function paintSeat(pen: Pen, seat: number, size: number): void {
  const middle = size / 2;
  for (const [radius, colour] of [
    [0.5, "#fff6e5"],
    [0.43, `#${token(`--seat-${seat}`).getHexString()}`],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(middle, middle, radius * size, 0, 2 * Math.PI);
    pen.fill();
  }
  const sign = size * 0.46;
  pen.translate(middle - sign / 2, middle - sign / 2);
  paintSymbol(pen, `seat-${seat}`, sign, { color: `#${token(`--seat-${seat}-on`).getHexString()}` });
}
