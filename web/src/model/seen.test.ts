import { expect, test } from "vitest";
import { seenOf } from "./seen";
import { nothingKnown, reduce, sent, type TableState } from "./table";
import { peopleWith, seatWith, thrown, updateWith } from "./testing";

const people = peopleWith({ status: "playing", match: 1 });
const playing: TableState = [
  { type: "you_are", seat: 1, is_host: true } as const,
  people,
  updateWith({ events: [thrown] }),
].reduce(reduce, nothingKnown);

test("a table that waits has nothing for a game's screen", () => {
  expect(seenOf(reduce(nothingKnown, peopleWith()), false)).toBeNull();
});

test("the match before is not shown when the next has begun", () => {
  expect(seenOf(reduce(playing, { ...people, match: 2 }), false)).toBeNull();
});

test("a game's screen sees the update, what was told, and my seat", () => {
  expect(seenOf(playing, false)).toMatchObject({
    seat: 1,
    isAsleep: false,
    isPending: false,
    history: { told: [{ revision: 1 }] },
  });
});

test("an act that is not answered is pending", () => {
  expect(
    seenOf(sent(playing, { type: "act", id: "a", action: { type: "throw" }, round: 1, undos: 0 }), false)?.isPending,
  ).toBe(true);
});

test("keys sleep while the connection is cut", () => {
  expect(seenOf(playing, true)?.isAsleep).toBe(true);
});

test("keys sleep while a bot keeps my seat", () => {
  const kept = { ...people, seats: [seatWith(1, { level: "medium" }), seatWith(2)] };
  expect(seenOf(reduce(playing, kept), false)?.isAsleep).toBe(true);
});
