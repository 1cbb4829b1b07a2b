/** Numbers and names as a marker writes them: our own strokes for figures, slanted letters for names. */
import { FONT, type Pen } from "../../../scene/parts/paint";
import { type Random, randomOf } from "../../../scene/random";

type Stroke = readonly (readonly [number, number])[];

/** In a box of 1 high, y down; smooth curves go through the middles of these points. */
const FIGURES: Readonly<Record<string, { readonly wide: number; readonly strokes: readonly Stroke[] }>> = {
  "0": {
    wide: 0.6,
    strokes: [
      [
        [0.34, 0.03],
        [0.02, 0.12],
        [0.02, 0.95],
        [0.3, 1.03],
        [0.6, 0.9],
        [0.6, 0.1],
        [0.3, 0],
        [0.22, 0.08],
      ],
    ],
  },
  "1": {
    wide: 0.34,
    strokes: [
      [
        [0.02, 0.26],
        [0.12, 0.2],
        [0.24, 0.02],
        [0.24, 0.5],
        [0.22, 1],
      ],
    ],
  },
  "2": {
    wide: 0.58,
    strokes: [
      [
        [0.04, 0.24],
        [0.1, 0.02],
        [0.5, -0.04],
        [0.56, 0.3],
        [0.36, 0.6],
        [0.02, 0.97],
        [0.03, 0.98],
        [0.3, 0.93],
        [0.6, 0.96],
      ],
    ],
  },
  "3": {
    wide: 0.56,
    strokes: [
      [
        [0.06, 0.12],
        [0.24, -0.02],
        [0.54, 0.06],
        [0.52, 0.38],
        [0.2, 0.46],
        [0.22, 0.46],
        [0.58, 0.52],
        [0.56, 0.96],
        [0.22, 1.03],
        [0.03, 0.88],
      ],
    ],
  },
  "4": {
    wide: 0.58,
    strokes: [
      [
        [0.28, 0],
        [0.14, 0.34],
        [0.02, 0.62],
        [0.03, 0.63],
        [0.34, 0.62],
        [0.6, 0.6],
      ],
      [
        [0.46, 0.3],
        [0.44, 0.66],
        [0.43, 1.02],
      ],
    ],
  },
  "5": {
    wide: 0.56,
    strokes: [
      [
        [0.12, 0.02],
        [0.1, 0.2],
        [0.07, 0.44],
        [0.08, 0.44],
        [0.34, 0.32],
        [0.6, 0.5],
        [0.54, 0.94],
        [0.22, 1.04],
        [0.02, 0.88],
      ],
      [
        [0.11, 0.03],
        [0.3, 0.02],
        [0.56, 0],
      ],
    ],
  },
  "6": {
    wide: 0.56,
    strokes: [
      [
        [0.46, 0],
        [0.12, 0.2],
        [-0.02, 0.74],
        [0.12, 1.02],
        [0.46, 1.04],
        [0.62, 0.72],
        [0.42, 0.48],
        [0.12, 0.56],
        [0.04, 0.76],
      ],
    ],
  },
  "7": {
    wide: 0.54,
    strokes: [
      [
        [0.02, 0.05],
        [0.3, 0.03],
        [0.56, 0.02],
        [0.55, 0.04],
        [0.36, 0.4],
        [0.2, 1.02],
      ],
    ],
  },
  "8": {
    wide: 0.56,
    strokes: [
      [
        [0.5, 0.14],
        [0.34, -0.04],
        [0.06, 0.04],
        [0.06, 0.36],
        [0.5, 0.6],
        [0.56, 0.96],
        [0.2, 1.08],
        [0.02, 0.84],
        [0.18, 0.54],
        [0.5, 0.34],
        [0.5, 0.12],
      ],
    ],
  },
  "9": {
    wide: 0.56,
    strokes: [
      [
        [0.54, 0.16],
        [0.34, -0.04],
        [0.04, 0.06],
        [0.04, 0.46],
        [0.32, 0.54],
        [0.52, 0.4],
        [0.55, 0.12],
        [0.52, 0.5],
        [0.44, 1.02],
      ],
    ],
  },
  "-": {
    wide: 0.44,
    strokes: [
      [
        [0.04, 0.54],
        [0.22, 0.51],
        [0.42, 0.52],
      ],
    ],
  },
};
const GAP = 0.16;

export interface Writing {
  /** Left end of the middle of the line, in pixels, and the height of a figure. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

/** Writes a number around its middle. The same number at the same place always looks the same. */
export function writeNumber(pen: Pen, value: number, { x, y, size, colour }: Writing): void {
  const text = `${value}`;
  const random = randomOf(["figures", text, Math.round(x), Math.round(y)]);
  let at = x - (widthOf(text) * size) / 2;
  dip(pen, colour, size * 0.14);
  for (const figure of text) {
    const { wide, strokes } = figureOf(figure);
    pen.save();
    pen.translate(at, y - size / 2 + (random() - 0.5) * size * 0.08);
    pen.transform(1, (random() - 0.5) * 0.06, -0.12, 1, size * 0.1, 0);
    for (const stroke of strokes) draw(pen, stroke, size, random);
    pen.restore();
    at += (wide + GAP) * size;
  }
}

/** Of a text of figures, in heights. */
function widthOf(text: string): number {
  return [...text].reduce((sum, figure) => sum + figureOf(figure).wide + GAP, -GAP);
}

function figureOf(figure: string) {
  const known = FIGURES[figure];
  if (known === undefined) throw new RangeError(`a marker cannot write ${figure}`);
  return known;
}

function dip(pen: Pen, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineCap = "round";
  pen.lineJoin = "round";
}

function draw(pen: Pen, stroke: Stroke, size: number, random: Random): void {
  const points = stroke.map(([x, y]) => [(x + shake(random)) * size, (y + shake(random)) * size] as const);
  pen.beginPath();
  pen.moveTo(...(points[0] ?? [0, 0]));
  points.slice(1, -1).forEach(([x, y], place) => {
    const [nextX, nextY] = points[place + 2] ?? [x, y];
    const isLast = place === points.length - 3;
    pen.quadraticCurveTo(x, y, isLast ? nextX : (x + nextX) / 2, isLast ? nextY : (y + nextY) / 2);
  });
  pen.stroke();
}

function shake(random: Random): number {
  return (random() - 0.5) * 0.035;
}

/** A name over its column, made narrower until it fits. */
export function writeName(pen: Pen, name: string, writing: Writing & { readonly room: number }): void {
  const { x, y, size, colour, room } = writing;
  pen.save();
  pen.translate(x, y);
  pen.transform(1, -0.03, -0.14, 1, 0, 0);
  pen.font = `700 ${size}px ${FONT}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = colour;
  dip(pen, colour, size * 0.05);
  pen.strokeText(name, 0, 0, room);
  pen.fillText(name, 0, 0, room);
  pen.restore();
}
