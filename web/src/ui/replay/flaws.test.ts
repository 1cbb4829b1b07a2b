import { expect, test } from "vitest";
import type { BadFile, Flaw } from "../../wire.gen";
import { texts } from "./flaw-texts";
import { german } from "./flaw-texts-de";

const flawed = (flaw: Partial<Flaw>, part: Partial<BadFile> = {}): BadFile => ({
  flaw: { what: "other", place: "", found: "", wanted: "", rule: "", ...flaw },
  line: 7,
  reason: "",
  is_record: true,
  ...part,
});
const said = (flaw: Partial<Flaw>, part: Partial<BadFile> = {}) => german.said(flawed(flaw, part), "Not this.");

const UNREADABLE = "Diese Aufzeichnung lässt sich nicht lesen. Zeile 7:";
const AGAINST = "Diese Aufzeichnung lässt sich nicht nachspielen. Zeile 7:";

test("English readers get the server's own sentence", () =>
  expect(texts().said(flawed({}), "Line 7: so it is.")).toEqual({ sentence: "Line 7: so it is.", verbatim: "" }));

test.each([
  [{ what: "missing", place: "action.type" }, `${UNREADABLE} das Feld „action.type“ fehlt.`],
  [
    { what: "wrong", place: "format", found: "str", wanted: "int" },
    `${UNREADABLE} im Feld „format“ steht str, erwartet: int.`,
  ],
  [{ what: "wrong", place: "at_ms", wanted: "int >= 0" }, `${UNREADABLE} im Feld „at_ms“ erwartet: int >= 0.`],
  [{ what: "wrong", place: "kind", found: "dog" }, `${UNREADABLE} im Feld „kind“ ist „dog“ nicht möglich.`],
  [{ what: "seat", found: "9", wanted: "3" }, `${UNREADABLE} Platz 9 gibt es nicht, nur 1 bis 3.`],
  [
    { what: "move", found: "seat 2", rule: "GB-R4" },
    `${AGAINST} Platz 2: Ein Griff pro Wurf, und deinen hattest du schon [GB-R4].`,
  ],
  [{ what: "options", wanted: "100" }, "Diese Aufzeichnung ändert mehr als 100-mal eine Option (Zeile 7)."],
  [{ what: "file_too_long", wanted: "4" }, "Diese Datei ist zu lang: Eine Aufzeichnung hat höchstens 4 MB."],
] as const)("German readers are told %o in German: %s", (flaw, sentence) =>
  expect(said(flaw)).toEqual({ sentence, verbatim: "" }),
);

test("what is no record is said to be none", () =>
  expect(said({ what: "no_json" }, { is_record: false, line: 1 }).sentence).toBe(
    "Das ist keine Aufzeichnung eines Spiels an einem dicehall-Tisch. Zeile 1: hier steht kein gültiges JSON.",
  ));

test("where only the server knows the reason, its English stands behind", () =>
  expect(said({ what: "setup" }, { reason: "99 seats: this game has 2 to 8 [GB-1]" })).toEqual({
    sentence: `${AGAINST} so lässt sich dieses Spiel nicht verabreden.`,
    verbatim: "99 seats: this game has 2 to 8 [GB-1]",
  }));
