/** King of the Dice: four dice, the lot, and the cards that are left in the pile. */
import { KING_CARDS, type KingFace } from "../wire.gen";
import type { Lying } from "./lying";
import type { Sides } from "./picture";
import type { Action, DiceRecord } from "./record";
import { inPlay, lot, withLeft } from "./seats";

const FACES: readonly KingFace[] = ["red-gem", "red-animal", "green-gem", "green-flower", "blue-flower", "blue-animal"];
const DIE: Sides = FACES.map((face) => ({ is: "king", face }) as const);
const DICE = 4;
/** Cards in the middle. */
const FACE_UP = 2;

interface Cards {
  /** Ascending. */
  readonly pile: readonly number[];
  /** The first has lain longest. */
  readonly faceUp: readonly number[];
  readonly discards: readonly number[];
}

interface Table {
  readonly left: readonly number[];
  /** How many roll. */
  readonly dice: number;
  readonly cards: Cards;
}

/** A card that comes where two still lie takes the place of the older one [KJ-R3]; an empty pile is renewed [KJ-R9]. */
function turned({ pile, faceUp, discards }: Cards, card: number): Cards {
  const isFlip = faceUp.length === FACE_UP;
  const away = isFlip ? [...discards, ...faceUp.slice(0, 1)] : discards;
  const rest = pile.filter((one) => one !== card);
  const isEmpty = rest.length === 0;
  return {
    pile: isEmpty ? [...away].sort((a, b) => a - b) : rest,
    faceUp: [...(isFlip ? faceUp.slice(1) : faceUp), card],
    discards: isEmpty ? [] : away,
  };
}

function after(table: Table, action: Action): Table {
  const { keep, card } = action.fields;
  switch (action.type) {
    case "roll":
      return { ...table, dice: DICE };
    case "reroll":
    case "crown":
      return { ...table, dice: DICE - (Array.isArray(keep) ? keep.length : 0) };
    case "take":
      return { ...table, cards: { ...table.cards, faceUp: table.cards.faceUp.filter((one) => one !== card) } };
    case "drawn":
      return { ...table, cards: turned(table.cards, Number(card)) };
    default:
      return { ...table, left: withLeft(table.left, action) };
  }
}

export function kingAt(record: DiceRecord): Lying {
  const lying = (table: Table): Lying => ({
    after: (action) => lying(after(table, action)),
    falls: (drawn) => {
      if (drawn === "rolled") return Array.from({ length: table.dice }, () => DIE);
      if (drawn === "drawn") return [table.cards.pile.map((card) => ({ is: "card", card }) as const)];
      return drawn === "lot" ? [lot(inPlay(record.seats, table.left))] : [];
    },
  });
  const pile = KING_CARDS.map(({ number }) => number);
  return lying({ left: [], dice: 0, cards: { pile, faceUp: [], discards: [] } });
}
