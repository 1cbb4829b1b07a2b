/** The five figures as geometries: base on y = 0, about 2.2 high, face to +z; each turned as it shows itself best. */
import type { BufferGeometry } from "three";
import type { GhostFigure } from "../../../../wire.gen";
import { book } from "./book";
import { bottle } from "./bottle";
import { chair } from "./chair";
import { ghost } from "./ghost";
import { mouse } from "./mouse";
import { merged, type Piece } from "./solid";

/** Pieces of a figure by surface. */
export interface Parts {
  readonly matt: readonly Piece[];
  readonly gloss: readonly Piece[];
}

/** Null: the figure has nothing of this surface. Whoever asked for them frees them. */
export interface FigureShape {
  readonly matt: BufferGeometry | null;
  readonly gloss: BufferGeometry | null;
}

const MAKERS: Readonly<Record<GhostFigure, () => Parts>> = { chair, ghost, mouse, bottle, book };

/** About the vertical, in radians. */
const TURNS: Readonly<Record<GhostFigure, number>> = { chair: -0.5, ghost: 0, mouse: -0.85, bottle: -0.3, book: -0.35 };

export function shapeOf(figure: GhostFigure): FigureShape {
  const { matt, gloss } = MAKERS[figure]();
  const turned = (pieces: readonly Piece[]): BufferGeometry | null =>
    pieces.length === 0 ? null : merged(pieces).rotateY(TURNS[figure]);
  return { matt: turned(matt), gloss: turned(gloss) };
}
