/** How the dice of this game look: four colours with drilled pips, a golden double die, a shield on defensive dice. */

import { type DieKind, type Mode, type Painter, PIPS } from "../../../scene/parts/die";
import type { Pen } from "../../../scene/parts/paint";
import { hue } from "../../../ui/scene/hue";
import type { TumblinColour, TumblinKind } from "../../../wire.gen";
import type { DieLook } from "./shown";

interface Colours {
  readonly body: string;
  readonly ink: string;
  /** Edge of a drilled pip. */
  readonly rim: string;
  /** Of a shield below the pips. */
  readonly shield: string;
}

const colours = (): Readonly<Record<TumblinColour, Colours>> => ({
  red: {
    body: hue("--tumblin-red", "#cf232b"),
    ink: "#fff6f0",
    rim: hue("--tumblin-red-lo", "#8d1017"),
    shield: hue("--tumblin-red-lo", "#a5141c"),
  },
  white: { body: "#f8f4ea", ink: "#1d1a19", rim: "#8f887a", shield: "#cfc6b4" },
  green: {
    body: hue("--tumblin-green", "#14814a"),
    ink: hue("--tumblin-green-on", "#f4fff6"),
    rim: hue("--tumblin-green-lo", "#0a4f2b"),
    shield: hue("--tumblin-green-lo", "#0c5f34"),
  },
  black: { body: "#2a282b", ink: "#f6f2ea", rim: "#0c0b0c", shield: "#4d494e" },
});
const GOLD = { body: "#eaae2a", ink: "#2c1a04", rim: "#8a5a0a" } as const;

/** For what is written on white in the colour of a seat. */
export const INKS: Readonly<Record<TumblinColour, string>> = {
  red: "#b3201f",
  white: "#75695a",
  green: "#11703d",
  black: "#221f20",
};

export function kindOf({ colour, kind }: DieLook): DieKind {
  const { body, ink } = kind === "double" ? GOLD : colours()[colour];
  return { name: `tumblin ${colour} ${kind}`, body, ink, paint: painterOf(colour, kind) };
}

function painterOf(colour: TumblinColour, kind: TumblinKind): Painter {
  const own = colours()[colour];
  const { ink, rim } = kind === "double" ? GOLD : own;
  return (pen, face, size, mode) => {
    if (mode === "ink" && kind === "double") gild(pen, size, own.body);
    if (mode === "ink" && kind === "defensive") shield(pen, size, own.shield);
    for (const [right, down] of PIPS[face - 1] ?? [])
      drill(pen, { x: right * size, y: down * size, size, mode, ink, rim });
  };
}

interface Pip {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly mode: Mode;
  readonly ink: string;
  readonly rim: string;
}

/** A hollow: dark at its edge, painted inside. */
function drill(pen: Pen, { x, y, size, mode, ink, rim }: Pip): void {
  const radius = size * 0.1;
  const hollow = pen.createRadialGradient(x, y, 0, x, y, radius * 1.12);
  const stops: readonly (readonly [number, string])[] =
    mode === "ink"
      ? [
          [0, ink],
          [0.74, ink],
          [0.86, rim],
          [1, `${rim}00`],
        ]
      : [
          [0, "#000"],
          [0.7, "#444"],
          [1, "#fff"],
        ];
  for (const [at, colour] of stops) hollow.addColorStop(at, colour);
  pen.fillStyle = hollow;
  pen.beginPath();
  pen.arc(x, y, radius * 1.12, 0, 2 * Math.PI);
  pen.fill();
}

/** Gold with a shine across, and a frame in the colour of whose it is. */
function gild(pen: Pen, size: number, frame: string): void {
  const shine = pen.createLinearGradient(0, 0, size, size);
  const bands: readonly (readonly [number, string])[] = [
    [0, "#d18d12"],
    [0.34, "#ffd660"],
    [0.5, "#f0b32e"],
    [0.72, "#f8ca50"],
    [1, "#c58012"],
  ];
  for (const [at, colour] of bands) shine.addColorStop(at, colour);
  pen.fillStyle = shine;
  pen.fillRect(0, 0, size, size);
  pen.strokeStyle = frame;
  pen.lineWidth = size * 0.045;
  pen.beginPath();
  pen.roundRect(size * 0.1, size * 0.1, size * 0.8, size * 0.8, size * 0.12);
  pen.stroke();
}

function shield(pen: Pen, size: number, colour: string): void {
  pen.save();
  pen.translate(size / 2, size / 2);
  pen.scale(size, size);
  pen.beginPath();
  pen.moveTo(0, -0.42);
  pen.bezierCurveTo(0.14, -0.34, 0.26, -0.32, 0.37, -0.32);
  pen.bezierCurveTo(0.39, 0.06, 0.26, 0.3, 0, 0.43);
  pen.bezierCurveTo(-0.26, 0.3, -0.39, 0.06, -0.37, -0.32);
  pen.bezierCurveTo(-0.26, -0.32, -0.14, -0.34, 0, -0.42);
  pen.fillStyle = colour;
  pen.fill();
  pen.lineWidth = 0.035;
  pen.strokeStyle = "rgba(255,246,229,.75)";
  pen.stroke();
  pen.restore();
}
