import { expect, test } from "vitest";
import type { KingEvent } from "../../wire.gen";
import type { Whole } from "../gameui";
import { film } from "./film";
import { momentsOf } from "./moments";
import { viewWith } from "./testing";

const rested = (seat: number, rule = "KJ-2"): KingEvent => ({ type: "dice_rested", rule, seat, faces: [] });
const taken = (seat: number, cards: number): KingEvent => ({ type: "card_taken", rule: "KJ-3", seat, card: 9, cards });
const spent = (seat: number): KingEvent => ({ type: "crown_spent", rule: "KJ-9", seat, kept: [] });
const missed = (seat: number): KingEvent => ({ type: "turn_missed", rule: "KJ-R8", seat });

function told(turns: readonly (readonly KingEvent[])[], winners: readonly number[] = []) {
  const rounds = turns.map((events, place) => ({ number: place + 1, events }));
  const outcome = winners.length === 0 ? null : { winners, scores: [], rule: "KJ-10" };
  const seen = { update: { view: viewWith({}), outcome } };
  const whole = { seen, rounds, name: (seat: number) => ["", "Ada", "Mika"][seat] ?? "" };
  const moments = momentsOf(whole as unknown as Whole<"king_of_the_dice_junior">);
  return moments.map(({ round, title, text }) => [round, title, text]);
}

const twice = (seat: number): readonly KingEvent[] => [rested(seat), rested(seat, "KJ-4")];

test("a crown that brings a card is a moment, and one that brings none is not", () => {
  const turns = [
    [...twice(1), spent(1), rested(1, "KJ-9"), taken(1, 1)],
    [...twice(2), spent(2), rested(2, "KJ-9"), missed(2)],
  ];
  expect(told(turns)).toEqual([[1, "The crown pays", "Ada rolls once more, and has a card"]]);
});

test("a card at the first roll is a moment", () => {
  expect(told([[rested(2), taken(2, 1)]])).toEqual([[1, "At the first roll", "Mika takes a card at once"]]);
});

test("who has more cards than all others takes the lead", () => {
  const turns = [
    [...twice(1), taken(1, 1)],
    [...twice(2), taken(2, 1)],
    [...twice(2), taken(2, 2)],
  ];
  expect(told(turns, [2])).toEqual([
    [3, "Mika takes the lead", "2 cards to 1"],
    [3, "The last turn", "Mika wins"],
  ]);
});

test("a turn has the colour of whoever took a card in it, and a new card begins the next", () => {
  expect(film.ownerOf([rested(2), taken(2, 1)])).toBe(2);
  expect(film.ownerOf([rested(2), missed(2)])).toBe(0);
  expect(film.begins?.({ type: "card_turned", rule: "KJ-6", card: 1 })).toBe(true);
});
