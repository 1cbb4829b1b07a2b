/** The green bottle: turned glass with a cork and a paper label that bears a drop. */
import { CapsuleGeometry, CylinderGeometry, LatheGeometry, SphereGeometry, Vector2 } from "three";
import { hue } from "../../../../ui/scene/hue";
import type { Parts } from "./figure";
import { type Piece, piece } from "./solid";

const green = (): string => hue("--fig-green", "#1d8a47");
const SHINE = "#7fd0a0";
const CORK = "#c8935c";
const PAPER = "#fbf1d9";
const SEAM = "#e2d0a4";

/** Radius and height from the foot up to the lip. */
const OUTLINE: readonly (readonly [radius: number, height: number])[] = [
  [0, 0],
  [0.52, 0],
  [0.6, 0.06],
  [0.62, 0.18],
  [0.62, 1.02],
  [0.6, 1.17],
  [0.52, 1.34],
  [0.38, 1.51],
  [0.27, 1.66],
  [0.24, 1.8],
  [0.24, 2.06],
  [0.31, 2.1],
  [0.31, 2.24],
  [0.24, 2.27],
  [0, 2.27],
];

export function bottle(): Parts {
  return { matt: [...label(), cork()], gloss: [glass(), ...shine()] };
}

function glass(): Piece {
  return piece(
    new LatheGeometry(
      OUTLINE.map((corner) => new Vector2(...corner)),
      32,
    ),
    green(),
  );
}

/** Glass is known by the light on it, on the plainest machine too. */
function shine(): readonly Piece[] {
  return [
    piece(new CapsuleGeometry(0.045, 0.2, 3, 8), SHINE, { at: [-0.3, 1.37, 0.36], turn: [-0.45, 0, -0.5] }),
    piece(new CapsuleGeometry(0.03, 0.2, 3, 8), SHINE, { at: [-0.12, 1.92, 0.2] }),
  ];
}

function label(): readonly Piece[] {
  return [
    piece(new CylinderGeometry(0.635, 0.635, 0.62, 32, 1, true), PAPER, { at: [0, 0.65, 0] }),
    piece(new CylinderGeometry(0.642, 0.642, 0.05, 32, 1, true), SEAM, { at: [0, 0.9, 0] }),
    piece(new CylinderGeometry(0.642, 0.642, 0.05, 32, 1, true), SEAM, { at: [0, 0.4, 0] }),
    piece(new SphereGeometry(0.17, 14, 10), green(), { at: [0, 0.59, 0.61], size: [1, 1, 0.35] }),
    piece(new CylinderGeometry(0.005, 0.15, 0.26, 12), green(), { at: [0, 0.75, 0.61], size: [1, 1, 0.35] }),
  ];
}

function cork(): Piece {
  return piece(new CylinderGeometry(0.215, 0.19, 0.34, 16), CORK, { at: [0, 2.37, 0] });
}
