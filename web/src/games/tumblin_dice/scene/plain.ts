/**
 * Things that never move. On low their light is computed once and painted on, which spares it at every pixel where the
 * processor draws.
 */
import {
  BufferAttribute,
  type BufferGeometry,
  Mesh,
  MeshBasicMaterial,
  type MeshStandardMaterialParameters,
  Vector3,
} from "three";
import { sharpen } from "../../../scene/look";
import type { Stage } from "../../../scene/stage";

/** Where the lamp stands, on the board's axes, as the stage's own does: up, at the thrower's left, and behind. */
const LAMP = [-0.314, 0.393, 0.864] as const;
/** Shares of the light that come from the lamp, from the room above and from the table below. */
const [FROM_LAMP, FROM_ABOVE, FROM_BELOW] = [0.48, 0.54, 0.2] as const;

/** A surface that looks up, rich on high. */
export function plainly(stage: Stage, wanted: MeshStandardMaterialParameters) {
  if (stage.look.tier === "high") return stage.surface(wanted);
  const { roughness, ...plain } = wanted;
  if (plain.map) sharpen(plain.map, "low");
  return new MeshBasicMaterial(plain);
}

/** A body on the board's axes. */
export function solid(stage: Stage, shape: BufferGeometry, wanted: MeshStandardMaterialParameters): Mesh {
  const isHigh = stage.look.tier === "high";
  if (!isHigh) paintLight(shape);
  const mesh = new Mesh(shape, plainly(stage, isHigh ? wanted : { ...wanted, vertexColors: true }));
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

function paintLight(shape: BufferGeometry): void {
  const { normal, color } = shape.attributes;
  if (normal === undefined) throw new Error("a shape that looks nowhere");
  const colours = new Float32Array(3 * normal.count);
  for (let corner = 0; corner < normal.count; corner += 1) {
    const light = lightOn(new Vector3().fromBufferAttribute(normal, corner));
    const own = color === undefined ? new Vector3(1, 1, 1) : new Vector3().fromBufferAttribute(color, corner);
    own.multiplyScalar(light).toArray(colours, 3 * corner);
  }
  shape.setAttribute("color", new BufferAttribute(colours, 3));
}

/** How light a place is that looks there; about 1 if it looks up. */
export function lightOn({ x, y, z }: Vector3): number {
  const lamp = Math.max(0, x * LAMP[0] + y * LAMP[1] + z * LAMP[2]) / LAMP[2];
  return FROM_LAMP * lamp + FROM_BELOW + (FROM_ABOVE - FROM_BELOW) * (0.5 + 0.5 * z);
}
