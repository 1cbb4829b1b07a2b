import { expect, test } from "vitest";
import type { TumblinEvent } from "../../wire.gen";
import { namesOf } from "./names";
import { EMPTY, type Story, storyOf } from "./story";
import { boxOf, historyOf, landed, removed, seenWith, thrown, viewWith } from "./testing";
import { storySentence } from "./words";

const begun: TumblinEvent = { type: "quarter_begun", rule: "TD-R1", quarter: 1, overtime: 0, order: [1, 2, 3, 4] };

function told(...updates: readonly (readonly TumblinEvent[])[]): Story | null {
  return storyOf(historyOf(...updates), boxOf(4), 0, EMPTY);
}

function said(...updates: readonly (readonly TumblinEvent[])[]): string {
  const seen = seenWith(viewWith());
  const story = told(...updates);
  return story === null ? "" : storySentence(story, seen, namesOf(seen.people, 1));
}

const WHITE_5 = [[begun], [thrown(2, "white-1")], [landed(2, "white-1", 5, 3)]] as const;

test("before the first throw there is nothing to tell", () => expect(told([begun])).toBeNull());

test("a throw that is still under way is not the last one that is over", () => {
  expect(told(...WHITE_5, [thrown(3, "green-1")])?.die).toBe("white-1");
});

test("the guide's own sentence: green lands, white falls off", () => {
  const updates = [
    ...WHITE_5,
    [thrown(3, "green-1")],
    [landed(3, "green-1", 5, 3), removed(2, "white-1", "off_board")],
  ] as const;
  expect(told(...updates)?.changes.map(({ die, seat, change }) => [die, seat, change])).toEqual([
    ["green-1", 3, 15],
    ["white-1", 2, -15],
  ]);
  expect(said(...updates)).toBe("Green: 5 on 3 times, 15. White 5 fell off, minus 15.");
});

test("a die that did not cross brought nothing", () => {
  const updates = [[begun], [thrown(1, "red-1")], [removed(1, "red-1", "not_crossed")]] as const;
  expect(told(...updates)?.changes).toMatchObject([{ what: "gone", why: "not_crossed", change: 0 }]);
  expect(said(...updates)).toBe("Red did not cross.");
});

test("a die that missed the disc says so", () => {
  const updates = [[begun], [thrown(1, "red-1")], [removed(1, "red-1", "disc_missed")]] as const;
  expect(told(...updates)?.hasMissed).toBe(true);
});

test("a die that is pushed down a level gains, and one that only turned over may lose", () => {
  const moved = { type: "moved", rule: "TD-5", seat: 2, die: "white-1", face: 5, level: 4, crossed: true } as const;
  expect(said(...WHITE_5, [thrown(1, "red-1")], [landed(1, "red-1", 2, 3), moved])).toBe(
    "Red: 2 on 3 times, 6. White now 5 on 4 times, plus 5.",
  );
});

test("a die under another is lost to one seat and won by the other", () => {
  const stacked = { type: "stacked", rule: "TD-11", upper: "red-1", lower: "white-1" } as const;
  const story = told(...WHITE_5, [thrown(1, "red-1")], [landed(1, "red-1", 3, 3), stacked]);
  expect(story?.changes.map(({ what, seat, change }) => [what, seat, change])).toEqual([
    ["landed", 1, 9],
    ["taken", 2, -15],
    ["gained", 1, 15],
  ]);
});

test("a die that settled again is told where it lies in the end", () => {
  const loosened = { type: "loosened", rule: "TD-R10", dice: ["red-1"] } as const;
  const again = { type: "moved", rule: "TD-R10", seat: 1, die: "red-1", face: 6, level: 2, crossed: true } as const;
  const story = told([begun], [thrown(1, "red-1")], [landed(1, "red-1", 3, 3), loosened], [again]);
  expect(story?.changes[0]).toMatchObject({ face: 6, level: 2, change: 12 });
});

test("a die that was set aside is told as such", () => {
  const aside = { type: "set_aside", rule: "ALL-9", seat: 1, die: "red-1" } as const;
  expect(told([begun], [aside])?.changes).toMatchObject([{ what: "set_aside", rule: "ALL-9", change: 0 }]);
  expect(said([begun], [aside])).toBe("Red is set aside.");
});

test("dice of the quarter before are not there any more", () => {
  const updates = [
    ...WHITE_5,
    [{ ...begun, quarter: 2 }],
    [thrown(3, "green-1")],
    [landed(3, "green-1", 1, 1)],
  ] as const;
  expect(told(...updates)?.changes.map(({ die }) => die)).toEqual(["green-1"]);
});
