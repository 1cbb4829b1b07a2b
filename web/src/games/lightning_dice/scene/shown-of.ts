/** What the scene is told, out of what is known of the table and of my own dice on this screen. */
import { sentenceOf } from "../asks";
import { GOAL, isQuick, rivalsOf, rollMsOf, type TakenUp } from "../model";
import type { RackDie } from "../model-own";
import { rivalDice } from "../model-rival";
import type { LightningSeen } from "../names";
import { texts } from "../texts";
import { boardTexts } from "../texts-board";
import { cardNumber } from "../titles";
import type { CardShown, LightningShown, SeatShown } from "./shown";

/** More than any match has. */
const ROUNDS = 10_000;

export interface Mine {
  readonly rack: readonly RackDie[];
  readonly takenUp: readonly TakenUp[];
}

export function shownOf(seen: LightningSeen, { rack, takenUp }: Mine): LightningShown {
  const { match, view } = seen.update;
  const seatOf = (seat: number, dice: readonly RackDie[]): SeatShown => ({
    seat,
    dice: dice.map(({ lies, face }) => ({ lies, face })),
    score: view.scores[seat - 1] ?? 0,
    isGone: view.left.includes(seat),
    rollMs: rollMsOf(view.variant, seat),
  });
  const rivals = rivalsOf(view).map((seat) => seatOf(seat, rivalDice(view, seat, takenUp[seat - 1])));
  return {
    match,
    me: view.seat,
    seats: view.seat > 0 ? [...rivals, seatOf(view.seat, rack)] : rivals,
    card: cardOf(seen),
    goal: isQuick(view) ? 0 : GOAL,
  };
}

function cardOf(seen: LightningSeen): CardShown | null {
  const { match, view } = seen.update;
  if (view.card === 0) return null;
  const says = boardTexts();
  const number = says.cardNumber(cardNumber(seen.history));
  return {
    number: match * ROUNDS + view.round,
    title: texts().cardTitle(view.title),
    picture: view.picture,
    sentence: sentenceOf(view.requirement),
    remarks: view.expected_rolls === null ? [number] : [number, says.rolls(view.expected_rolls)],
    any: says.anyWord,
  };
}
