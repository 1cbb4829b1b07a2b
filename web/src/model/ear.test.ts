import { expect, test } from "vitest";
import { canListen, dieMsOf, listenersOf, listensMsOf } from "./ear";
import { gameOf } from "./game";
import { peopleWith, seatWith } from "./testing";

const people = peopleWith({ seats: [seatWith(1, { die_ms: 850 }), seatWith(2)] });

test("a seat that is told its dice has a clock that starts after the last one", () => {
  expect([dieMsOf(people, 1), listensMsOf(people, 1)]).toEqual([850, 4250]);
});

test("whoever looks, or only watches, has no such time", () => {
  expect([listensMsOf(people, 2), listensMsOf(people, 0)]).toEqual([0, 0]);
});

test("all know who listens", () => {
  expect(listenersOf(people).map(({ seat }) => seat)).toEqual([1]);
});

test("only games whose dice can be told can be played so", () => {
  expect(canListen(gameOf("ghost_blitz_dice"))).toBe(true);
  expect(canListen(gameOf("lightning_dice"))).toBe(false);
});
