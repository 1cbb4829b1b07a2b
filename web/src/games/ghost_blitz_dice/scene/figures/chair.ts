/** The red chair: turned legs, a seat with a soft edge, three spindles under a top rail. */
import { CapsuleGeometry, CylinderGeometry, SphereGeometry } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { hue } from "../../../../ui/scene/hue";
import type { Parts } from "./figure";
import { bothSides, type Piece, piece } from "./solid";

const red = (): string => hue("--fig-red", "#d8332d");
const deep = (): string => hue("--fig-red-lo", "#b3231f");

/** How far the back leans, in radians. */
const LEAN = -0.14;

export function chair(): Parts {
  return { matt: [], gloss: [...seat(), ...legs(), ...back()] };
}

function seat(): readonly Piece[] {
  return [
    piece(new RoundedBoxGeometry(1.2, 0.17, 1.12, 2, 0.07), red(), { at: [0, 0.92, 0] }),
    piece(new RoundedBoxGeometry(1, 0.12, 0.92, 1, 0.04), deep(), { at: [0, 0.8, 0] }),
  ];
}

function legs(): readonly Piece[] {
  const legs = [-0.4, 0.4].flatMap((z) =>
    bothSides((side) =>
      piece(new CylinderGeometry(0.1, 0.075, 0.84, 10), red(), {
        at: [side * 0.47, 0.42, z],
        turn: [z > 0 ? -0.07 : 0.07, 0, side * 0.07],
      }),
    ),
  );
  const rungs = bothSides((side) =>
    piece(new CylinderGeometry(0.05, 0.05, 0.8, 8), deep(), { at: [side * 0.47, 0.36, 0], turn: [Math.PI / 2, 0, 0] }),
  );
  const front = piece(new CylinderGeometry(0.05, 0.05, 0.92, 8), deep(), {
    at: [0, 0.46, 0.4],
    turn: [0, 0, Math.PI / 2],
  });
  return [...legs, ...rungs, front];
}

function back(): readonly Piece[] {
  const posts = bothSides((side) =>
    piece(new CapsuleGeometry(0.095, 1.12, 3, 10), red(), { at: [side * 0.48, 1.52, -0.52], turn: [LEAN, 0, 0] }),
  );
  const knobs = bothSides((side) => piece(new SphereGeometry(0.135, 12, 8), red(), { at: [side * 0.48, 2.14, -0.61] }));
  const spindles = [-0.22, 0, 0.22].map((x) =>
    piece(new CylinderGeometry(0.055, 0.055, 0.8, 8), deep(), { at: [x, 1.37, -0.5], turn: [LEAN, 0, 0] }),
  );
  const rail = piece(new RoundedBoxGeometry(1, 0.34, 0.13, 2, 0.06), red(), {
    at: [0, 1.86, -0.57],
    turn: [LEAN, 0, 0],
  });
  return [...posts, ...knobs, ...spindles, rail];
}
