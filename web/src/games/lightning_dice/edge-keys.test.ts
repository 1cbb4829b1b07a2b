import { expect, test } from "vitest";
import { codesOf, pressesAt } from "./edge-keys";

test.each([2, 3])("%d have ten keys each, and none in common", (players) => {
  const all = Array.from({ length: players }, (_, place) => {
    const codes = codesOf(place, players);
    return codes === null ? [] : [...codes.dice, codes.roll, codes.gotIt, codes.bonus, codes.thunder];
  }).flat();
  expect(all).toHaveLength(players * 10);
  expect(new Set(all).size).toBe(players * 10);
});

test("whoever sits left or right has the same keys with two and with three", () => {
  expect(codesOf(0, 3)).toEqual(codesOf(0, 2));
  expect(codesOf(2, 3)).toEqual(codesOf(1, 2));
});

test("four have none", () => {
  expect([0, 1, 2, 3].map((place) => codesOf(place, 4))).toEqual([null, null, null, null]);
});

test("each key does its own, and after Thunder the dice are numbers", () => {
  const done: string[] = [];
  const says = (what: string) => (number?: number) => void done.push(number === undefined ? what : `${what} ${number}`);
  const does = {
    ...{ toggle: says("die"), number: says("number") },
    ...{ roll: says("roll"), gotIt: says("got it"), bonus: says("bonus"), thunder: () => says("thunder")() },
  };
  const codes = codesOf(1, 3);
  if (codes === null) throw new Error("three have keys");
  const press = (code: string, isAiming: boolean) => pressesAt(codes, does, isAiming)[code]?.(7);
  for (const code of ["Digit4", "KeyY", "KeyG", "KeyH", "KeyF", "KeyB"]) press(code, false);
  press("Digit5", true);
  press("KeyG", true);
  expect(done).toEqual(["die 0", "die 5", "roll 7", "got it 7", "bonus 7", "thunder", "number 2", "roll 7"]);
});
