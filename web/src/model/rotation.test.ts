import { expect, test } from "vitest";
import type { People } from "../wire.gen";
import { startsNext } from "./rotation";
import { peopleWith, seatWith } from "./testing";

const seats = [seatWith(1), seatWith(2, { kind: "bot" }), seatWith(3)];

test("whoever has gone is left out, and does not begin", () => {
  const gone = [seatWith(1), seatWith(2, { is_here: false }), seatWith(3)];
  expect(startsNext(peopleWith({ seats: gone, options: { first_seat: 1 } }))).toBe(3);
});

test("one alone plays no match", () => {
  expect(startsNext(peopleWith({ seats: [seatWith(1)], options: { first_seat: 1 } }))).toBe(0);
});

test.each([
  ["whoever sits behind the seat that begins", { first_seat: 1 }, "ghost_blitz_dice", 2],
  ["the first becomes the last", { first_seat: 3 }, "king_of_the_dice_junior", 1],
  ["the lot decides", {}, "ghost_blitz_dice", 0],
  ["nobody sits there", { first_seat: 4 }, "ghost_blitz_dice", 0],
  ["all roll at once", {}, "lightning_dice", 0],
  ["the first quarter in the order of seats", { first_order: "seats" }, "tumblin_dice", 2],
  ["a roll decides", { first_order: "roll" }, "tumblin_dice", 0],
] satisfies [string, People["options"], string, number][])("%s: %j in %s", (_, options, game, seat) => {
  expect(startsNext(peopleWith({ seats, options, game }))).toBe(seat);
});
