import { expect, test } from "vitest";
import type { GhostEvent, Raced } from "../../wire.gen";
import type { Whole } from "../gameui";
import { film } from "./film";
import { momentsOf } from "./moments";
import {
  answered,
  BOTTLES,
  closed,
  grabbed,
  historyOf,
  judged,
  paid,
  raceOf,
  scored,
  shown,
  thrown,
  viewWith,
} from "./testing";

const NAMES = ["", "Ada", "Mika", "Jo", "Otto"];

/** Each throw is one update. */
function whole(throws: readonly (readonly GhostEvent[])[], races: readonly Raced[], winners: readonly number[] = []) {
  const history = { ...historyOf(...throws.map((events) => [0, ...events] as const)), races };
  const outcome = winners.length === 0 ? null : { winners, scores: [], rule: "GB-8" };
  const seen = { update: { view: viewWith(), outcome }, history };
  const rounds = throws.map((events, place) => ({ number: place + 1, events }));
  return { seen, rounds, name: (seat: number) => NAMES[seat] ?? "" } as unknown as Whole<"ghost_blitz_dice">;
}

function won(number: number, seat: number, ...more: readonly GhostEvent[]): readonly GhostEvent[] {
  const late = more.flatMap((event) => (event.type === "judged" ? [grabbed(number, event.seat)] : []));
  const all = [thrown(number, 1), shown(number, BOTTLES), grabbed(number, seat), ...late, answered];
  return [...all, judged(seat, "mouse", "right"), ...more, scored(seat, 1, "supply"), closed(number, seat)];
}

const told = (match: ReturnType<typeof whole>) =>
  momentsOf(match).map(({ round, title, text }) => [round, title, text]);

test("the fastest grab that was right is named with its time", () => {
  const races = [raceOf(1, [1, 900]), raceOf(2, [2, 612]), raceOf(3, [3, 700])];
  expect(told(whole([won(1, 1), won(2, 2), won(3, 3)], races))).toEqual([[2, "Fastest grab", "Mika, 0.61 s"]]);
});

test("of changes of the lead the last two are named, and the first point of all is none", () => {
  const throws = [won(1, 1), won(2, 2), won(3, 2), won(4, 1), won(5, 1), won(6, 2), won(7, 2)];
  expect(told(whole(throws, []))).toEqual([
    [5, "Ada takes the lead", "3 to 2"],
    [7, "Mika takes the lead", "4 to 3"],
  ]);
});

test("the jackpot is named with all that it brought", () => {
  const jackpot = won(
    1,
    4,
    judged(2, "chair", "wrong"),
    paid(2, -1, 4),
    scored(4, 1, "penalties"),
    scored(4, 2, "jackpot"),
  );
  expect(told(whole([jackpot], []))).toEqual([[1, "The jackpot", "Otto +4"]]);
});

test("two who were right nearly together are a photo finish", () => {
  const match = whole([won(1, 3, judged(4, "mouse", "late"))], [raceOf(1, [3, 800], [4, 821])]);
  expect(told(match)).toContainEqual([1, "Photo finish", "Jo before Otto by 0.02 s"]);
});

test("a dead heat says that the coin decided, though the time of the second is shorter", () => {
  const race = { ...raceOf(1, [3, 803], [4, 800]), heats: [{ seats: [3, 4], entry: 1 }] };
  const match = whole([won(1, 3, judged(4, "mouse", "late"))], [race]);
  expect(told(match)).toContainEqual([1, "Photo finish", "Jo and Otto level: the coin decided"]);
});

test("who comes long after the first is no photo finish", () => {
  const match = whole([won(1, 3, judged(4, "mouse", "late"))], [raceOf(1, [3, 800], [4, 900])]);
  expect(told(match).map(([, title]) => title)).toEqual(["Fastest grab"]);
});

test("the last throw says who has won, if anybody has", () => {
  const ended: GhostEvent = { type: "ended", rule: "GB-8", winners: [1, 3], scores: [] };
  const throws = [[...won(1, 1)], [thrown(2, 1), ended]];
  expect(told(whole(throws, [], [1, 3]))).toEqual([[2, "The last throw", "Ada and Jo share the win"]]);
  expect(told(whole(throws.slice(0, 1), []))).toEqual([]);
});

test("a throw has the colour of whoever won it", () => {
  expect(film.ownerOf(won(1, 3))).toBe(3);
  expect(film.ownerOf([thrown(1, 1), closed(1, 0, "GB-7")])).toBe(0);
});
