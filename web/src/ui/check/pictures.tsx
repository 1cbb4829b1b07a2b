/** What a number stands for, drawn: a die, a card, a seat, the figures in their places, or the number itself. */
import type { Picture } from "../../dice/picture";
import { unreachable } from "../../model/unreachable";
import { GHOST_COLOURS } from "../../wire.gen";
import { Use } from "../parts/art";
import { classes } from "../parts/classes";
import { type GhostColour, GhostDie, KingDie } from "../parts/die";
import { KingCard } from "../parts/king-card";
import { SeatDisc, seatClass } from "../parts/seat";
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
    case "pips":
      return <PipsDie {...picture} label={t.pipsDie(name(picture.seat), picture.face)} isDim={isDim} />;
    case "asks":
      return <DeckCard card={picture.card} label={t.asks(picture.card, picture.title)} />;
    case "seed":
      return <code class="check__seed">{t.seed.number(picture.seed)}</code>;
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

interface PipsDieProps {
  readonly seat: number;
  readonly face: number;
  readonly label: string;
  readonly isDim: boolean;
}

function PipsDie({ seat, face, label, isDim }: PipsDieProps) {
  return (
    <span class={classes("die sd", seatClass(seat))} data-state={isDim ? "dim" : "idle"} role="img" aria-label={label}>
      <Use id="die" viewBox="0 0 64 70" class="die__body" />
      <Use id={`pip-${face}`} class="die__pips" />
    </span>
  );
}

/** The back of a card with its number in the deck: a record has no more of it. */
function DeckCard({ card, label }: { readonly card: number; readonly label: string }) {
  return (
    <span class="check__asks" role="img" aria-label={label}>
      <Use id="bolt" viewBox="0 0 24 24" />
      <b>{card}</b>
    </span>
  );
}
