/** The colour that each figure owns, as the styles name it. */
import type { GhostColour } from "../../ui/parts/die";
import { GHOST_COLOURS, type GhostFigure } from "../../wire.gen";

const COLOURS: readonly GhostColour[] = ["red", "white", "grey", "green", "blue"];

/** Throws if the server's colours are not those of the artwork. */
export function colourOf(figure: GhostFigure): GhostColour {
  const colour = COLOURS.find((one) => one === GHOST_COLOURS[figure]);
  if (colour === undefined) throw new Error(`no artwork for the colour ${GHOST_COLOURS[figure]}`);
  return colour;
}
