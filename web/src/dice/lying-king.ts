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
  readonly seats: number;
  readonly left: readonly number[];
  /** Whether a miss swaps the card that has lain longest [KJ-R3]. */
  readonly flips: boolean;
  /** `card`: the turn is over, and one is still to be turned. */
  readonly phase: "deal" | "turn" | "card";
  /** 0 before the lot is drawn. */
  readonly inTurn: number;
  readonly turns: number;
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

/** The next seat clockwise that has not left. */
function nextSeat({ seats, left, inTurn }: Table): number {
  const order = Array.from({ length: seats }, (_, place) => ((inTurn + place) % seats) + 1);
  return order.find((seat) => !left.includes(seat)) ?? inTurn;
}

function nextTurn(table: Table): Table {
  return { ...table, phase: "turn", inTurn: nextSeat(table), turns: table.turns + 1 };
}

/** A turn has ended without a card. */
function missed(table: Table): Table {
  return table.flips ? { ...table, phase: "card" } : nextTurn(table);
}

function afterCard(table: Table, card: number): Table {
  const cards = turned(table.cards, card);
  if (table.phase === "card") return nextTurn({ ...table, cards });
  return cards.faceUp.length < FACE_UP ? { ...table, cards } : { ...table, cards, phase: "turn", turns: 1 };
}

function afterLeaving(table: Table, action: Action): Table {
  const now = { ...table, left: withLeft(table.left, action) };
  if (!now.left.includes(now.inTurn)) return now;
  if (now.phase === "deal") return { ...now, inTurn: nextSeat(now) };
  return now.phase === "turn" ? missed(now) : now;
}

function after(table: Table, action: Action): Table {
  const { keep, card, seat } = action.fields;
  switch (action.type) {
    case "lot":
      return { ...table, inTurn: Number(seat) };
    case "drawn":
      return afterCard(table, Number(card));
    case "roll":
      return { ...table, dice: DICE };
    case "reroll":
    case "crown":
      return { ...table, dice: DICE - (Array.isArray(keep) ? keep.length : 0) };
    case "take": {
      const faceUp = table.cards.faceUp.filter((one) => one !== card);
      return { ...table, phase: "card", cards: { ...table.cards, faceUp } };
    }
    case "end_turn":
    case "forfeit":
      return missed(table);
    case "leave":
      return afterLeaving(table, action);
    default:
      return table;
  }
}

export function kingAt({ seats, options }: DiceRecord): Lying {
  const lying = (table: Table): Lying => ({
    round: table.turns,
    counted: () => table.turns,
    after: ({ action }) => lying(after(table, action)),
    falls: ({ number, action: { type } }) => {
      if (number !== 0) return [];
      if (type === "rolled") return Array.from({ length: table.dice }, () => DIE);
      if (type === "drawn") return [table.cards.pile.map((card) => ({ is: "card", card }) as const)];
      return type === "lot" ? [lot(inPlay(seats, table.left))] : [];
    },
  });
  const pile = KING_CARDS.map(({ number }) => number);
  return lying({
    seats,
    left: [],
    flips: options.flip_on_miss === true,
    phase: "deal",
    inTurn: Number(options.first_seat ?? 0),
    turns: 0,
    dice: 0,
    cards: { pile, faceUp: [], discards: [] },
  });
}
