/**
 * Tumblin-Dice: the dice that decide the first order, and throws.
 *
 * Where a die stops no number says, so a throw has the number of which the noise of the hand is made and nothing else.
 */
import type { Json } from "./json";
import type { Lying } from "./lying";
import { pipsOf } from "./picture";
import type { Action, DiceRecord, Move } from "./record";
import { withLeft } from "./seats";

interface Table {
  /** Of the throw. */
  readonly number: number;
  readonly left: readonly number[];
  /** Sides (seats, or teams) by place, those still level together, while the order is rolled for [TD-R1]. */
  readonly places: readonly (readonly number[])[];
  readonly isThrown: boolean;
  /** Dice have lost their hold and settle again [TD-R10]. */
  readonly areLoose: boolean;
  /** Dice that lay there when all was at rest last. */
  readonly board: readonly unknown[];
}

/** What stays the same in a match. */
interface Rules {
  readonly hasTeams: boolean;
  /** A die that is not across the line stays [TD-R13]. */
  readonly areKeptBefore: boolean;
}

const SEATS_OF_TEAM: readonly (readonly number[])[] = [
  [1, 3],
  [2, 4],
];

function rolling({ places }: Table): readonly number[] {
  return places.filter((sides) => sides.length > 1).flat();
}

/** Sides by place after those that were level have rolled; who is level again stays together. */
function split({ places }: Table, faces: readonly unknown[]): Table["places"] {
  const rolls = [...faces].map(Number);
  return places.flatMap((sides) => {
    if (sides.length === 1) return [sides];
    const rolled = rolls.splice(0, sides.length);
    const heights = [...new Set(rolled)].sort((one, other) => other - one);
    return heights.map((height) => sides.filter((_, place) => rolled[place] === height));
  });
}

function afterLeaving(table: Table, action: Action, { hasTeams }: Rules): Table {
  const left = withLeft(table.left, action);
  const isThere = (side: number): boolean => {
    const seats = hasTeams ? (SEATS_OF_TEAM[side - 1] ?? []) : [side];
    return seats.some((seat) => !left.includes(seat));
  };
  const places = table.places.map((sides) => sides.filter(isThere)).filter((sides) => sides.length > 0);
  return { ...table, left, places };
}

/** The die that was not there before; if one lies there alone, that is it: a quarter begins with an empty board. */
function thrownOf({ isThrown, board }: Table, dice: readonly Json[]): unknown {
  if (!isThrown) return null;
  const names = dice.map(({ die }) => die);
  return names.length === 1 ? names[0] : names.find((die) => !board.includes(die));
}

/** Dice that must go, go together; those that lay or leaned on one settle again, and the throw is not over yet. */
function afterSettled(table: Table, { fields }: Action, { areKeptBefore }: Rules): Table {
  const dice = listOf(fields.dice) as readonly Json[];
  const thrown = thrownOf(table, dice);
  const goes = ({ die, off_board, on_disc, crossed }: Json): boolean =>
    off_board === true ||
    on_disc === true ||
    (crossed === false && !areKeptBefore) ||
    (fields.disc_first === false && die === thrown);
  const gone = dice.filter(goes).map(({ die }) => die);
  const staying = dice.filter((die) => !goes(die));
  const areLoose = staying.some(({ on_top_of, leaning_on }) =>
    [...listOf(on_top_of), ...listOf(leaning_on)].some((die) => gone.includes(die)),
  );
  const board = staying.map(({ die }) => die);
  return { ...table, isThrown: false, areLoose, board, number: table.number + (areLoose ? 0 : 1) };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function after(table: Table, { action }: Move, rules: Rules): Table {
  switch (action.type) {
    case "rolled":
      return { ...table, places: split(table, listOf(action.fields.faces)) };
    case "throw":
      return { ...table, isThrown: true };
    case "settled":
      return afterSettled(table, action, rules);
    case "forfeit":
      return { ...table, number: table.number + 1 };
    default:
      return afterLeaving(table, action, rules);
  }
}

export function tumblinAt({ seats, options }: DiceRecord): Lying {
  const hasTeams = options.teams === true;
  const rules = { hasTeams, areKeptBefore: options.before_line === -1 };
  const lying = (table: Table): Lying => ({
    round: table.number,
    counted: (drawn) => (drawn === "rolled" ? 0 : table.number),
    after: (move) => lying(after(table, move, rules)),
    falls: ({ number, action }) => {
      if (number !== 0) return [];
      if (action.type === "rolled") return rolling(table).map(pipsOf);
      return action.type === "settled" && (table.isThrown || table.areLoose) ? ["seeds"] : [];
    },
  });
  const sides = hasTeams ? [1, 2] : Array.from({ length: seats }, (_, place) => place + 1);
  const places = options.first_order === "seats" ? [] : [sides];
  return lying({ number: 1, left: [], places, isThrown: false, areLoose: false, board: [] });
}
