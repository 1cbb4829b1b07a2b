import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameUi, OnlineGame } from "../../games/gameui";
import { historyWith, thrown, updateWith } from "../../model/testing";
import type { Sound } from "../../sound/names";
import type { Raced } from "../../wire.gen";

const { played } = vi.hoisted(() => ({ played: [] as Sound[] }));
vi.mock("../../sound/index", () => ({
  openSound: () => () => undefined,
  play: (name: Sound["name"], options: object) => void played.push({ name, ...options }),
  playAll: (sounds: readonly Sound[]) => void played.push(...sounds),
}));

const { soundsAt } = await import("./use-sounds");

/** Everything that happens rolls, every press grabs. */
const ui = {
  sounds: { heard: ({ events }) => events.map(() => ({ name: "roll" })), pressed: () => [{ name: "grab" }] },
} as Partial<GameUi<OnlineGame>> as GameUi<OnlineGame>; // the only part that is asked
const page = { hidden: false };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  page.hidden = false;
  played.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function heard(...messages: Parameters<ReturnType<typeof soundsAt>["heard"]>[0][]): readonly string[] {
  const sounds = soundsAt(ui);
  for (const message of messages) sounds.heard(message);
  vi.runAllTimers();
  return played.map(({ name }) => name);
}

test("an update is heard, but not before the page has had its turn to draw it", () => {
  soundsAt(ui).heard(updateWith({ events: [thrown] }));
  expect(played).toEqual([]);
  vi.runAllTimers();
  expect(played.map(({ name }) => name)).toEqual(["roll"]);
});

test("what is told twice is heard once, and so is the first update of each match", () => {
  const [first, again, next] = [1, 1, 2].map((revision) => updateWith({ revision, events: [thrown] }));
  if (!first || !again || !next) throw new Error("three updates were made");
  expect(heard(first, again, next)).toEqual(["roll", "roll"]);
  expect(heard(first, updateWith({ match: 2, events: [thrown] }))).toHaveLength(4);
});

test("what happens while nobody looks is not heard, neither then nor later", () => {
  page.hidden = true;
  const sounds = soundsAt(ui);
  sounds.heard(updateWith({ events: [thrown] }));
  page.hidden = false;
  vi.runAllTimers();
  expect(played).toEqual([]);
});

test("a history is silent", () => {
  expect(heard(historyWith(1, thrown))).toEqual([]);
});

test.each([
  ["a coin fell", [{ seats: [1, 2], entry: 1, draw: { secret: 1, roll: 1, kind: 1 } }], ["coin"]],
  ["the heat could not be drawn", [{ seats: [1, 2], entry: 1, draw: null }], []],
  ["there was no dead heat", [], []],
] satisfies [string, Raced["heats"], string[]][])("of a race that was judged: %s", (_, heats, names) => {
  expect(heard({ type: "race", round: 1, lanes: [], heats })).toEqual(names);
});

test("my own act is heard at once, if I see a match", () => {
  soundsAt(ui).pressed({ type: "throw" }, null);
  expect(played).toEqual([]);
  soundsAt(ui).pressed({ type: "throw" }, updateWith());
  expect(played.map(({ name }) => name)).toEqual(["grab"]);
});
