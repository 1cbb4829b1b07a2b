/** Which figure is right, as a player of Ghost Blitz sees it. */
import type { GhostFigure } from "../../../web/src/wire.gen.ts";

/** By die; a die is called by the figure of its colour. */
const FIGURES: readonly GhostFigure[] = ["chair", "ghost", "mouse", "bottle", "book"];

/**
 * The one figure to grab [GB-2, GB-3, GB-4].
 *
 * @param faces what each die shows.
 */
export function rightFigure(faces: readonly GhostFigure[]): GhostFigure {
  const counts = FIGURES.map((figure) => faces.filter((face) => face === figure).length);
  const most = Math.max(...counts);
  if (counts.filter((count) => count === most).length === 1) return at(faces, counts.indexOf(most));
  return most === 2 ? at(FIGURES, counts.indexOf(1)) : at(FIGURES, faces.indexOf("ghost"));
}

function at(figures: readonly GhostFigure[], index: number): GhostFigure {
  const figure = figures[index];
  if (figure === undefined) throw new RangeError(`five dice of Ghost Blitz are wanted, not ${figures.join(", ")}`);
  return figure;
}
