import { expect, test } from "vitest";
import type { GameFilm, OnlineGame } from "../../games/gameui";
import { filmOf } from "../../model/film";
import { peopleWith, updateWith } from "../../model/testing";
import type { Flight, Outgoing } from "../../wire.gen";
import { pressOf } from "./keyboard";
import { type Projector, projectorOf } from "./projector";
import { marksOf } from "./replay";

const game: GameFilm<OnlineGame> = { ownerOf: () => 0, moments: () => [], blind: (seen) => seen };
/** Three steps a round, four rounds; a second lies between two. */
const MESSAGES: readonly Outgoing[] = [
  peopleWith({ match: 1 }),
  ...Array.from({ length: 12 }, (_, place) =>
    updateWith({ revision: place + 1, after: place, at_ms: place * 1000, round: 1 + Math.floor((place + 1) / 3) }),
  ),
];

/** A film that runs when a test says so. */
function cinema(start = 0, messages = MESSAGES) {
  const film = filmOf(messages, game);
  if (film === null) throw new Error("no film");
  let waiting: { readonly ms: number; readonly call: () => void } | null = null;
  const news: number[] = [];
  const projector: Projector = projectorOf(film, start, {
    game,
    timer: {
      after(ms, call) {
        const mine = { ms, call };
        waiting = mine;
        return () => {
          if (waiting === mine) waiting = null;
        };
      },
    },
    onNews: ({ revision }) => news.push(revision),
  });
  const tick = (): number => {
    const due = waiting;
    waiting = null;
    due?.call();
    return due?.ms ?? 0;
  };
  return { film, projector, tick, news, waits: () => waiting !== null };
}

test("a film goes on step by step until its end, and then stands", () => {
  const { projector, tick, news, waits } = cinema(9);
  projector.play();
  expect(projector.isPlaying.value).toBe(true);
  tick();
  tick();
  expect([projector.step.value, projector.isPlaying.value, waits()]).toEqual([11, false, false]);
  expect(news).toEqual([11, 12]);
});

test("from its end it begins anew", () => {
  const { projector } = cinema(11);
  projector.play();
  expect([projector.step.value, projector.isPlaying.value]).toEqual([0, true]);
});

test("faster is faster at once", () => {
  const { projector, tick } = cinema();
  projector.play();
  expect(tick()).toBe(1000);
  projector.setSpeed(4);
  expect(tick()).toBe(1000 / 4);
});

test("a film that is held does not go on", () => {
  const { projector, waits } = cinema();
  projector.play();
  projector.pause();
  expect([waits(), projector.isPlaying.value]).toEqual([false, false]);
});

test("a round away is what that round came to, and a film that runs runs on from there", () => {
  const { projector, waits, film } = cinema();
  projector.play();
  projector.turnRound(2);
  expect([projector.step.value, projector.isPlaying.value, waits()]).toEqual([film.rounds[1]?.last, true, true]);
  projector.turnRound(99);
  expect([projector.step.value, projector.isPlaying.value]).toEqual([11, false]);
  projector.turnRound(-99);
  expect(projector.step.value).toBe(0);
});

test("a step away stands, and nothing lies beyond the ends", () => {
  const { projector, news } = cinema(1);
  projector.play();
  projector.turnStep(1);
  expect([projector.step.value, projector.isPlaying.value, news]).toEqual([2, false, [3]]);
  projector.turnStep(-9);
  expect([projector.step.value, news]).toEqual([0, [3]]);
});

test("dice on their way begin it anew after a cut, and go on where the film just goes on", () => {
  const flight: Flight = { duration_ms: 500, dice: [], frames: "" };
  const messages = [
    ...MESSAGES.slice(0, 3),
    { type: "tumbled" as const, match: 1, round: 1, flight },
    ...MESSAGES.slice(3),
  ];
  const { projector } = cinema(1, messages);
  const first = projector.seen.value.history.tumbled;
  projector.turnStep(1);
  expect(projector.seen.value.history.tumbled).toBe(first);
  projector.turnStep(-1);
  expect(projector.seen.value.history.tumbled).not.toBe(first);
  expect(projector.seen.value.history.tumbled?.flight).toBe(flight);
});

test.each([
  [" ", 4],
  ["ArrowLeft", 2],
  ["ArrowRight", 5],
  [",", 3],
  [".", 5],
  ["Home", 0],
  ["End", 11],
])("the key %j leads from step 4 to step %i", (key, step) => {
  const { projector, film } = cinema(4);
  pressOf(key, projector, film)?.();
  expect(projector.step.value).toBe(step);
});

test("Space begins, and holds", () => {
  const { projector, film } = cinema(4);
  pressOf(" ", projector, film)?.();
  expect(projector.isPlaying.value).toBe(true);
  pressOf(" ", projector, film)?.();
  expect(projector.isPlaying.value).toBe(false);
});

test("other keys are the board's", () => {
  const { projector, film } = cinema();
  for (const key of ["a", "1", "Enter", "Escape", "Tab"]) expect(pressOf(key, projector, film)).toBeUndefined();
});

test("signs above the line do not stand upon each other, and those to come can be left out", () => {
  const { film } = cinema();
  const at = (round: number) => ({ round, icon: "flag" as const, title: "", text: "" });
  expect([...marksOf([at(1), at(2), at(4)], film, 4).keys()]).toEqual([0, 1, 3]);
  expect([...marksOf([at(1), at(2), at(4)], film, 1).keys()]).toEqual([0, 1]);
  const long = {
    ...film,
    rounds: Array.from({ length: 90 }, (_, place) => ({ ...film.rounds[0], number: place + 1 })),
  };
  expect([...marksOf([at(10), at(12), at(16)], long as typeof film, 90).keys()]).toEqual([9, 15]);
});
