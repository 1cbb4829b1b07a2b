import { expect, test } from "vitest";
import type { MyTable } from "../wire.gen";
import { homeOf, NOTHING } from "./mine";

const NOW_S = 2_000_000_000;
const HOUR_S = 3600;

function table(name: string, part: Partial<MyTable> = {}, hoursAgo = 1): MyTable {
  return {
    table: name,
    game: "ghost_blitz_dice",
    status: "playing",
    match: 1,
    others: ["Mika"],
    sits: true,
    is_turn: false,
    is_paused: false,
    touched_s: NOW_S - hoursAgo * HOUR_S,
    winners: [],
    place: 0,
    score: null,
    best_other: null,
    ...part,
  };
}

const names = (tables: readonly MyTable[]): readonly string[] => tables.map((one) => one.table);

test("who has no tables finds nothing", () => expect(homeOf([], NOW_S)).toEqual(NOTHING));

test("my turn comes before the match that goes on, and that before a pause and a table that waits", () => {
  const waiting = table("waiting", { status: "waiting", match: 0 });
  const all = [
    waiting,
    table("paused", { is_paused: true, is_turn: true }),
    table("goes on"),
    table("mine", { is_turn: true }),
  ];
  const { waits, others } = homeOf(all, NOW_S);
  expect(waits?.table).toBe("mine");
  expect(names(others)).toEqual(["goes on", "paused", "waiting"]);
});

test("of the same urgency the newest comes first", () =>
  expect(homeOf([table("new"), table("old", {}, 5)], NOW_S).waits?.table).toBe("new"));

test("a table that was left long ago is not shown, nor one where the seat was given up", () => {
  const left = [
    table("played last week", {}, 8 * 24),
    table("waits since days", { status: "waiting" }, 3 * 24),
    table("given up", { sits: false }),
  ];
  expect(homeOf(left, NOW_S)).toEqual(NOTHING);
});

test("what was played lately is shown to those who have played it to the end", () => {
  const over = { status: "finished", winners: ["Mika"], place: 2 } as const;
  const all = [
    table("a", over),
    table("watched", { ...over, place: 0 }),
    table("b", { ...over, sits: false }, 48),
    table("long ago", over, 31 * 24),
  ];
  const { waits, lately } = homeOf(all, NOW_S);
  expect(waits).toBe(null);
  expect(names(lately)).toEqual(["a", "b"]);
});

test("at most six are shown of what was played, and four of what goes on", () => {
  const many = [...Array(20).keys()];
  const home = homeOf(
    [
      ...many.map((n) => table(`played ${n}`, { status: "finished", winners: ["Mika"], place: 2 })),
      ...many.map((n) => table(`goes on ${n}`)),
    ],
    NOW_S,
  );
  expect([home.lately.length, home.others.length]).toEqual([6, 3]);
});
