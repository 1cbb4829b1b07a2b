import { expect, test } from "vitest";
import { afterEvents } from "./lying";
import { landed, lies, removed, straightWay } from "./testing";

const at = (x: number, z = 33.4) => ({ at_mm: [x, 0, z], turn: [1, 0, 0, 0] }) as const;

test("a die that landed lies at the end of its way", () => {
  const way = straightWay(900, { "red-1": [at(62), at(480)] });
  const { board } = afterEvents({ board: [], stacked: [] }, [landed(1, "red-1", 3, 3)], way);
  expect(board).toEqual([{ die: "red-1", face: 3, level: 3, crossed: true, pose: at(480) }]);
});

test("dice that went are gone, others stay", () => {
  const before = { board: [lies("white-1", 5, 3), lies("black-1", 2, 1)], stacked: [] };
  const { board } = afterEvents(before, [removed(2, "white-1", "off_board")], null);
  expect(board.map(({ die }) => die)).toEqual(["black-1"]);
});

test("a die that came on another lies on it, and one that slid off does not any more", () => {
  const before = {
    board: [lies("red-1", 5, 3), lies("white-1", 5, 3)],
    stacked: [["red-1", "white-1"] as const],
  };
  const way = straightWay(500, { "red-1": [at(480, 49.4), at(500)] });
  expect(afterEvents(before, [], way).stacked).toEqual([]);
  const stacked = { type: "stacked", rule: "TD-11", upper: "black-1", lower: "white-1" } as const;
  const onto = straightWay(500, { "black-1": [at(62), at(481, 49.4)] });
  const events = [landed(4, "black-1", 1, 3), stacked];
  expect(afterEvents({ board: [lies("white-1", 5, 3)], stacked: [] }, events, onto).stacked).toEqual([
    ["black-1", "white-1"],
  ]);
});
