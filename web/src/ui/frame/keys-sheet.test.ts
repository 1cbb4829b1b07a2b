import { describe, expect, test } from "vitest";
import { GHOST_EDGES, GHOST_KEYS } from "../../games/ghost_blitz_dice/keys";
import { KING_KEYS } from "../../games/king_of_the_dice_junior/keys";
import { LIGHTNING_EDGES, LIGHTNING_KEYS } from "../../games/lightning_dice/keys";
import { TUMBLIN_KEYS } from "../../games/tumblin_dice/keys";
import { canBeChosen, changedKeys, clashesOf, type KeyTable } from "../../model/keys";
import { EVERYWHERE, FILM } from "./keys";
import { texts } from "./texts";
import { german } from "./texts-de";

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const GAMES: readonly KeyTable[] = [GHOST_KEYS, KING_KEYS, LIGHTNING_KEYS, TUMBLIN_KEYS];
const EDGES: readonly KeyTable[] = [GHOST_EDGES, LIGHTNING_EDGES];
const TABLES: readonly KeyTable[] = [EVERYWHERE, ...GAMES, ...EDGES, FILM];

describe.each(TABLES.map((table) => [table.name, table] as const))("%s", (name, table) => {
  const acts = Object.keys(table.usual).sort();

  test.each<readonly [string, Words]>([
    ["English", texts().acts],
    ["German", german.acts],
  ])("says in %s what each key does", (_, words) => {
    expect(Object.keys(words[name] ?? {}).sort()).toEqual(acts);
    expect(new Set(Object.values(words[name] ?? {})).size).toBe(acts.length);
  });

  test("has usual keys that can be chosen, each for one thing", () => {
    const keys = Object.values(table.usual).flat();
    expect(keys.filter((key) => !canBeChosen(key, table))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(changedKeys(table, {})).toEqual(table.usual);
  });
});

test.each(EDGES.map((table) => [table.name, table] as const))(
  "%s has a word for each key of an act",
  (name, { usual }) => {
    const counts = Object.values(usual).map((keys) => keys.length);
    for (const { parts } of [texts(), german]) {
      const words: Readonly<Record<string, readonly string[]>> = parts;
      expect(words[name]).toHaveLength(Math.max(...counts));
    }
  },
);

test("what works at every table is free in every game, and where one is seen again", () => {
  const games = [...GAMES, FILM].map(({ usual }) => usual);
  const everywhere = Object.values<readonly string[]>(EVERYWHERE.usual).flat();
  expect(everywhere.flatMap((key) => clashesOf(key, games))).toEqual([]);
});
