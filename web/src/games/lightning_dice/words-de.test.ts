/** Sentences in German: cards, calls, numbers. */
import { expect, test } from "vitest";
import { partsOf } from "./asks";
import { german as board } from "./texts-board-de";
import { german as t } from "./texts-de";

const asks = (requirement: string): string => t.asks(partsOf(requirement));

test.each([
  ["exactly 1 1 2 2 3 3", "Genau diese sechs, egal in welcher Reihenfolge."],
  ["show 2 4 6", "Eine 2, eine 4 und eine 6; drei sind frei."],
  ["show 1 1 6 6 6", "Zwei 1en und drei 6en; einer ist frei."],
  ["at least four 4s", "Mindestens vier 4en."],
  ["at least five alike", "Mindestens fünf gleiche."],
  ["six 3s", "Alle sechs zeigen 3."],
  ["six alike", "Alle sechs gleich."],
  ["run of five", "Fünf Zahlen in einer Reihe; einer ist frei."],
  ["all low and show 1 2 3", "Alle sechs niedrig, 1 bis 3, und eine 1, eine 2 und eine 3."],
  ["sum at least 30", "Alle sechs ergeben zusammen mindestens 30."],
  ["sum 21", "Alle sechs ergeben zusammen 21."],
])("a card that asks for %s says so", (requirement, sentence) => {
  expect(asks(requirement)).toBe(sentence);
});

test("cards of the house have German titles, those of the players keep theirs", () => {
  expect(t.cardTitle("Beehive")).toBe("Bienenstock");
  expect(t.cardTitle("Opa’s Karte")).toBe("Opa’s Karte");
  expect(t.cardTitle("constructor")).toBe("constructor");
});

test("calls and what came of them", () => {
  expect(t.log.missed("Du", t.call("got_it", 1, 0), 2, 3)).toBe("Dein „Hab’s!“ war falsch: 2 Punkte weniger, noch 3");
  expect(t.log.missed("Mika", t.call("bonus", 2, 0), 1, 0)).toBe(
    "Mikas „Bonus 2!“ war falsch: 1 Punkt weniger, noch 0",
  );
  expect(t.log.thunder("Du", "Mika", 4)).toBe("Donner! Du triffst Mika: 1 Punkt weniger, noch 4");
  expect(t.log.thunder("Mika", "Du", 4)).toBe("Donner! Mika trifft dich: 1 Punkt weniger, noch 4");
  expect(t.log.rollAgain("Du", 1)).toBe("Der Schiedsrichter lässt dich 1 Würfel neu würfeln");
});

test("missing dice are counted", () => {
  expect(board.slip.missing([6])).toBe("Noch nicht: Eine 6 fehlt");
  expect(board.slip.missing([6, 6])).toBe("Noch nicht: Zwei 6en fehlen");
  expect(board.slip.missing([1, 6])).toBe("Noch nicht: Eine 1 und eine 6 fehlen");
  expect(board.slip.missing([1, 2, 3])).toBe("Noch nicht: 3 Würfel fehlen");
});

test("who would skip a card has a verb", () => {
  expect(board.wouldSkip(["Mika"])).toBe("Mika würde diese Karte überspringen");
  expect(board.wouldSkip(["Du"])).toBe("Du würdest diese Karte überspringen");
  expect(board.wouldSkip(["Du", "Mika"])).toBe("Du und Mika würdet diese Karte überspringen");
  expect(board.wouldSkip(["Jo", "Mika"])).toBe("Jo und Mika würden diese Karte überspringen");
});

test("decimals have a comma", () => {
  expect(board.pace(150)).toBe("1,5×");
  expect(t.help.switches.rollMs(800)).toBe("Ein Wurf dauert 0,8 s.");
});
