import { expect, test } from "vitest";
import { coursesOf, standings } from "./course";
import { toldOf, viewWith } from "./testing";

const told = toldOf(
  { type: "dice_thrown", rule: "KJ-2", seat: 1, kept: [] },
  { type: "dice_rested", rule: "KJ-2", seat: 1, faces: ["red-gem", "red-gem", "red-gem", "red-gem"] },
  { type: "card_taken", rule: "KJ-3", seat: 1, card: 9, cards: 1 },
  { type: "dice_thrown", rule: "KJ-2", seat: 2, kept: [] },
  { type: "dice_rested", rule: "KJ-2", seat: 2, faces: ["red-gem", "blue-flower", "red-gem", "red-gem"] },
  { type: "dice_thrown", rule: "KJ-4", seat: 2, kept: ["blue-flower"] },
  { type: "dice_rested", rule: "KJ-4", seat: 2, faces: ["red-gem", "blue-flower", "red-gem", "red-gem"] },
  { type: "crown_spent", rule: "KJ-9", seat: 2, kept: ["blue-flower"] },
  { type: "dice_rested", rule: "KJ-9", seat: 2, faces: ["blue-flower", "blue-flower", "blue-flower", "red-gem"] },
  { type: "card_taken", rule: "KJ-3", seat: 2, card: 11, cards: 1 },
);

test("a card after the first roll counts as one of the first roll", () => {
  expect(coursesOf(told, 2)[0]).toMatchObject({ seat: 1, turns: 1, cards: [1, 0, 0], hasSpentCrown: false });
});

test("a card after the crown's roll counts as one of the crown, and the turn as one turn", () => {
  expect(coursesOf(told, 2)[1]).toMatchObject({ seat: 2, turns: 1, cards: [0, 0, 1], hasSpentCrown: true });
});

test("winners come first, the others by their cards", () => {
  const view = viewWith({ castles: [[1], [1, 2, 3, 4, 5], [1, 2]] });
  expect(standings(view, [2]).map(({ seat }) => seat)).toEqual([2, 3, 1]);
});

test("seats with as many cards share a rank, and the next one is counted on", () => {
  const view = viewWith({ castles: [[1], [2], [1, 2, 3, 4, 5], []] });
  expect(standings(view, [3]).map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
});

test("lizards order castles of as many cards in a full round", () => {
  const view = viewWith({ castles: [[1], [38]], variant: { full_round: true } });
  expect(standings(view, []).map(({ seat }) => seat)).toEqual([2, 1]);
});

test("a seat that has left is told as gone", () => {
  expect(coursesOf(toldOf({ type: "seat_left", rule: "ALL-7", seat: 2 }), 2)[1]?.hasLeft).toBe(true);
});
