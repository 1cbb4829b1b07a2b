/** Ghost Blitz: five dice with a doubled side each, the lot, and the places of the figures. */
import type { GhostFigure } from "../wire.gen";
import type { Lying } from "./lying";
import type { Sides } from "./picture";
import type { DiceRecord } from "./record";
import { inPlay, lot, withLeft } from "./seats";

const FIGURES: readonly GhostFigure[] = ["chair", "ghost", "mouse", "bottle", "book"];

/** Each die shows every figure, and one of them twice: its own, or the next one's [GB-R1]. */
function diceOf(net: unknown): readonly Sides[] {
  return FIGURES.map((die, place) => {
    const doubled = FIGURES[net === "shifted" ? (place + 1) % FIGURES.length : place] ?? die;
    return [...FIGURES, doubled].map((face) => ({ is: "ghost", die, face }) as const);
  });
}

/** All orders, those that begin with the first figure first. */
function ordersOf(figures: readonly GhostFigure[]): readonly (readonly GhostFigure[])[] {
  if (figures.length === 0) return [[]];
  return figures.flatMap((first) => ordersOf(figures.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}

export function ghostAt(record: DiceRecord): Lying {
  const dice = diceOf(record.options.net);
  const circles = ordersOf(FIGURES).map((figures) => ({ is: "circle", figures }) as const);
  const lying = (left: readonly number[]): Lying => ({
    after: (action) => lying(withLeft(left, action)),
    falls: (drawn) => {
      if (drawn === "rolled") return dice;
      if (drawn === "shuffled") return [circles];
      return drawn === "lot" ? [lot(inPlay(record.seats, left))] : [];
    },
  });
  return lying([]);
}
