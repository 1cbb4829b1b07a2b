import { expect, test } from "vitest";
import type { KingEvent, KingView } from "../../wire.gen";
import { FACES } from "./model";
import { sounds } from "./sounds";
import { tableWith, viewWith } from "./testing";
import { ROLL_MS } from "./tumble";

function heard(events: readonly KingEvent[], changes: Partial<KingView> = { in_turn: 2 }) {
  const view = viewWith(changes);
  return sounds.heard({ ...tableWith(view).seen.update, events, view });
}

const names = (...of: Parameters<typeof heard>) => heard(...of).map(({ name }) => name);
const ME = 1;

test("as many dice are heard as are rolled, for as long as they tumble on the screen", () => {
  expect(heard([{ type: "dice_thrown", rule: "KJ-4", seat: 2, kept: ["red-gem"] }])).toEqual([
    { name: "roll", dice: 3, ms: ROLL_MS },
  ]);
});

test("a crown rings, and its roll with it", () => {
  expect(names([{ type: "crown_spent", rule: "KJ-9", seat: 2, kept: [] }])).toEqual(["crown", "roll"]);
});

test("the faces, which the screen holds back while dice tumble, are silent", () => {
  for (const face of FACES) {
    expect(heard([{ type: "dice_rested", rule: "KJ-2", seat: 2, faces: [face, face, face, face] }])).toEqual([]);
  }
});

test("my card is louder than another's", () => {
  const loudness = (seat: number) =>
    heard([{ type: "card_taken", rule: "KJ-3", seat, card: 9, cards: 1 }])[0]?.loudness ?? 0;
  expect(loudness(ME)).toBeGreaterThan(loudness(2));
});

test("a turn without a card is low to whoever had it, and silent to others", () => {
  expect(names([{ type: "turn_missed", rule: "KJ-6", seat: ME }])).toEqual(["wrong"]);
  expect(names([{ type: "turn_missed", rule: "KJ-6", seat: 2 }])).toEqual([]);
});

test("when the last card is turned and it is my turn, wood knocks", () => {
  const turned: KingEvent = { type: "card_turned", rule: "KJ-3", card: 9 };
  expect(names([turned], { in_turn: ME })).toEqual(["flip", "turn"]);
  expect(names([turned], { in_turn: 2 })).toEqual(["flip"]);
  expect(names([turned], { in_turn: 2, seat: 0 })).toEqual(["flip"]);
  expect(names([turned], { in_turn: ME, phase: "refill" })).toEqual(["flip"]);
});

test("the end has its fanfare", () => {
  expect(names([{ type: "match_ended", rule: "KJ-10", winners: [2], cards: [4, 5], lizards: [4, 6] }])).toEqual([
    "win",
  ]);
});
