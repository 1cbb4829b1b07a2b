/** Sentences in German: adjectives in their case, and what is said to the reader. */
import { expect, test } from "vitest";
import { cardNumbered, FACES } from "./model";
import { german as t } from "./texts-de";

const me = { name: "Du", isMe: true };
const mika = { name: "Mika", isMe: false };
const jonas = { name: "Jonas", isMe: false };

test("a face has an adjective with the ending of its noun", () => {
  expect(FACES.map(t.face)).toEqual([
    "roter Edelstein",
    "rotes Tier",
    "grüner Edelstein",
    "grüne Blume",
    "blaue Blume",
    "blaues Tier",
  ]);
});

test("what is rolled and kept stands in the accusative", () => {
  expect(t.happened.rested(mika, ["red-gem", "blue-animal"])).toBe("Mika würfelt roten Edelstein, blaues Tier.");
  expect(t.happened.kept(me, ["red-gem"], 3)).toBe("Du behältst roten Edelstein und würfelst 3 neu.");
  expect(t.happened.kept(mika, [], 4)).toBe("Mika würfelt noch einmal mit allen vieren.");
});

test("cards are named in sentences and on their own", () => {
  expect(t.card(cardNumbered(3))).toBe("Turm: rot, rot, grün");
  expect(t.cardTaken(cardNumbered(23))).toBe("Nimm die Bewohnerkarte Edelstein, Edelstein, Tier");
  expect(t.happened.turned(cardNumbered(3))).toBe("Die Turmkarte rot, rot, grün wird aufgedeckt.");
  expect(t.happened.taken(me, cardNumbered(3), 2, 5)).toBe("Du nimmst die Turmkarte rot, rot, grün: 2 von 5.");
  expect(t.cardSpoken(cardNumbered(9), 2)).toBe("Turm: rot, rot, rot; 2 Eidechsen; 2 von 3 da");
});

test("a genitive ends as its name does", () => {
  expect([me, mika, jonas].map(t.happened.lastRound)).toEqual([
    "Deine Burg ist zu. Die Runde wird zu Ende gespielt.",
    "Mikas Burg ist zu. Die Runde wird zu Ende gespielt.",
    "Jonas’ Burg ist zu. Die Runde wird zu Ende gespielt.",
  ]);
});

test("the end says who wins", () => {
  expect(t.happened.ended("KJ-10", [me])).toBe("Die Burg ist zu: Du gewinnst!");
  expect(t.happened.ended("KJ-10", [mika])).toBe("Die Burg ist zu: Mika gewinnt!");
  expect(t.happened.ended("KJ-V3", [mika, me])).toBe("Gleich viele Eidechsen: Mika und du gewinnt gemeinsam!");
  expect(t.happened.ended("KJ-V3", [mika, jonas])).toBe("Gleich viele Eidechsen: Mika und Jonas gewinnen gemeinsam!");
});

test("one turn and several stand in the dative", () => {
  expect(t.result.title(5, { ...mika, cards: 3 }, 1)).toBe("5 Karten gegen 3 von Mika, nach 1 Zug");
  expect(t.result.title(5, { ...me, cards: 1 }, 9)).toBe("5 Karten gegen 1 von dir, nach 9 Zügen");
});
