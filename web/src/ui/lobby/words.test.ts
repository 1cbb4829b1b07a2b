import { expect, test } from "vitest";
import type { MyTable } from "../../wire.gen";
import { german } from "./texts-de";
import { dayOf, nightsBetween, resultOf, scoreOf, stateOf } from "./words";

function table(part: Partial<MyTable>): MyTable {
  return {
    table: "abcdefgh",
    game: "tumblin_dice",
    status: "playing",
    match: 1,
    others: ["Mika", "Jo"],
    sits: true,
    is_turn: false,
    is_paused: false,
    touched_s: 0,
    winners: [],
    place: 0,
    score: null,
    best_other: null,
    ...part,
  };
}

test.each([
  [{ status: "waiting" }, "Your table waits for people"],
  [{ is_turn: true }, "Your turn to throw"],
  [{ is_turn: true, game: "a game of tomorrow" }, "Your turn"],
  [{ is_turn: true, is_paused: true }, "The match is paused"],
  [{}, "The match goes on"],
] as const)("a table with %o says: %s", (part, words) => expect(stateOf(table(part))).toBe(words));

test.each([
  [{ winners: ["Ada"], place: 1 }, "You won"],
  [{ winners: ["Ada", "Jo"], place: 1 }, "You and Jo won"],
  [{ winners: ["Mika"], place: 3 }, "Mika won, you came 3rd"],
  [{ winners: ["Mika", "Jo"], place: 3 }, "Mika and Jo won, you came 3rd"],
  [{ winners: ["Mika"], place: 2, others: ["Mika"] }, "Mika won"],
  [{ winners: [], place: 2 }, "Nobody won"],
] as const)("a match with %o was: %s", (part, words) => expect(resultOf(table(part))).toBe(words));

test.each([
  [{ game: "ghost_blitz_dice", score: 13, best_other: 11 }, "13 points to 11"],
  [{ game: "king_of_the_dice_junior", score: 1, best_other: 5 }, "1 card to 5"],
  [{ game: "king_of_the_dice_junior", score: 5, best_other: 5 }, "5 cards each"],
  [{ game: "lightning_dice", score: 20, best_other: -4 }, "20 to −4"],
  [{ score: null, best_other: 7 }, ""],
] as const)("a match that ended with %o has the score: %s", (part, words) => expect(scoreOf(table(part))).toBe(words));

test("the score is told in German", () => {
  expect(german.score("tumblin_dice", 94, 81)).toBe("94 Punkte zu 81");
  expect(german.score("king_of_the_dice_junior", 1, 1)).toBe("je 1 Karte");
  expect(german.detail("94 Punkte zu 81", ["Mika"], "heute")).toBe("94 Punkte zu 81 · mit Mika · heute");
  expect(german.detail("", [], "heute")).toBe("heute");
});

/** Where the reader is. */
const at = (time: string): number => new Date(time).getTime();

test.each([
  ["the same day", "2026-10-24T01:00", "2026-10-24T23:00", 0],
  ["across one midnight", "2026-10-24T23:00", "2026-10-25T01:00", 1],
  ["across the night with another hour", "2026-10-24T12:00", "2026-10-26T12:00", 2],
  ["a week", "2026-11-01T00:00", "2026-11-08T23:00", 7],
])("nights are counted by midnights: %s", (_, then, now, nights) =>
  expect(nightsBetween(at(then), at(now))).toBe(nights),
);

test.each([
  ["2026-11-20T08:00", "today"],
  ["2026-11-19T23:00", "yesterday"],
  ["2026-11-16T12:00", "Monday"],
  ["2026-11-13T12:00", "13 November"],
  ["2026-11-20T23:00", "today"],
])("%s is told as %s on 20 November", (then, words) => expect(dayOf(at(then), at("2026-11-20T20:00"))).toBe(words));
