/** Coloured solids that are merged into one geometry, so that a castle is one draw call. */
import { BufferAttribute, type BufferGeometry, Color, type Matrix4 } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

/** The geometry in one colour; it belongs to whoever merges it. */
export function painted(geometry: BufferGeometry, colour: string): BufferGeometry {
  geometry.deleteAttribute("uv");
  const { r, g, b } = new Color(colour);
  const { count } = geometry.getAttribute("position");
  const colours = new Float32Array(count * 3);
  for (let corner = 0; corner < count; corner += 1) colours.set([r, g, b], corner * 3);
  geometry.setAttribute("color", new BufferAttribute(colours, 3));
  return geometry;
}

/** One geometry of all parts; the parts are freed. Throws for no parts. */
export function merged(parts: readonly BufferGeometry[]): BufferGeometry {
  const whole = mergeGeometries([...parts]);
  for (const part of parts) part.dispose();
  return whole;
}

/** All parts, moved. */
export function moved(parts: readonly BufferGeometry[], matrix: Matrix4): readonly BufferGeometry[] {
  for (const part of parts) part.applyMatrix4(matrix);
  return parts;
}
