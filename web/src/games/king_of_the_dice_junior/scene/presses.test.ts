import { expect, test } from "vitest";
import type { KingFace, KingView } from "../../../wire.gen";
import type { SeenTable } from "../seen-table";
import { tableWith, viewWith } from "../testing";
import { pressOf } from "./presses";

const THREE_REDS: readonly KingFace[] = ["red-gem", "red-animal", "red-animal", "blue-flower"];
const NO_MATCH: readonly KingFace[] = ["red-gem", "red-animal", "green-gem", "green-gem"];
const after = (faces: readonly KingFace[], changes: Partial<KingView> = {}): KingView =>
  viewWith({ phase: "choose", rolls: 1, faces, ...changes });

/** What is called by a press; null: it does nothing. */
function pressed(key: string, view: KingView, changes: Partial<SeenTable> = {}): string | null {
  let did = "";
  const table = tableWith(view);
  const say = (what: string) => (value?: number) => {
    did = [what, value].join(" ").trim();
  };
  const moves = {
    kept: [],
    keep: say("keep"),
    roll: say("roll"),
    take: say("take"),
    crown: say("crown"),
    end: say("end"),
  };
  const press = pressOf(key, { ...table, moves, ...changes });
  press?.();
  return press === undefined ? null : did;
}

test("a die is rolled before the first roll, and kept after it", () => {
  expect(pressed("die 2", viewWith({}))).toBe("roll");
  expect(pressed("die 2", after(NO_MATCH))).toBe("keep 2");
});

test("dice of others, dice in motion and dice that fit a card cannot be pressed", () => {
  expect(pressed("die 2", after(NO_MATCH, { in_turn: 2 }))).toBeNull();
  expect(pressed("die 2", viewWith({ phase: "rolling", rolls: 1, faces: [null, null, null, null] }))).toBeNull();
  expect(pressed("die 2", after(THREE_REDS))).toBeNull();
});

test("a card that the dice meet is taken", () => {
  expect(pressed("card 9", after(THREE_REDS))).toBe("take 9");
});

test("a card that they do not meet is read aloud, if there is a voice", () => {
  const said: string[] = [];
  expect(pressed("card 11", after(THREE_REDS))).toBeNull();
  expect(pressed("card 11", after(THREE_REDS), { speak: (text) => said.push(text) })).toBe("");
  expect(said).toEqual(["Turret: blue, blue, blue"]);
});

test("a card that is not in the middle cannot be pressed", () => {
  expect(pressed("card 12", after(THREE_REDS))).toBeNull();
});
