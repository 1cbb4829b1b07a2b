import { expect, test } from "vitest";
import { GAMES, type SeatSeen } from "../wire.gen";
import { afterMatch, awaited, hostOf, isMineKept, missingSeats } from "./people";
import { peopleWith, seatWith } from "./testing";

const [ghost] = GAMES;
if (ghost === undefined) throw new Error("no games");

const ada: SeatSeen = seatWith(1, { player: "Ada", is_host: true });
const mika: SeatSeen = seatWith(2, { player: "Mika", is_ready: true });
const jo: SeatSeen = seatWith(3, { player: "Jo" });
const otto: SeatSeen = seatWith(4, { player: "Otto", kind: "bot", level: "easy" });

test("one waits for other persons who are not ready, never for bots or oneself", () => {
  expect(awaited(peopleWith({ seats: [ada, mika, jo, otto] }), 1).map((one) => one.player)).toEqual(["Jo"]);
});

test("a table of one misses a second", () => {
  expect(missingSeats(peopleWith({ seats: [ada, seatWith(2, { kind: "empty" })] }), ghost)).toBe(1);
});

test("a table with more than the least misses nobody", () => {
  expect(missingSeats(peopleWith({ seats: [ada, mika, otto] }), ghost)).toBe(0);
});

test("the host is found by the mark", () => {
  expect(hostOf(peopleWith({ seats: [mika, ada] }))).toBe(ada);
});

test("a table that its host has left has none", () => {
  expect(hostOf(peopleWith({ seats: [mika] }))).toBeNull();
});

test("my seat is kept while a bot of some level plays it", () => {
  const kept = seatWith(1, { player: "Ada", level: "medium" });
  expect(isMineKept(peopleWith({ status: "playing", seats: [kept, mika] }), 1)).toBe(true);
});

test("my seat is not kept while I play myself, nor before the match", () => {
  const kept = seatWith(1, { player: "Ada", level: "medium" });
  expect(isMineKept(peopleWith({ status: "playing", seats: [ada, mika] }), 1)).toBe(false);
  expect(isMineKept(peopleWith({ status: "waiting", seats: [kept, mika] }), 1)).toBe(false);
});

test("after a match a seat plays again, looks on, is away, or is a bot", () => {
  expect([mika, jo, seatWith(5, { is_here: false }), otto].map(afterMatch)).toEqual([
    "plays_again",
    "looks",
    "away",
    "always_plays",
  ]);
});
