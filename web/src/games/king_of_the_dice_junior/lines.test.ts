import { expect, test } from "vitest";
import { line } from "./lines";

const name = (seat: number): string => ["", "You", "Mika", "Jo"][seat] ?? "";
const textOf = (event: Parameters<typeof line>[0]): string | undefined => line(event, name)?.text;

test("a taken card is told with its words, its count and its rule", () => {
  expect(line({ type: "card_taken", rule: "KJ-3", seat: 2, card: 10, cards: 3 }, name)).toEqual({
    seat: 2,
    text: "Mika takes the turret green, green, green: 3 of 5.",
    rule: "KJ-3",
  });
});

test("the own seat is told in the second person", () => {
  expect(textOf({ type: "card_taken", rule: "KJ-3", seat: 1, card: 27, cards: 1 })).toBe(
    "You take the resident flower, flower, gem: 1 of 5.",
  );
});

test("a first roll is no line, for the faces follow", () => {
  expect(line({ type: "dice_thrown", rule: "KJ-2", seat: 1, kept: [] }, name)).toBeNull();
});

test("a second roll says what was kept", () => {
  expect(textOf({ type: "dice_thrown", rule: "KJ-4", seat: 2, kept: ["red-gem", "red-animal", "green-gem"] })).toBe(
    "Mika keeps red gem, red animal, green gem and rolls 1 die again.",
  );
});

test("the crown says how many dice it rolls", () => {
  expect(textOf({ type: "crown_spent", rule: "KJ-9", seat: 1, kept: ["red-gem"] })).toBe(
    "You use your crown and roll 3 dice once more.",
  );
});

test("a shared win names all winners and its rule", () => {
  expect(
    line({ type: "match_ended", rule: "KJ-V3", winners: [1, 3], cards: [5, 4, 5], lizards: [8, 6, 8] }, name),
  ).toEqual({ seat: 0, text: "As many lizards: you and Jo win together!", rule: "KJ-V3" });
});

test("a castle that closes in a full round says that the round goes on", () => {
  expect(textOf({ type: "last_round", rule: "KJ-V1", seat: 1 })).toBe(
    "Your castle is closed. The round is played to its end.",
  );
});
