/** Warum sich eine Aufzeichnung nicht zeigen lässt. */
import { notAllowed } from "../../texts/refused-de";
import type { BadFile, Flaw, FlawName } from "../../wire.gen";
import type { FlawTexts } from "./flaw-texts";

type Says = (flaw: Flaw, line: number) => string;

/** What is wrong with the file as a whole: a sentence of its own. */
const whole: Partial<Readonly<Record<FlawName, Says>>> = {
  file_too_long: ({ wanted }) => `Diese Datei ist zu lang: Eine Aufzeichnung hat höchstens ${wanted} MB.`,
  entries: ({ found, wanted }) =>
    `Diese Aufzeichnung ist zu lang: Sie hat ${found} Einträge, höchstens ${wanted} werden gelesen.`,
  options: ({ wanted }, line) => `Diese Aufzeichnung ändert mehr als ${wanted}-mal eine Option (Zeile ${line}).`,
  takes_too_long: () => "Es dauert zu lange, diese Aufzeichnung nachzuspielen.",
  late: ({ wanted }) => `Nach ${wanted} s war die Aufzeichnung noch nicht ganz angekommen.`,
  other: () => "Diese Aufzeichnung lässt sich nicht zeigen.",
};

/** What is wrong with a line: the end of a sentence that begins with its number. */
const ofLine: Partial<Readonly<Record<FlawName, Says>>> = {
  cut_off: () => "bricht mittendrin ab",
  empty: () => "die Aufzeichnung ist leer; sie sollte mit einem Kopf beginnen",
  no_text: ({ place }) => (place === "" ? "hier steht kein Text" : `ab Spalte ${place} steht hier kein Text`),
  no_json: () => "hier steht kein gültiges JSON",
  too_deep: () => "zu viele Klammern ineinander",
  missing: ({ place }) => `das Feld „${place}“ fehlt`,
  unknown: ({ place }) => `ein Feld „${place}“ gibt es hier nicht`,
  wrong,
  format: ({ found, wanted }) => `Format ${found}; gelesen wird nur Format ${wanted}`,
  game: ({ found, wanted }) => `das Spiel „${found}“ gibt es hier nicht; es gibt ${wanted}`,
  setup: () => "so lässt sich dieses Spiel nicht verabreden",
  players: ({ found, wanted }) => `${found} Namen für ${wanted} Plätze`,
  seat: ({ found, wanted }) => `Platz ${found} gibt es nicht, nur 1 bis ${wanted}`,
  time: ({ found, wanted }) => `die Zeit ${found} liegt vor der Zeit darüber (${wanted})`,
  undone: ({ found, wanted }) => `nimmt nach Eintrag ${found} alles zurück, ist selbst aber Eintrag ${wanted}`,
  late_option: ({ found }) => `ändert die Option „${found}“, als schon gespielt wird`,
  move: ({ found, rule }) => `${found.replace("seat ", "Platz ")}: ${notAllowed(rule).replace(/\.$/, "")} [${rule}]`,
  line_too_long: ({ wanted }) => `hat mehr als ${wanted} Zeichen`,
};

/** Here the server's words say more. */
const NEEDS_ENGLISH: ReadonlySet<FlawName> = new Set(["setup", "other"]);
const AGAINST_RULES: ReadonlySet<FlawName> = new Set(["setup", "move"]);

export const german: FlawTexts = {
  said: (file) => ({ sentence: sentence(file), verbatim: NEEDS_ENGLISH.has(file.flaw.what) ? file.reason : "" }),
};

function sentence(file: BadFile): string {
  const { flaw, line } = file;
  const reason = ofLine[flaw.what];
  if (reason === undefined) return (whole[flaw.what] ?? whole.other)?.(flaw, line) ?? "";
  return `${head(file)} Zeile ${line}: ${reason(flaw, line)}.`;
}

function head({ flaw, is_record }: BadFile): string {
  if (!is_record) return "Das ist keine Aufzeichnung eines Spiels an einem dicehall-Tisch.";
  if (AGAINST_RULES.has(flaw.what)) return "Diese Aufzeichnung lässt sich nicht nachspielen.";
  return "Diese Aufzeichnung lässt sich nicht lesen.";
}

function wrong({ place, found, wanted }: Flaw): string {
  const where = place === "" ? "" : `im Feld „${place}“ `;
  if (wanted === "") return found === "" ? `${where}steht etwas Falsches` : `${where}ist „${found}“ nicht möglich`;
  return found === "" ? `${where}erwartet: ${wanted}` : `${where}steht ${found}, erwartet: ${wanted}`;
}
