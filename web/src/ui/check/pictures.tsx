/** What a number stands for, drawn: a die, a card, a seat, the figures in their places. */
import type { Picture } from "../../dice/picture";
import { unreachable } from "../../model/unreachable";
import { GHOST_COLOURS } from "../../wire.gen";
import { Use } from "../parts/art";
import { type GhostColour, GhostDie, KingDie } from "../parts/die";
import { KingCard } from "../parts/king-card";
import { SeatDisc } from "../parts/seat";
import { texts } from "./texts";

type Name = (seat: number) => string;

interface PictureProps {
  readonly picture: Picture;
  readonly name: Name;
  /** It had no part in what is wrong. */
  readonly isDim?: boolean;
}

export function PictureArt({ picture, name, isDim = false }: PictureProps) {
  const t = texts();
  const resting = isDim ? "dim" : "idle";
  switch (picture.is) {
    case "ghost": {
      const colour = GHOST_COLOURS[picture.die];
      const label = t.ghostDie(colour, picture.face);
      return <GhostDie colour={colour as GhostColour} face={picture.face} resting={resting} label={label} />;
    }
    case "king":
      return <KingDie face={picture.face} resting={resting} label={t.kingDie(picture.face)} />;
    case "card":
      return <KingCard number={picture.card} label={t.card(picture.card)} />;
    case "seat":
      return <SeatDisc seat={picture.seat} label={name(picture.seat)} />;
    case "circle":
      return (
        <span class="check__circle" role="img" aria-label={t.circle(picture.figures)}>
          {picture.figures.map((figure) => (
            <Use key={figure} id={`fig-${figure}`} />
          ))}
        </span>
      );
    default:
      return unreachable(picture);
  }
}
