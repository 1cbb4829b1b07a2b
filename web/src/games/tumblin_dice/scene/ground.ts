/** What the board stands on: a table that is lost in the dark around, and the towel under the board's end [TD-14]. */
import {
  BufferAttribute,
  type BufferGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  RingGeometry,
} from "three";
import { felt, type Pen, painted } from "../../../scene/parts/paint";
import { randomOf } from "../../../scene/random";
import { type Stage, token } from "../../../scene/stage";
import { TUMBLIN_BOARD as BOARD } from "../../../wire.gen";
import { plainly } from "./plain";

const LENGTH_MM = Math.max(...BOARD.boxes.map(({ x_mm: [, end] }) => end));
const HALF_MM = Math.max(...BOARD.boxes.map(({ y_mm: [, left] }) => left));
const TABLE_MM = 1500;
const TABLE_X_MM = 300;
/** Up to this share of the way to its edge, the table is in the light. */
const LIT = 0.3;
const SINK_MM = 0.6;
/** Of the board's shadow beyond its edges. */
const SHADE_MM = 70;
const TOWEL = { x: 500, width: 500, depth: 210 } as const;

/**
 * On the board's axes; the floor is at height 0, where dice come to lie.
 *
 * On low there is no table top, which would be drawn all over the picture: the page's own felt is seen, and shadows on it.
 */
export function groundOf(stage: Stage): Group {
  const ground = new Group();
  ground.add(towel(stage), stage.look.tier === "high" ? tableTop(stage) : shade(stage));
  return ground;
}

function tableTop(stage: Stage): Mesh {
  const colour = `#${token("--felt-tumblin-hi").getHexString()}`;
  const map = stage.shared("texture felt tumblin", () => felt(colour, 26));
  const shape = fading(new RingGeometry(0, TABLE_MM, 48, 6));
  const wanted = { map, color: "#e6e4ff", transparent: true, vertexColors: true, roughness: 0.96 };
  const top = new Mesh(shape, stage.surface(wanted));
  top.position.set(TABLE_X_MM, 0, -SINK_MM);
  top.receiveShadow = true;
  top.renderOrder = -1;
  return top;
}

/** From the lamp's light to nothing. */
function fading(shape: BufferGeometry): BufferGeometry {
  const { position, uv } = shape.attributes;
  if (position === undefined || uv === undefined) throw new Error("a table without corners");
  const colours = new Float32Array(4 * position.count);
  for (let corner = 0; corner < position.count; corner += 1) {
    const away = Math.hypot(position.getX(corner), position.getY(corner)) / TABLE_MM;
    const dark = Math.min(1, Math.max(0, (away - LIT) / (1 - LIT)));
    const light = 1 - 0.55 * dark;
    colours.set([light, light, light, 1 - dark], 4 * corner);
  }
  shape.setAttribute("color", new BufferAttribute(colours, 4));
  return shape;
}

/** The board's own shadow, soft, to the right of it; on high the sun throws it. */
function shade(stage: Stage): Mesh {
  const [across, along] = [2 * HALF_MM + 2 * SHADE_MM, LENGTH_MM + 2 * SHADE_MM];
  const map = stage.shared("texture shade", () => painted(128, 192, (pen) => darken(pen, across, along)));
  const material = new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false });
  const dark = new Mesh(new PlaneGeometry(along, across), material);
  dark.position.set(LENGTH_MM / 2, -9, 1.6);
  return dark;
}

/** The picture lies with its right side away from the thrower. */
function darken(pen: Pen, across: number, along: number): void {
  pen.scale(128 / along, 192 / across);
  pen.fillStyle = "rgba(20,9,2,.62)";
  pen.filter = "blur(7px)";
  for (const {
    x_mm: [start, end],
    y_mm: [right, left],
    top_mm: top,
  } of BOARD.boxes) {
    const grown = top * 0.16;
    pen.fillRect(
      start + SHADE_MM - grown,
      HALF_MM - left + SHADE_MM - grown,
      end - start + 2 * grown,
      left - right + 2 * grown,
    );
  }
}

/** Terry cloth in small waves; dice fall on it without a sound. */
function towel(stage: Stage): Mesh {
  const { x, width, depth } = TOWEL;
  const isHigh = stage.look.tier === "high";
  const shape = new PlaneGeometry(depth, width, isHigh ? 24 : 10, isHigh ? 60 : 24);
  const { position } = shape.attributes;
  if (position instanceof BufferAttribute) {
    for (let corner = 0; corner < position.count; corner += 1) {
      const [along, across] = [position.getX(corner), position.getY(corner)];
      position.setZ(corner, 0.5 + 0.7 * Math.sin(along / 17 + across / 43) * Math.sin(across / 31 - along / 60));
    }
  }
  shape.computeVertexNormals();
  const [wide, high] = isHigh ? [512, 1024] : [256, 512];
  const map = stage.shared("texture towel", () => painted(wide, high, (pen) => weave(pen, wide, high)));
  const cloth = new Mesh(shape, plainly(stage, { map, roughness: 1 }));
  cloth.position.x = x + depth / 2;
  cloth.receiveShadow = true;
  return cloth;
}

/** Rows of loops of yarn, every other one half a loop aside, and two stripes at each end. */
function weave(pen: Pen, width: number, height: number): void {
  const random = randomOf(["towel"]);
  pen.fillStyle = "#c4b08d";
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "#96422d";
  for (const [from, deep] of STRIPES) {
    pen.fillRect(0, from * height, width, deep * height);
    pen.fillRect(0, (1 - from - deep) * height, width, deep * height);
  }
  const loop = width / 72;
  for (let row = 0; row * loop < height; row += 1) {
    pen.fillStyle = "rgba(60,34,12,.16)";
    pen.fillRect(0, (row + 0.72) * loop, width, loop * 0.28);
    for (let x = (row % 2) * -loop; x < width; x += 2 * loop) {
      pen.fillStyle = `rgba(255,248,232,${(0.06 + 0.1 * random()).toFixed(3)})`;
      pen.fillRect(x, row * loop, loop, loop * 0.72);
    }
  }
}

const STRIPES = [
  [0.06, 0.035],
  [0.115, 0.012],
] as const;

/** The top of what is right below a place: disc, step or floor. */
export function groundAt(x: number, y: number): number {
  const { disc, boxes } = BOARD;
  if (Math.hypot(x - disc.x_mm, y) <= disc.radius_mm) return disc.top_mm;
  const box = boxes.find(
    ({ x_mm: [start, end], y_mm: [right, left] }) => x >= start && x <= end && y >= right && y <= left,
  );
  return box?.top_mm ?? 0;
}
