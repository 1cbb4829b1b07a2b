/** Sentences in German: cases and genders of the figures, and what is said to the reader. */
import { expect, test } from "vitest";
import { GHOST_FIGURES } from "../../wire.gen";
import { german as t } from "./texts-de";

test("figures have the gender that a sentence asks for", () => {
  expect(GHOST_FIGURES.map((figure) => t.chain.seek(figure))).toEqual([
    "such den Sessel",
    "such den Geist",
    "such die Maus",
    "such die Flasche",
    "such das Buch",
  ]);
  expect(t.verdict.why("ghost")).toBe("Warum der Geist?");
  expect(t.chain.alike("mouse", 3)).toBe("3 Mäuse");
});

test("the answer is told by the way to it", () => {
  expect(t.log.answer("GB-2", "mouse", "bottle", "bottle")).toBe(
    "Die meisten Würfel zeigten die Flasche, der grüne die Maus: Die Maus war richtig",
  );
  expect(t.log.answer("GB-3", "ghost", "ghost", "mouse")).toBe(
    "Zwei Paare und ein einzelner Geist: Der Geist war richtig",
  );
  expect(t.log.answer("GB-4", "book", "ghost", "book")).toBe(
    "Alle fünf, der Geist auf dem blauen Würfel: Das Buch war richtig",
  );
  expect(t.log.answer(null, "chair", "chair", "chair")).toBe("Der Sessel war richtig");
});

test("what the reader does is said with du", () => {
  expect(t.log.wrong("Du", ["chair"])).toBe("Du nahmst den Sessel: falsch");
  expect(t.log.wrong("Mika", ["chair", "book"])).toBe("Mika nahm den Sessel und das Buch: falsch");
  expect(t.log.late("Du", ["mouse"])).toBe("Du nahmst auch die Maus, aber später");
  expect(t.log.paid("Otto", "Du")).toBe("Otto zahlte 1 an dich");
  expect(t.verdict.from(["Du", "Mika"])).toBe("von dir und Mika");
  expect(t.verdict.nothingToPay(["Du"])).toBe("Du hast keinen Punkt zum Zahlen");
  expect(t.verdict.nothingToPay(["Mika", "Jo"])).toBe("Mika und Jo haben keinen Punkt zum Zahlen");
});

test("winners have their verb, one or several, with the reader or without", () => {
  expect(t.log.won(["Du"])).toBe("Du hast gewonnen");
  expect(t.log.won(["Mika"])).toBe("Mika hat gewonnen");
  expect(t.log.shared(["Mika", "Du"])).toBe("Mika und du habt gemeinsam gewonnen");
  expect(t.log.shared(["Mika", "Jo"])).toBe("Mika und Jo haben gemeinsam gewonnen");
});

test("numbers are written as in German", () => {
  expect(t.seconds(420)).toBe("0,42 s");
  expect(t.result.winner(1, "Mika", 11, 1)).toBe("1 Punkt gegen 11 von Mika, nach 1 Wurf");
  expect(t.result.grabs(1, 0, 420)).toBe("1 richtiger Griff in 0,42 s, kein falscher.");
  expect(t.result.grabs(2, 1, 420)).toBe("2 richtige Griffe, der schnellste in 0,42 s, 1\u00a0falsch.");
  expect(t.result.grabs(3, 2, null)).toBe("3 richtige Griffe, 2\u00a0falsch.");
});
