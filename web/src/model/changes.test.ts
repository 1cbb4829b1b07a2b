import { expect, test } from "vitest";
import { changesOf } from "./changes";
import { peopleWith, seatWith } from "./testing";

const ada = seatWith(1, { player: "Ada" });
const mika = seatWith(2, { player: "Mika" });
const free = seatWith(2, { player: "", kind: "empty" });

test("who sits down is told to the others", () => {
  expect(changesOf(peopleWith({ seats: [ada, free] }), peopleWith({ seats: [ada, mika] }), 1)).toEqual([
    { what: "came", player: "Mika" },
  ]);
});

test("who sits down is not told to themselves", () => {
  expect(changesOf(peopleWith({ seats: [ada, free] }), peopleWith({ seats: [ada, mika] }), 2)).toEqual([]);
});

test("who leaves is told", () => {
  expect(changesOf(peopleWith({ seats: [ada, mika] }), peopleWith({ seats: [ada, free] }), 1)).toEqual([
    { what: "left", player: "Mika" },
  ]);
});

test("who changes seats has neither come nor left", () => {
  const moved = seatWith(3, { player: "Mika" });
  expect(changesOf(peopleWith({ seats: [ada, mika] }), peopleWith({ seats: [ada, free, moved] }), 1)).toEqual([]);
});

test("who gets ready is told", () => {
  const ready = { ...mika, is_ready: true };
  expect(changesOf(peopleWith({ seats: [ada, mika] }), peopleWith({ seats: [ada, ready] }), 1)).toEqual([
    { what: "ready", player: "Mika" },
  ]);
});
