/** The blue book: it stands on its foot, a little open to the light, with a gold ring and two gold lines. */
import { BoxGeometry, CylinderGeometry, TorusGeometry } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { hue } from "../../../../ui/scene/hue";
import type { Parts } from "./figure";
import { type Piece, piece, type Triple } from "./solid";

const blue = (): string => hue("--fig-blue", "#2a5fc0");
const deep = (): string => hue("--fig-blue-lo", "#1e4590");
const PAPER = "#fdf3dc";
const EDGE = "#d9c9a2";
const GOLD = "#f2b93b";

const WIDTH = 1.5;
const HEIGHT = 2;
const THICK = 0.5;
const BOARD = 0.09;
/** Where the middle of the book is: it stands on the table. */
const MIDDLE = HEIGHT / 2;
/** The face of the front board. */
const FRONT = THICK / 2 + BOARD;

export function book(): Parts {
  return { matt: [...boards(), ...pages()], gloss: gold() };
}

function boards(): readonly Piece[] {
  const board = (z: number): Piece =>
    piece(new RoundedBoxGeometry(WIDTH, HEIGHT, BOARD, 1, 0.035), blue(), { at: [0, MIDDLE, z] });
  const spine = piece(new CylinderGeometry(1, 1, HEIGHT, 16, 1, false, Math.PI, Math.PI), deep(), {
    at: [-WIDTH / 2 + 0.03, MIDDLE, 0],
    size: [0.16, 1, FRONT],
  });
  const bands = [0.3, 0.62, -0.3, -0.62].map((y) =>
    piece(new CylinderGeometry(1, 1, 0.06, 16, 1, false, Math.PI, Math.PI), GOLD, {
      at: [-WIDTH / 2 + 0.03, MIDDLE + y, 0],
      size: [0.185, 1, FRONT + 0.005],
    }),
  );
  return [board((THICK + BOARD) / 2), board(-(THICK + BOARD) / 2), spine, ...bands];
}

function pages(): readonly Piece[] {
  const block = piece(new BoxGeometry(WIDTH - 0.12, HEIGHT - 0.14, THICK), PAPER, { at: [-0.02, MIDDLE, 0] });
  const leaves = [-0.14, 0, 0.14].map((z) =>
    piece(new BoxGeometry(WIDTH - 0.115, HEIGHT - 0.135, 0.018), EDGE, { at: [-0.02, MIDDLE, z] }),
  );
  return [block, ...leaves];
}

function gold(): readonly Piece[] {
  const line = (width: number, y: number): Piece =>
    piece(new RoundedBoxGeometry(width, 0.1, 0.04, 1, 0.015), GOLD, { at: [0.06, MIDDLE + y, FRONT] });
  const ring: Triple = [0.06, MIDDLE + 0.32, FRONT];
  return [
    piece(new TorusGeometry(0.31, 0.055, 8, 28), GOLD, { at: ring, size: [1, 1, 0.6] }),
    piece(new CylinderGeometry(0.11, 0.11, 0.05, 16), GOLD, { at: ring, turn: [Math.PI / 2, 0, 0] }),
    line(0.78, -0.36),
    line(0.5, -0.58),
  ];
}
