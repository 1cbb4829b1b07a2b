/** The table: a felt with a wooden rim around it, oblong with round corners or round. Its top is at height 0. */
import {
  type BufferGeometry,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  type MeshStandardMaterialParameters,
  Path,
  Shape,
  ShapeGeometry,
} from "three";
import { type Surface, sharpen } from "../look";
import { type Stage, token } from "../stage";
import { felt, wood } from "./paint";

export interface TableWish {
  /** Of the felt, without the rim. */
  readonly width: number;
  readonly depth: number;
  /** Radius of the corners; half of the depth makes round ends. */
  readonly corner: number;
  /** Width of the rim. */
  readonly rim: number;
  /** Token of the felt's colour: `--felt-king`. */
  readonly felt: string;
}

const RIM_HEIGHT = 0.42;

/** Stands in the middle of the scene. */
export function tableOf(stage: Stage, wish: TableWish): Group {
  const table = new Group();
  const cloth = `#${token(wish.felt).getHexString()}`;
  const map = stage.shared(`texture felt ${cloth}`, () => felt(cloth, 0.22));
  const top = new Mesh(feltShape(wish), cover(stage, { map, roughness: 0.96 }));
  top.receiveShadow = true;
  const [light, dark] = [token("--wood").getHexString(), token("--wood-line").getHexString()];
  const grain = stage.shared("texture wood rim", () => wood(`#${light}`, `#${dark}`, 0.16, 0.3));
  const rim = new Mesh(
    rimShape(wish, stage.look.tier === "high" ? 5 : 2),
    stage.surface({ map: grain, roughness: 0.4 }),
  );
  rim.receiveShadow = true;
  rim.castShadow = true;
  for (const part of [top, rim]) part.rotation.x = -Math.PI / 2;
  rim.position.y = -RIM_HEIGHT * 0.4;
  table.add(top, rim);
  stage.scene.add(table);
  return table;
}

/** The felt fills most of the picture and is lit alike all over: on low, no light is computed for it. */
function cover(stage: Stage, wanted: MeshStandardMaterialParameters): Surface | MeshBasicMaterial {
  if (stage.look.tier === "high") return stage.surface(wanted);
  if (wanted.map) sharpen(wanted.map, "low");
  return new MeshBasicMaterial({ map: wanted.map ?? null, color: "#e6e6e6" });
}

function feltShape({ width, depth, corner, rim }: TableWish): BufferGeometry {
  return new ShapeGeometry(roundedShape(width + rim, depth + rim, corner + rim / 2), 16);
}

function rimShape({ width, depth, corner, rim }: TableWish, bevels: number): BufferGeometry {
  const bevel = rim * 0.22;
  const grown = 2 * (rim - bevel);
  const shape = roundedShape(width + grown, depth + grown, corner + rim - bevel);
  shape.holes.push(roundedPath(new Path(), width + 2 * bevel, depth + 2 * bevel, corner + bevel));
  return new ExtrudeGeometry(shape, {
    depth: RIM_HEIGHT,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: bevels,
    curveSegments: 20,
  });
}

function roundedShape(width: number, depth: number, corner: number): Shape {
  return roundedPath(new Shape(), width, depth, corner);
}

function roundedPath<T extends Path>(path: T, width: number, depth: number, corner: number): T {
  const [x, y] = [width / 2, depth / 2];
  const r = Math.min(corner, x, y);
  path.moveTo(-x + r, -y);
  path.lineTo(x - r, -y);
  path.absarc(x - r, -y + r, r, -Math.PI / 2, 0, false);
  path.lineTo(x, y - r);
  path.absarc(x - r, y - r, r, 0, Math.PI / 2, false);
  path.lineTo(-x + r, y);
  path.absarc(-x + r, y - r, r, Math.PI / 2, Math.PI, false);
  path.lineTo(-x, -y + r);
  path.absarc(-x + r, -y + r, r, Math.PI, 1.5 * Math.PI, false);
  return path;
}
