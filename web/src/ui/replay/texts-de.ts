/** What the replay says in German. */
import { capital } from "../../texts/german";
import type { ReplayTexts } from "./texts";

const units: Readonly<Record<string, string>> = { throw: "Wurf", turn: "Zug", card: "Karte" };

export const german: ReplayTexts = {
  title: "Rückblick",
  of: (game, table) => (table === "" ? game : `${game} · Tisch ${table}`),
  page: (game) => `Rückblick auf ${game} · dicehall`,
  bar: "Film",
  controls: "Tasten des Films",

  hideScores: "Punkte verbergen",
  hidden: "Punkte, und was noch kommt, sind verborgen.",
  record: "Aufzeichnung",
  download: "Aufzeichnung herunterladen",
  share: "Diesen Moment teilen",
  copied: "Der Link ist kopiert.",
  copyByHand: "Kopier ihn von hier:",
  more: "Mehr",
  result: "Zum Ergebnis",
  resultTitle: "Wie es ausging",

  play: "Abspielen",
  pause: "Anhalten",
  before: (unit) => `${unit} davor`,
  next: (unit) => `${unit} danach`,
  stepBefore: "Einen Schritt zurück",
  stepNext: "Einen Schritt weiter",
  speed: (times) => `${times}×`,
  speedSays: (times) => `Tempo: ${times}×`,
  unit: (name) => units[name] ?? capital(name),
  at: (unit, number) => `${unit} ${number}`,
  ofAll: (count) => `von ${count}`,
  sliderSays: (at, of, by) => `${at} ${of}${by === "" ? "" : `: ${by}`}`.trim(),

  moments: "Momente",
  momentsLater: (count) => (count === 1 ? "Einer kommt noch." : `${count} kommen noch.`),
  noMoments: "In diesem Spiel sticht nichts heraus.",

  why: "Was geschah, und warum",
  nothingYet: "Noch ist nichts geschehen.",
  check: "Waren diese Würfel ehrlich?",
  broken: "Hier endet die Aufzeichnung, vor dem Ende des Spiels.",
  elsewhere: (wanted, shown) =>
    `Einen Moment ${wanted} gibt es in diesem Spiel nicht. Der nächste ist dieser: ${shown}.`,
  noMoment: "Dieser Link nennt keinen Moment des Spiels. Hier ist der Anfang.",

  open: {
    link: "Aufzeichnung öffnen",
    title: "Eine Aufzeichnung ansehen",
    text: "Wähl die Aufzeichnung eines Spiels, oder zieh sie irgendwo auf diese Seite. Sie wird nicht aufgehoben.",
    choose: "Aufzeichnung wählen",
    drop: "Hier loslassen",
    another: "Eine andere wählen",
    where: "Eine Aufzeichnung ist die Datei, die du nach jedem Spiel herunterladen kannst; ihr Name endet auf .jsonl.",
    reading: "Die Aufzeichnung wird gelesen…",
    unreadable: "Diese Datei ließ sich nicht von der Platte lesen.",
    tooLong: (megabytes) => `Diese Datei ist zu lang: Eine Aufzeichnung hat höchstens ${megabytes} MB.`,
  },
  refused: { title: "Das lässt sich nicht zeigen.", table: "Dieses Spiel lässt sich nicht zeigen." },
  empty: "Die Antwort des Servers ist kein Film.",

  toTable: "Zum Tisch",

  keys: "Tasten",
  keyList: [
    ["Leertaste", "abspielen oder anhalten"],
    ["← →", "eine Runde zurück oder weiter"],
    [", .", "einen Schritt zurück oder weiter"],
    ["Pos1 Ende", "die erste oder die letzte Runde"],
  ],
};
