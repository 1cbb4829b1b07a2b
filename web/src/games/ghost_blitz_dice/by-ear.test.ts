/** What a device shows and tells while somebody plays by ear at it. */
import { expect, test } from "vitest";
import { GHOST_FIGURES, type GhostView, type SeatSeen } from "../../wire.gen";
import { dieMsHere, listensMsHere, raceId, stillListening, toldDice, veiled } from "./by-ear";
import { canGrab } from "./model";
import type { GhostSeen } from "./names";
import { shownOf } from "./scene/shown";
import { BOTTLES, historyOf, seenWith, shown, thrown, viewWith } from "./testing";

const ME = 1;
const NOT_BEGUN = { id: "", begun: 0, isOver: false };

/** `dieMs` by seat. */
function listening(dieMs: Readonly<Record<number, number>>, changes: Partial<GhostView> = {}): GhostSeen {
  const seen = seenWith(viewWith(changes), historyOf([1000, thrown(1, 1)], [2200, shown(1, BOTTLES)]));
  const seats = seen.people.seats.map((one): SeatSeen => {
    const ms = dieMs[one.seat];
    return ms === undefined ? one : { ...one, die_ms: ms };
  });
  return { ...seen, people: { ...seen.people, seats } };
}

test("before anything is told, no die can be seen, read or grabbed by", () => {
  const seen = veiled(listening({ [ME]: 850 }), NOT_BEGUN);
  expect(seen.update.view.faces).toEqual([]);
  expect(canGrab(seen.update.view)).toBe(false);
  expect(seen.telling).toEqual({ begun: 0 });
  expect(shownOf({ seen, verdict: null, held: null }).dice).toEqual({ are: "waiting" });
});

test("the page knows which die is told, and shows all of them when the last one was", () => {
  const real = listening({ [ME]: 850 });
  const id = raceId(real);
  expect(veiled(real, { id, begun: 3, isOver: false }).telling).toEqual({ begun: 3 });
  expect(veiled(real, { id, begun: 5, isOver: true })).toBe(real);
});

test("what was told of another race counts for nothing in this one", () => {
  const real = listening({ [ME]: 850 });
  const before = raceId(listening({ [ME]: 850 }, { throw: 9 }));
  expect(veiled(real, { id: before, begun: 5, isOver: true }).telling).toEqual({ begun: 0 });
});

test("whoever looks sees the dice at once, whoever else listens", () => {
  const real = listening({ 2: 850 });
  expect(raceId(real)).toBe("");
  expect(veiled(real, NOT_BEGUN)).toBe(real);
});

test("nothing is told or hidden but what is raced for", () => {
  for (const phase of ["throw", "motion", "shuffle", "over"] as const) {
    const real = listening({ [ME]: 850 }, { phase });
    expect(veiled(real, NOT_BEGUN)).toBe(real);
  }
});

test("who shares a device with a listener is told the same, as long as the slowest of them", () => {
  const real: GhostSeen = { ...listening({ 1: 600, 2: 850 }), seat: 0, here: [1, 2, 3] };
  expect([dieMsHere(real), listensMsHere(real)]).toEqual([850, 4250]);
  expect(veiled(real, NOT_BEGUN).update.view.faces).toEqual([]);
});

test("a verdict waits for others who are still told the dice, each for their own time", () => {
  const seen = listening({ [ME]: 400, 2: 600, 3: 850 }, { left: [4] });
  expect(stillListening(seen, 0)).toEqual([2, 3]);
  expect(stillListening(seen, 3000)).toEqual([3]);
  expect(stillListening(seen, 4250)).toEqual([]);
});

test("nobody waits for whoever has left, or out of a race", () => {
  expect(stillListening(listening({ 2: 600 }, { left: [2] }), 0)).toEqual([]);
  expect(stillListening(listening({ 2: 600 }, { phase: "throw" }), 0)).toEqual([]);
});

test("dice are told in their order, each from its own place", () => {
  const told = toldDice(BOTTLES, 850);
  expect(told.map(({ sound }) => sound.name)).toEqual(BOTTLES);
  expect(told.map(({ words }) => words)).toEqual(["Bottle", "Bottle", "Chair", "Mouse", "Bottle"]);
  const places = told.map(({ sound }) => [sound.pan ?? 0, sound.pitch ?? 1] as const);
  places.slice(1).forEach(([pan, pitch], place) => {
    expect(pan).toBeGreaterThan(places[place]?.[0] ?? 0);
    expect(pitch).toBeGreaterThan(places[place]?.[1] ?? 0);
  });
});

test("whoever takes their time hears the colour, too", () => {
  expect(toldDice(BOTTLES, 1200).map(({ words }) => words)[2]).toBe("grey chair");
  expect(toldDice(GHOST_FIGURES, 1200).map(({ words }) => words)[1]).toBe("white ghost");
});
