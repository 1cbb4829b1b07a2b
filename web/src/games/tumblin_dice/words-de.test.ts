/** Sentences in German: dice in their case, steps of a throw, and what is said to the reader. */
import { expect, test } from "vitest";
import { german as board } from "./texts-board-de";
import { german as t } from "./texts-de";

const me = { name: "Du", isMe: true };
const mika = { name: "Mika", isMe: false };
const red = { colour: "red", kind: "plain" } as const;
const double = { colour: "black", kind: "double" } as const;
const blocks = { colour: "white", kind: "defensive" } as const;

test("a die has the case that its sentence asks for", () => {
  expect(t.happened.thrown(me, red)).toBe("Du wirfst den roten Würfel.");
  expect(t.happened.thrown(mika, double)).toBe("Mika wirft den schwarzen Doppelwürfel.");
  expect(t.happened.stacked(red, blocks)).toBe("Der rote Würfel liegt auf dem weißen Abwehrwürfel und übernimmt ihn.");
  expect(t.happened.landed(red, 5, 3, true)).toBe("Roter Würfel: 5 auf 3×.");
  expect(t.happened.removed(red, "off_board")).toBe("Der rote Würfel fällt vom Brett.");
  expect(t.happened.loosened([red, blocks])).toBe(
    "Der rote Würfel und der weiße Abwehrwürfel verlieren den Halt und kommen neu zur Ruhe.",
  );
});

test("steps of a throw", () => {
  expect(board.step.hits(null, red, 5)).toBe("trifft den roten Würfel (5)");
  expect(board.step.hits(double, red, 0)).toBe("der schwarze Doppelwürfel trifft den roten Würfel");
  expect(board.step.leaves(blocks)).toBe("der weiße Abwehrwürfel verlässt das Brett");
});

test("gains and losses are said", () => {
  const place = { level: 3, crossed: true };
  expect(board.says.landed(red, 5, place, 15)).toBe("Roter Würfel: 5 auf 3 mal, 15.");
  expect(board.says.gone(blocks, 5, "off_board", -15)).toBe("Weißer Abwehrwürfel 5 vom Brett gefallen, minus 15.");
  expect(board.says.taken(red, me, -5)).toBe("Roter Würfel wird übernommen, minus 5 für dich.");
});

test("the end names the winners", () => {
  expect(t.happened.ended("TD-9", [me], 90)).toBe("Du gewinnst mit 90.");
  expect(t.happened.ended("TD-9", [mika, me], 90)).toBe("Mika und du gewinnt mit 90.");
  expect(t.result.title(1, { ...mika, points: 11 }, 4)).toBe("1 Punkt gegen 11 von Mika, nach 4 Vierteln");
});

test("half degrees have a comma", () => {
  expect(board.steps.aim.value(-2.5)).toEqual(["2,5°", "rechts"]);
});
