/** German sentences that depend on who they are about, and on numbers; and the server's noes. */
import { describe, expect, test } from "vitest";
import { german as check } from "../ui/check/texts-de";
import { german as race } from "../ui/race/texts-de";
import { de } from "./de";
import { byRule, notAllowed } from "./refused-de";

const books = import.meta.glob<string>("../../../src/dicehall/games/**/RULES.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each([
  [["Ada", "Du"], "Ada und du teilt euch den Sieg!"],
  [["Du", "Jo"], "Du und Jo teilt euch den Sieg!"],
  [["Ada", "Mika", "Jo"], "Ada, Mika und Jo teilen sich den Sieg!"],
] as const)("a win is shared by %j", (names, said) => expect(de.result.share(names)).toBe(said));

test.each([
  ["Mika", "Mikas Tisch"],
  ["Jonas", "Jonas’ Tisch"],
  ["", "niemand leitet"],
])("the table of %j", (host, said) => expect(de.lobby.hostOf(host)).toBe(said));

test("numbers have a comma", () => {
  expect(race.lane.seconds(350)).toBe("0,35 s");
  expect(race.table.exact(1250)).toBe("1,250");
  expect(check.seed.number(1234567)).toBe("1.234.567");
  expect(de.waiting.dice(150)).toBe("Würfel rollen 1,5-mal so lang");
});

test("whoever pressed sooner but wrong has a verb of their own", () => {
  const name = (seat: number) => ["", "Du", "Mika", "Jo"][seat] ?? "";
  const said = (wrong: readonly number[], first: number) => race.why({ is: "wrong before", wrong, first }, name);
  expect(said([1], 2)).toBe("Du hast früher gedrückt, aber falsch. Richtig lag zuerst Mika.");
  expect(said([2], 1)).toBe("Mika hat früher gedrückt, aber falsch. Richtig lagst zuerst du.");
  expect(said([2, 1], 3)).toBe("Mika und du habt früher gedrückt, aber falsch. Richtig lag zuerst Jo.");
});

describe("a move that is not allowed", () => {
  test("has a sentence of its own only for rules that there are", () => {
    const ids = new Set(Object.values(books).flatMap((book) => book.match(/\b[A-Z]{2,3}-[A-Z]?\d+\b/g) ?? []));
    expect(ids.size).toBeGreaterThan(100);
    expect(Object.keys(byRule).filter((rule) => !ids.has(rule))).toEqual([]);
  });

  test("is refused in general where no sentence fits the rule", () => {
    expect(notAllowed("GB-R4")).toBe("Ein Griff pro Wurf, und deinen hattest du schon.");
    expect(notAllowed("TD-99")).toBe("Das geht gerade nicht.");
  });
});
