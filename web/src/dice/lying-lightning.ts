/** Lightning Dice: the dice that each seat has in motion, and the cards that are left in the pile. */
import type { Lying } from "./lying";
import { type Picture, pipsOf, type Sides } from "./picture";
import type { DiceRecord, Move } from "./record";

const DICE = [0, 1, 2, 3, 4, 5];
/** Cards of the shipped deck. */
const SHIPPED = 50;

interface Table {
  /** By seat the dice in motion, ascending. */
  readonly moving: readonly (readonly number[])[];
  /** Cards that are done with since the pile was made, without the one that was turned last [LD-R10]. */
  readonly gone: readonly number[];
  /** The one that was turned last; 0: none. */
  readonly card: number;
  readonly turned: number;
  /** How often a race was broken off: it starts anew in another round [LD-R20]. */
  readonly broken: number;
}

/** What stays the same in a match. */
interface Rules {
  readonly deck: readonly Picture[];
  /** Dice roll on while a card is turned [LD-R6]. */
  readonly areKept: boolean;
}

/** A card is turned when the one before is done with; once all are, they make a new pile. */
function goneWith({ gone, card }: Table, { deck }: Rules): readonly number[] {
  const now = card === 0 ? gone : [...gone, card];
  return now.length === deck.length ? [] : now;
}

function pileOf(table: Table, rules: Rules): Sides {
  const gone = new Set(goneWith(table, rules));
  return rules.deck.filter((_, place) => !gone.has(place + 1));
}

function withMoving(table: Table, seat: number, change: (dice: readonly number[]) => readonly number[]): Table {
  return { ...table, moving: table.moving.map((dice, place) => (place + 1 === seat ? change(dice) : dice)) };
}

function without(dice: readonly number[], some: unknown): readonly number[] {
  return Array.isArray(some) ? dice.filter((die) => !some.includes(die)) : dice;
}

function after(table: Table, { number, action }: Move, rules: Rules): Table {
  const { keep, card, seat, dice } = action.fields;
  switch (action.type) {
    case "roll":
      return withMoving(table, number, () => without(DICE, keep));
    case "landed":
      return withMoving(table, number, () => []);
    case "turned": {
      const moving = rules.areKept ? table.moving : table.moving.map(() => []);
      return { ...table, moving, gone: goneWith(table, rules), card: Number(card), turned: table.turned + 1 };
    }
    case "void":
      return { ...table, broken: table.broken + 1 };
    case "sanction":
      return withMoving(table, Number(seat), (moving) => without(moving, dice));
    case "leave":
      return withMoving(table, Number(seat), () => []);
    default:
      return table;
  }
}

/** A deck of the players' own has a line a card, `Title: requirement`. */
function deckOf(lines: unknown): readonly Picture[] {
  const own = Array.isArray(lines) ? lines : [];
  const titles = own.length > 0 ? own.map((line) => String(line).split(":")[0] ?? "") : Array<string>(SHIPPED).fill("");
  return titles.map((title, place) => ({ is: "asks", card: place + 1, title }));
}

export function lightningAt({ seats, options }: DiceRecord): Lying {
  const areKept = options.keep_over_flip !== false && options.play !== "quick";
  const rules = { deck: deckOf(options.deck), areKept };
  const lying = (table: Table): Lying => ({
    round: table.turned + table.broken,
    // whoever looks for a card looks for the draw that turned it, too
    counted: (drawn) => table.turned + (drawn === "turned" ? 1 : 0),
    after: (move) => lying(after(table, move, rules)),
    falls: ({ number, action }) => {
      if (action.type === "turned") return number === 0 ? [pileOf(table, rules)] : [];
      if (action.type !== "landed") return [];
      return (table.moving[number - 1] ?? []).map(() => pipsOf(number));
    },
  });
  const moving = Array.from({ length: seats }, () => []);
  return lying({ moving, gone: [], card: 0, turned: 0, broken: 0 });
}
