import { expect, test } from "vitest";
import type { LightningEvent, Raced } from "../../wire.gen";
import type { Whole } from "../gameui";
import { film } from "./film";
import { momentsOf } from "./moments";
import { flipped, historyOf, matched, raceOf, viewWith } from "./testing";

function told(
  cards: readonly (readonly LightningEvent[])[],
  races: readonly Raced[] = [],
  winners: readonly number[] = [],
) {
  const history = { ...historyOf(...cards), races };
  const outcome = winners.length === 0 ? null : { winners, scores: [], rule: "LD-10" };
  const seen = { update: { view: viewWith(), outcome }, history };
  const rounds = cards.map((events, place) => ({ number: place + 1, events }));
  const whole = { seen, rounds, name: (seat: number) => ["", "Ada", "Mika", "Jo", "Otto"][seat] ?? "" };
  const moments = momentsOf(whole as unknown as Whole<"lightning_dice">);
  return moments.map(({ round, title, text }) => [round, title, text]);
}

test("the card that was had soonest is named with its title and time", () => {
  const cards = [
    [flipped(1, "Odd Socks"), matched(2, 2)],
    [flipped(2, "High Tea"), matched(2, 4)],
  ];
  const races = [raceOf(1, [2, 9_000]), raceOf(2, [2, 2_240])];
  expect(told(cards, races)).toEqual([[2, "Fastest card", "Mika, High Tea, 2.2 s"]]);
});

test("two calls nearly together are a photo finish", () => {
  expect(told([[flipped(1), matched(2, 2)]], [raceOf(1, [2, 9_000], [3, 9_030])])).toContainEqual([
    ...[1, "Photo finish", "Mika before Jo by 0.03 s"],
  ]);
});

test("a lead and a Thunder are moments of the race in which they fell", () => {
  const nasty: LightningEvent = { type: "nasty", rule: "LD-8", seat: 1, by: 3, change: -1, score: 1 };
  const cards = [
    [flipped(1), matched(1, 2)],
    [flipped(2), matched(2, 2)],
    [flipped(3), matched(2, 4)],
    [flipped(4), nasty],
  ];
  expect(told(cards, [], [2])).toEqual([
    [3, "Mika takes the lead", "4 to 2"],
    [4, "Thunder", "Jo strikes Ada"],
    [4, "The last card", "Mika wins"],
  ]);
});

test("a card that is turned begins its round, and has the colour of whoever had it", () => {
  expect(film.begins?.(flipped(2))).toBe(true);
  expect(film.begins?.(matched(1, 2))).toBe(false);
  expect(film.ownerOf([flipped(1), matched(3, 2)])).toBe(3);
  expect(film.ownerOf([flipped(1)])).toBe(0);
});
