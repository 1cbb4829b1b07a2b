/** The grey mouse: it looks to the left and a little at whoever sits there, its pink tail lies round its side. */
import { CatmullRomCurve3, SphereGeometry, TubeGeometry, Vector3 } from "three";
import { hue } from "../../../../ui/scene/hue";
import type { Parts } from "./figure";
import { bothSides, type Piece, piece } from "./solid";

const grey = (): string => hue("--fig-grey", "#8f96a1");
const BELLY = "#a7adb7";
const PINK = "#efa3ae";
const INK = "#241b14";

/** Built with its nose along +z. */
export function mouse(): Parts {
  return { matt: [...body(), ...ears(), ...feet(), ...tail()], gloss: face() };
}

function body(): readonly Piece[] {
  return [
    piece(new SphereGeometry(0.68, 24, 15), grey(), { at: [0, 0.62, -0.18], size: [0.92, 0.92, 1.24] }),
    piece(new SphereGeometry(0.5, 20, 13), grey(), { at: [0, 0.8, 0.64], turn: [0.22, 0, 0], size: [0.95, 0.9, 1.18] }),
    piece(new SphereGeometry(0.3, 12, 9), BELLY, { at: [0, 0.66, 1.02], turn: [0.25, 0, 0], size: [0.85, 0.7, 1] }),
  ];
}

function ears(): readonly Piece[] {
  return [...bothSides((side) => ear(side, 0.38, grey(), 0)), ...bothSides((side) => ear(side, 0.26, PINK, 0.045))];
}

/** A flat disc that stands out behind the eyes. */
function ear(side: -1 | 1, radius: number, colour: string, ahead: number): Piece {
  return piece(new SphereGeometry(radius, 16, 8), colour, {
    at: [side * 0.47, 1.3, 0.36 + ahead],
    turn: [-0.28, side * 0.3, side * -0.3],
    size: [1, 1, 0.2],
  });
}

function face(): readonly Piece[] {
  const eyes = bothSides((side) => piece(new SphereGeometry(0.1, 12, 8), INK, { at: [side * 0.28, 0.98, 1] }));
  const glints = bothSides((side) =>
    piece(new SphereGeometry(0.032, 6, 5), "#ffffff", { at: [side * 0.3 - 0.02, 1.04, 1.07] }),
  );
  return [...eyes, ...glints, piece(new SphereGeometry(0.12, 12, 8), PINK, { at: [0, 0.72, 1.33] })];
}

function feet(): readonly Piece[] {
  return [0.42, -0.5].flatMap((z) =>
    bothSides((side) =>
      piece(new SphereGeometry(0.17, 10, 7), PINK, { at: [side * 0.36, 0.09, z], size: [0.85, 0.5, 1.3] }),
    ),
  );
}

function tail(): readonly Piece[] {
  const way = new CatmullRomCurve3([
    new Vector3(0, 0.42, -0.92),
    new Vector3(0.12, 0.14, -1.3),
    new Vector3(0.62, 0.09, -1.42),
    new Vector3(1.05, 0.14, -1),
    new Vector3(1.12, 0.4, -0.6),
  ]);
  const tip = way.getPoint(1);
  return [
    piece(new TubeGeometry(way, 22, 0.075, 8), PINK),
    piece(new SphereGeometry(0.075, 8, 6), PINK, { at: [tip.x, tip.y, tip.z] }),
  ];
}
