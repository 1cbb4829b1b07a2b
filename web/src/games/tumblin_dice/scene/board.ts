/** The board itself: wood on the board's axes. What is painted on its top is in `planks.ts`. */
import {
  BufferAttribute,
  type BufferGeometry,
  CapsuleGeometry,
  Group,
  LatheGeometry,
  MathUtils,
  type Mesh,
  Vector2,
  Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { Stage } from "../../../scene/stage";
import { TUMBLIN_BOARD as BOARD, type BoxSeen, type PegSeen, type Polish } from "../../../wire.gen";
import { solid } from "./plain";
import { discOnPicture, onPicture, planksOf } from "./planks";

const EDGE_MM = 2.2;
const DISC_EDGE_MM = 2.6;
/** Colours over the wood's sides, at their foot and at their top: less light comes there, and it is warm. */
const DUSK = [0.62, 0.48, 0.36] as const;
const SIDE = [1, 0.84, 0.66] as const;
const ROUGHNESS: Readonly<Record<Polish, number>> = { fresh: 0.16, used: 0.26, dull: 0.5 };

/** Its group has the board's axes already above it. */
export class Board {
  readonly group = new Group();
  private readonly shiny: Mesh;

  constructor(stage: Stage) {
    const [top, ...low] = BOARD.boxes;
    const fine = stage.look.tier === "high" ? 4 : 2;
    const polished = [discShape(fine), ...(top === undefined ? [] : [boxShape(top, fine)])];
    const map = planksOf(stage);
    this.shiny = solid(stage, mergeGeometries(polished), { map, vertexColors: true, roughness: ROUGHNESS.used });
    const steps = mergeGeometries(low.map((box) => boxShape(box, fine)));
    const pegs = mergeGeometries(BOARD.pegs.map((peg) => pegShape(peg, fine)));
    this.group.add(
      this.shiny,
      solid(stage, steps, { map, vertexColors: true, roughness: 0.48 }),
      solid(stage, pegs, { color: "#6d3a1c", roughness: 0.36 }),
    );
  }

  /** How the two top levels shine [TD-14]. */
  polish(how: Polish): void {
    const { material } = this.shiny;
    if ("roughness" in material) material.roughness = ROUGHNESS[how];
  }
}

/** Stands on the floor; its sides show the wood of its top, folded down. */
function boxShape({ x_mm: [start, end], y_mm: [right, left], top_mm: top }: BoxSeen, fine: number): BufferGeometry {
  const shape = new RoundedBoxGeometry(end - start, left - right, top, fine, EDGE_MM);
  shape.translate((start + end) / 2, (left + right) / 2, top / 2);
  shape.clearGroups();
  return dressed(shape, ({ x, y, z }, { x: nx, y: ny }) => {
    const down = top - z;
    if (Math.abs(nx) > Math.abs(ny)) return onPicture(x - Math.sign(nx) * down, y);
    return Math.abs(ny) > 0.05 ? onPicture(x, y - Math.sign(ny) * down) : onPicture(x, y);
  });
}

type Place = (at: Vector3, looks: Vector3) => readonly [number, number];

/** Gives it its place in the picture, and dusk towards the floor. */
function dressed(shape: BufferGeometry, place: Place): BufferGeometry {
  const { position, normal, uv } = shape.attributes;
  if (position === undefined || normal === undefined || uv === undefined) throw new Error("a shape without corners");
  const colours = new Float32Array(3 * position.count);
  for (let corner = 0; corner < position.count; corner += 1) {
    const at = new Vector3().fromBufferAttribute(position, corner);
    const looks = new Vector3().fromBufferAttribute(normal, corner);
    uv.setXY(corner, ...place(at, looks));
    const high = Math.min(1, at.z / 50);
    DUSK.forEach((foot, part) => {
      const side = MathUtils.lerp(foot, SIDE[part] ?? 1, high);
      colours[3 * corner + part] = MathUtils.lerp(side, 1, Math.max(0, looks.z));
    });
  }
  shape.setAttribute("color", new BufferAttribute(colours, 3));
  return shape.index === null ? shape : shape.toNonIndexed();
}

/** Turned round on a lathe. */
function discShape(fine: number): BufferGeometry {
  const { x_mm: middle, radius_mm: radius, top_mm: top } = BOARD.disc;
  const [first] = BOARD.boxes;
  const foot = (first?.top_mm ?? 0) - 0.5;
  const outline = [new Vector2(radius, foot)];
  for (let step = 0; step <= 2 * fine; step += 1) {
    const angle = (step / (2 * fine)) * (Math.PI / 2);
    const inner = [radius - DISC_EDGE_MM, top - DISC_EDGE_MM] as const;
    outline.push(new Vector2(inner[0] + DISC_EDGE_MM * Math.cos(angle), inner[1] + DISC_EDGE_MM * Math.sin(angle)));
  }
  outline.push(new Vector2(0, top));
  const shape = new LatheGeometry(outline, 24 * fine);
  shape.rotateX(Math.PI / 2);
  const flat = dressed(shape, ({ x, y }) => discOnPicture(...within(x, y, radius * 0.995)));
  return flat.translate(middle, 0, 0);
}

function within(x: number, y: number, radius: number): readonly [number, number] {
  const inside = Math.min(1, radius / Math.max(Math.hypot(x, y), 1));
  return [x * inside, y * inside];
}

function pegShape({ x_mm: x, y_mm: y, radius_mm: radius, z_mm: [low, high] }: PegSeen, fine: number): BufferGeometry {
  const shape = new CapsuleGeometry(radius, high - low - 2 * radius + 6, 2 * fine, 6 * fine);
  shape.rotateX(Math.PI / 2);
  return shape.translate(x, y, (low + high) / 2 - 3); // its foot is let into the wood
}
