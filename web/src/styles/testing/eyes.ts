/**
 * How far two colours are apart for different eyes.
 *
 * Eyes without one kind of cone are simulated by the matrices of Machado, Oliveira and Fernandes (2009) at full severity,
 * in linear light. Distances are those of OKLab, times 100: 2 can just be seen side by side.
 */
import { linear, type Rgb } from "./contrast";

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

export const EYES = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

/** From light to the three cones, and from their cube roots to OKLab. */
const CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const OKLAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

export function distance(one: Rgb, other: Rgb, eyes: keyof typeof EYES): number {
  const [a, b] = [oklab(one, EYES[eyes]), oklab(other, EYES[eyes])];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function oklab(colour: Rgb, eyes: Matrix): Triple {
  const light = times(eyes, each(colour, linear));
  const shown = each(light, (part) => Math.min(1, Math.max(0, part))); // no screen shows more
  return times(OKLAB, each(times(CONES, shown), Math.cbrt));
}

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple): number => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function each([a, b, c]: Triple, change: (part: number) => number): Triple {
  return [change(a), change(b), change(c)];
}
