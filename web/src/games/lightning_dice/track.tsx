/** The score track with its pawns; a penalty leaves a dashed ghost where the pawn was. In the quick game, piles of cards. */
import { Use } from "../../ui/parts/art";
import { classes } from "../../ui/parts/classes";
import { seatClass } from "../../ui/parts/seat";
import type { LightningView } from "../../wire.gen";
import { SeatNumber } from "./dice";
import { GOAL, isQuick } from "./model";
import { type Mark, pawnsOf } from "./model-track";
import { type LightningSeen, nameOf } from "./names";
import { boardTexts } from "./texts-board";

const SPACES: readonly number[] = Array.from({ length: GOAL + 1 }, (_, score) => score);
/** More cards than these make a pile no higher. */
const HIGHEST = 6;

interface TrackProps {
  readonly seen: LightningSeen;
  readonly marks: readonly Mark[];
}

export function Track({ seen, marks }: TrackProps) {
  const { view } = seen.update;
  if (isQuick(view)) return <Piles seen={seen} />;
  return (
    <div class="strip" role="img" aria-label={boardTexts().track(GOAL, standings(seen))}>
      {SPACES.map((score) => (
        <span key={score} class={spaceClass(score)}>
          {score}
        </span>
      ))}
      {marks.map(({ seat, space }) => (
        <span key={seat} class="strip__mark" style={{ "--at": `${space}` }} />
      ))}
      {pawnsOf(view).map((pawn) => (
        <span
          key={`${pawn.seat} ${pawn.space}`}
          class={classes("pawn", seatClass(pawn.seat))}
          style={{ "--at": `${pawn.space}`, "--x": `${pawn.x}`, "--y": `${pawn.row}` }}
        >
          <Use id="pawn" viewBox="0 0 32 43" />
          <b>{pawn.seat}</b>
        </span>
      ))}
    </div>
  );
}

function spaceClass(score: number): string {
  return classes("strip__cell", score % 5 === 0 && "strip__cell--five", score === GOAL && "strip__cell--end");
}

function standings(seen: LightningSeen): readonly string[] {
  const { scores, left } = seen.update.view;
  const seats = scores.map((_, place) => place + 1).filter((seat) => !left.includes(seat));
  return seats.map((seat) => boardTexts().standing(nameOf(seen, seat), scores[seat - 1] ?? 0));
}

function Piles({ seen }: { readonly seen: LightningSeen }) {
  const says = boardTexts();
  const { view } = seen.update;
  return (
    <div class="piles" role="img" aria-label={`${says.piles(standings(seen))}, ${says.left(view.pile)}`}>
      {view.scores.map((cards, place) => (
        <span key={place} class="piles__one" data-left={view.left.includes(place + 1) || undefined}>
          <SeatNumber seat={place + 1} size="xs" />
          {cards > 0 && <Pile cards={cards} />}
          <b class="num">{cards}</b>
        </span>
      ))}
      <span class="piles__one piles__one--rest">
        <Pile cards={restOf(view)} isRest />
        <b class="num">{says.left(view.pile)}</b>
      </span>
    </div>
  );
}

function restOf(view: LightningView): number {
  return Math.ceil(view.pile / 8);
}

function Pile({ cards, isRest = false }: { readonly cards: number; readonly isRest?: boolean }) {
  const shown = Math.min(cards, HIGHEST);
  return (
    <span class={classes("pile", isRest && "pile--rest")}>
      {Array.from({ length: shown }, (_, place) => (
        <i key={place} style={{ "--n": `${place}` }} />
      ))}
    </span>
  );
}
