/**
 * Solids put together from simple shapes, each in one colour.
 *
 * All pieces of a surface become one geometry with the colours at its corners, so a figure of twenty pieces is drawn
 * in one call. Shapes handed over belong to the solid: `merged` frees them.
 */
import { type BufferGeometry, Color, Euler, Float32BufferAttribute, Matrix4, Quaternion, Vector3 } from "three";
import { mergeGeometries, mergeVertices } from "three/addons/utils/BufferGeometryUtils.js";

export type Triple = readonly [x: number, y: number, z: number];

export interface Place {
  readonly at?: Triple;
  /** Radians about x, then y, then z. */
  readonly turn?: Triple;
  readonly size?: Triple;
}

export interface Piece {
  readonly shape: BufferGeometry;
  readonly colour: string;
  readonly place: Place;
}

export function piece(shape: BufferGeometry, colour: string, place: Place = {}): Piece {
  return { shape, colour, place };
}

/** The same piece on the left and on the right; `make` is told -1 and 1. */
export function bothSides(make: (side: -1 | 1) => Piece): readonly Piece[] {
  return [make(-1), make(1)];
}

/** Throws if there are no pieces. */
export function merged(pieces: readonly Piece[]): BufferGeometry {
  const placed = pieces.map(inPlace);
  const whole = mergeGeometries(placed);
  for (const one of placed) one.dispose();
  whole.computeBoundingSphere();
  return whole;
}

function inPlace({ shape, colour, place }: Piece): BufferGeometry {
  shape.deleteAttribute("uv"); // colours only: no picture lies on it
  const indexed = shape.index === null ? mergeVertices(shape) : shape;
  if (indexed !== shape) shape.dispose();
  return tinted(indexed.applyMatrix4(matrixOf(place)), new Color(colour));
}

function tinted(shape: BufferGeometry, { r, g, b }: Color): BufferGeometry {
  const corners = shape.getAttribute("position").count;
  const colours = Array.from({ length: corners }, () => [r, g, b]).flat();
  return shape.setAttribute("color", new Float32BufferAttribute(colours, 3));
}

function matrixOf({ at = [0, 0, 0], turn = [0, 0, 0], size = [1, 1, 1] }: Place): Matrix4 {
  return new Matrix4().compose(
    new Vector3(...at),
    new Quaternion().setFromEuler(new Euler(...turn)),
    new Vector3(...size),
  );
}
