import { expect, test } from "vitest";
import { GAMES, type OptionSeen } from "../wire.gen";
import { changedCount, type Field, fieldsOf, stepped } from "./options";

const seats = { byLot: "By lot", seatName: (seat: number) => `Seat ${seat}` };
const words = {
  net: { label: "Dice", sentence: "How they are printed." },
  "net.own": { label: "As in the box", sentence: "" },
  "net.shifted": { label: "Harder", sentence: "" },
};

function optionsOf(game: string): readonly OptionSeen[] {
  const found = GAMES.find((one) => one.name === game);
  if (found === undefined) throw new Error(`no game ${game}`);
  return found.options;
}

function field(name: string, chosen: Record<string, boolean | number | string> = {}): Field {
  const found = fieldsOf(optionsOf("ghost_blitz_dice"), chosen, words, seats).find((one) => one.name === name);
  if (found === undefined) throw new Error(`no option ${name}`);
  return found;
}

function number(value: number): Extract<Field, { kind: "number" }> {
  const found = field("grab_limit_s", { grab_limit_s: value });
  if (found.kind !== "number") throw new Error("not a number");
  return found;
}

test("every option of a game that is online has a control", () => {
  for (const game of GAMES) {
    expect(fieldsOf(game.options, {}, {}, seats).map((one) => one.name)).toEqual(game.options.map((one) => one.name));
  }
});

test("an option that nobody chose stands at its default and is not changed", () => {
  expect(field("shuffle_figures")).toMatchObject({ kind: "switch", isOn: false, isChanged: false });
});

test("a chosen option is shown as changed", () => {
  expect(field("shuffle_figures", { shuffle_figures: true })).toMatchObject({ isOn: true, isChanged: true });
});

test("words of a choice come from the game", () => {
  expect(field("net")).toMatchObject({
    kind: "choice",
    value: "own",
    label: "Dice",
    choices: [
      { value: "own", label: "As in the box" },
      { value: "shifted", label: "Harder" },
    ],
  });
});

test("the first seat is a choice of seats, and by lot", () => {
  const first = field("first_seat");
  expect(first).toMatchObject({ kind: "choice", value: 0 });
  expect(first.kind === "choice" && first.choices.map((one) => one.label).slice(0, 3)).toEqual([
    "By lot",
    "Seat 1",
    "Seat 2",
  ]);
  expect(first.kind === "choice" && first.choices.length).toBe(9);
});

test("changed options are counted", () => {
  const chosen = { shuffle_figures: true, grab_limit_s: 10, net: "shifted" };
  expect(changedCount(fieldsOf(optionsOf("ghost_blitz_dice"), chosen, words, seats))).toBe(2);
});

test("a number goes up and down by small steps while it is small", () => {
  expect(stepped(number(10), 1)).toBe(11);
  expect(stepped(number(10), -1)).toBe(9);
});

test("a number takes larger steps when it is large, and comes back the same way", () => {
  expect(stepped(number(20), 1)).toBe(25);
  expect(stepped(number(25), -1)).toBe(20);
  expect(stepped(number(60), 1)).toBe(90);
  expect(stepped(number(90), -1)).toBe(60);
});

test("a number stays within its bounds", () => {
  expect(stepped(number(1), -1)).toBe(1);
  expect(stepped(number(600), 1)).toBe(600);
});
