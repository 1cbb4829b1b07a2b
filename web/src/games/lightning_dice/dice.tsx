/**
 * Dice with pips: of a seat, in its colour, and of a card's picture, in bone.
 *
 * A die without a face in motion is unreadable: there is no face in the page, not even a hidden one.
 */
import { Use } from "../../ui/parts/art";
import { classes } from "../../ui/parts/classes";
import { seatClass } from "../../ui/parts/seat";
import { boardTexts } from "./texts-board";

interface SeatDieProps {
  readonly seat: number;
  /** 0: none to be seen. */
  readonly face: number;
  readonly isTumbling?: boolean;
  /** Raised above those that were rolled. */
  readonly isKept?: boolean;
  readonly isDim?: boolean;
}

/** Silent: whatever it lies in says what it shows. */
export function SeatDie({ seat, face, isTumbling = false, isKept = false, isDim = false }: SeatDieProps) {
  const state = isTumbling ? "tumbling" : isDim ? "dim" : face === 0 ? "hand" : "idle";
  return (
    <span
      class={classes("die sd", seatClass(seat))}
      data-state={state}
      data-kept={isKept || undefined}
      aria-hidden="true"
    >
      <Use id="die" viewBox="0 0 64 70" class="die__body" />
      {isTumbling ? <Use id="die-whirl" class="die__face die__whirl" /> : face > 0 && <Pips face={face} />}
    </span>
  );
}

/** A 0 may show anything. */
export function CardDie({ face }: { readonly face: number }) {
  return (
    <span class="die die--bone" data-face={face} aria-hidden="true">
      <Use id="die" viewBox="0 0 64 70" class="die__body" />
      {face > 0 ? <Pips face={face} /> : <span class="die__any">{boardTexts().anyWord}</span>}
    </span>
  );
}

function Pips({ face }: { readonly face: number }) {
  return <Use id={`pip-${face}`} class="die__pips" />;
}

/** A seat's number in its colour: what Bonus and Thunder are about. */
export function SeatNumber({ seat, size }: { readonly seat: number; readonly size?: "xs" | "sm" }) {
  return (
    <span class={classes("seat", size && `seat--${size}`, seatClass(seat))} aria-hidden="true">
      <b class="seat__n">{seat}</b>
    </span>
  );
}
