import { expect, test } from "vitest";
import { nothingKnown } from "../../model/table";
import { peopleWith, seatWith } from "../../model/testing";
import type { PlayerNow } from "../../net/crew";
import type { People } from "../../wire.gen";
import { unsaid } from "./wishes";

function players(people: Partial<People>, ...seats: readonly number[]): readonly PlayerNow[] {
  return seats.map((seat, number) => ({
    number,
    line: "open",
    isClosing: false,
    state: { ...nothingKnown, people: peopleWith(people), seat },
  }));
}

const seats = [seatWith(1, { die_ms: 850 }), seatWith(2)];

test("whoever sits down with an ear says so, and once", () => {
  expect(unsaid(players({ seats }, 2), 850)).toEqual([0]);
  expect(unsaid(players({ seats }, 1), 850)).toEqual([]);
});

test("whoever listens no more says that, too", () => {
  expect(unsaid(players({ seats }, 1), 0)).toEqual([0]);
});

test("all who share a device say it, each for their seat", () => {
  expect(unsaid(players({ seats }, 1, 2), 600)).toEqual([0, 1]);
});

test("nobody says it in a match, without a seat, or where nothing can be told", () => {
  expect(unsaid(players({ seats, status: "playing" }, 2), 850)).toEqual([]);
  expect(unsaid(players({ seats }, 0), 850)).toEqual([]);
  expect(unsaid(players({ seats, game: "lightning_dice" }, 2), 850)).toEqual([]);
  expect(unsaid(players({ seats, status: "finished" }, 2), 850)).toEqual([0]);
});
