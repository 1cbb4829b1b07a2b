import { expect, test } from "vitest";
import type { GameUi, OnlineGame } from "../games/gameui";
import { casesOf, groupsOf } from "./log";
import { thrown } from "./testing";

const name = (seat: number): string => (seat === 1 ? "You" : `Seat ${seat}`);
const line: GameUi<OnlineGame>["line"] = (event, who) =>
  event.type === "thrown" ? { seat: event.seat, text: `${who(event.seat)} threw`, rule: event.rule } : null;
const told = (revision: number, round: number, ...events: (typeof thrown)[]) => ({ revision, at_ms: 0, round, events });

test("the newest round comes first, and within it what happened first", () => {
  const other = { ...thrown, seat: 2 };
  const groups = groupsOf([told(1, 1, thrown), told(2, 2), told(3, 2, thrown, other)], line, name);
  expect(groups.map((group) => [group.round, group.lines.map((one) => one.text)])).toEqual([
    [2, ["You threw", "Seat 2 threw"]],
    [1, ["You threw"]],
  ]);
});

test("what ends a round stands in that round, though its update names the next", () => {
  const groups = groupsOf([told(1, 1), told(2, 2, thrown)], line, name);
  expect(groups.map((group) => group.round)).toEqual([1]);
});

test("events that are worth no line make no empty group", () => {
  expect(groupsOf([told(1, 1)], line, name)).toEqual([]);
  expect(groupsOf([told(1, 1, thrown)], () => null, name)).toEqual([]);
});

test("every line has a key of its own", () => {
  const [group] = groupsOf([told(1, 1, thrown, thrown), told(2, 1, thrown)], line, name);
  expect(new Set(group?.lines.map((one) => one.key)).size).toBe(3);
});

test("what a rule has done is told from the newest on, and of no other rule", () => {
  const other = { ...thrown, seat: 2 };
  const groups = groupsOf([told(1, 1, thrown), told(2, 2), told(3, 2, thrown, other)], line, name);
  const cases = casesOf(groups, thrown.rule, 2).map(({ round, text }) => [round, text]);
  expect(cases).toEqual([
    [2, "Seat 2 threw"],
    [2, "You threw"],
  ]);
  expect(casesOf(groups, "GB-2", 2)).toEqual([]);
});
