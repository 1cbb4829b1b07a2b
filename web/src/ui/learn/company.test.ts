/** Who sits down at the table of somebody who has learned a game. */
import { expect, test } from "vitest";
import { peopleWith, seatWith } from "../../model/testing";
import { GAMES, type GameSeen } from "../../wire.gen";
import { companyFor } from "./company";

const [ghost] = GAMES as readonly [GameSeen];
const ada = seatWith(1, { is_host: true });
const free = [2, 3, 4].map((seat) => seatWith(seat, { kind: "empty" }));

test("one bot, as a match needs no more", () => {
  expect(companyFor(peopleWith({ seats: [ada, ...free] }), ghost)).toEqual([
    { type: "seat_bot", seat: 2, level: "easy" },
  ]);
});

test("nobody where a friend is already, or where a game has no bots", () => {
  expect(companyFor(peopleWith({ seats: [ada, seatWith(2), ...free.slice(1)] }), ghost)).toEqual([]);
  expect(companyFor(peopleWith({ seats: [ada, ...free] }), { ...ghost, levels: [] })).toEqual([]);
});
