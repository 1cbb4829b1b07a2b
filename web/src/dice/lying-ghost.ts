/** Ghost Blitz: five dice with a doubled side each, the lot, and the places of the figures. */
import type { GhostFigure } from "../wire.gen";
import type { Lying } from "./lying";
import type { Sides } from "./picture";
import type { DiceRecord, Move } from "./record";
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

interface Table {
  readonly left: readonly number[];
  /** Seats that have grabbed in this throw; null: there is nothing to grab. */
  readonly grabbed: readonly number[] | null;
  readonly round: number;
}

const closed = ({ left, round }: Table): Table => ({ left, grabbed: null, round: round + 1 });

/** A throw is closed by the clock, or when nobody is left who could grab [GB-R6]. */
function afterGrab(table: Table, seats: number): Table {
  const playing = inPlay(seats, table.left);
  if (table.grabbed === null) return table;
  const isOver = playing.length === 1 || playing.every((seat) => table.grabbed?.includes(seat));
  return isOver ? closed(table) : table;
}

function after(table: Table, { number, action }: Move, seats: number): Table {
  switch (action.type) {
    case "rolled":
      return { ...table, grabbed: [] };
    case "grab":
      return afterGrab({ ...table, grabbed: [...(table.grabbed ?? []), number] }, seats);
    case "close":
    case "report":
    case "void":
      return closed(table);
    default:
      return afterGrab({ ...table, left: withLeft(table.left, action) }, seats);
  }
}

export function ghostAt({ options, seats }: DiceRecord): Lying {
  const dice = diceOf(options.net);
  const circles = ordersOf(FIGURES).map((figures) => ({ is: "circle", figures }) as const);
  const lying = (table: Table): Lying => ({
    round: table.round,
    counted: () => table.round,
    after: (move) => lying(after(table, move, seats)),
    falls: ({ number, action: { type } }) => {
      if (number !== 0) return [];
      if (type === "rolled") return dice;
      if (type === "shuffled") return [circles];
      return type === "lot" ? [lot(inPlay(seats, table.left))] : [];
    },
  });
  return lying({ left: [], grabbed: null, round: 1 });
}
