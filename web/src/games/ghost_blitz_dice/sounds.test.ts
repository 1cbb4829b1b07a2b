import { expect, test } from "vitest";
import { GHOST_FIGURES, type GhostEvent, type GhostView } from "../../wire.gen";
import { sounds } from "./sounds";
import {
  answered,
  BOTTLES,
  closed,
  grabbed,
  historyOf,
  judged,
  paid,
  scored,
  seenWith,
  shown,
  thrown,
  viewWith,
} from "./testing";

function heard(events: readonly GhostEvent[], changes: Partial<GhostView> = {}): readonly string[] {
  const { update } = seenWith(viewWith(changes), historyOf());
  return sounds.heard({ ...update, events }).map(({ name }) => name);
}

const at = seenWith(viewWith(), historyOf()).update;
const ME = 1;

test("dice roll for as long as they move, and tick when they lie", () => {
  expect(sounds.heard({ ...at, events: [thrown(1, 2)], view: viewWith({ variant: { throw_ms: 700 } }) })).toEqual([
    { name: "roll", dice: 5, ms: 700 },
  ]);
  expect(heard([shown(1, BOTTLES)])).toEqual(["rest"]);
});

test("whatever dice show, they sound the same", () => {
  for (const face of GHOST_FIGURES) {
    const faces = GHOST_FIGURES.map(() => face);
    expect(sounds.heard({ ...at, events: [shown(1, faces)], view: viewWith({ faces }) })).toEqual([{ name: "rest" }]);
  }
});

test("my grab is heard at the press, each figure in its own voice", () => {
  const pitches = GHOST_FIGURES.map((figure) => {
    const [sound] = sounds.pressed?.({ type: "grab", throw: 1, figures: [figure] }, at) ?? [];
    expect(sound?.name).toBe("grab");
    return sound?.pitch;
  });
  expect(new Set(pitches).size).toBe(GHOST_FIGURES.length);
});

test("of grabs nothing is heard before the verdict, not even of my own once more", () => {
  expect(heard([grabbed(1, 2), grabbed(1, ME)])).toEqual([]);
});

test.each([
  [
    "I was first",
    [grabbed(1, ME), answered, judged(ME, "mouse", "right"), closed(1, ME), scored(ME, 1, "supply")],
    ["points"],
  ],
  [
    "I was wrong",
    [judged(ME, "chair", "wrong"), judged(2, "mouse", "right"), closed(1, 2), paid(ME, -1, 2)],
    ["wrong", "late"],
  ],
  ["I was late", [judged(2, "mouse", "right"), judged(ME, "mouse", "late"), closed(1, 2)], ["late"]],
  ["all were wrong", [judged(2, "chair", "wrong"), closed(1, 0, "GB-7"), paid(2, -1, 0)], []],
  ["the jackpot fell", [closed(1, ME), scored(ME, 2, "jackpot")], ["points", "coin"]],
] as const)("%s", (_, events, names) => expect(heard(events)).toEqual(names));

test("another's points sound otherwise than mine and softer, and so they do to whoever watches", () => {
  const loudness = (right: number, seat: number) =>
    sounds.heard({ ...at, events: [closed(1, right)], view: viewWith({ seat }) })[0]?.loudness ?? 1;
  expect(loudness(2, ME)).toBeLessThan(loudness(ME, ME));
  expect(loudness(2, 0)).toBeLessThan(1);
  expect(heard([closed(1, 0, "GB-R7")], { seat: 0 })).toEqual([]);
});

test("my turn to throw knocks, after the verdict before it", () => {
  const turn: GhostEvent = { type: "turn", rule: "GB-5", seat: ME, throw: 2 };
  expect(heard([turn])).toEqual(["turn"]);
  expect(sounds.heard({ ...at, events: [closed(1, 2), turn] }).at(-1)?.delayMs).toBeGreaterThan(0);
  expect(heard([{ ...turn, seat: 3 }])).toEqual([]);
});

test("the end has its fanfare", () => {
  expect(heard([{ type: "ended", rule: "GB-8", winners: [2], scores: [1, 2] }])).toEqual(["win"]);
});
