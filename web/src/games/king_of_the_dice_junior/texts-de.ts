/** All that the screen of King of the Dice says, in German. */

import { count, genitive, together } from "../../texts/german";
import type { Card, KingFace } from "../../wire.gen";
import type { Ask, CrownState, TurnStep } from "./model";
import type { Texts, Who } from "./texts";

const words: Readonly<Record<string, string>> = {
  red: "rot",
  green: "grün",
  blue: "blau",
  gem: "Edelstein",
  flower: "Blume",
  animal: "Tier",
};
/** Endings of the colour before a symbol: who it is, and who is rolled, kept, found. */
const endings: Readonly<Record<string, { readonly named: string; readonly wanted: string }>> = {
  gem: { named: "er", wanted: "en" },
  flower: { named: "e", wanted: "e" },
  animal: { named: "es", wanted: "es" },
};
const kinds: Readonly<Record<Card["kind"], string>> = { turret: "Turm", resident: "Bewohner" };
const kindCards: Readonly<Record<Card["kind"], string>> = { turret: "Turmkarte", resident: "Bewohnerkarte" };

const plainAsks: Readonly<Record<Ask, string>> = {
  lot: "Wer fängt an? Das Los sagt es.",
  deal: "Die Karten werden aufgedeckt.",
  roll: "Du bist dran. Würfle!",
  rolling: "Die Würfel rollen…",
  take: "Passt! Nimm die Karte.",
  takeEither: "Beide passen! Nimm eine.",
  takeOrRoll: "Passt! Nimm sie, oder würfle weiter.",
  keep: "Behalte, was hilft. Würfle den Rest.",
  crown: "Noch keine Karte. Krone nehmen oder Schluss?",
  end: "Diesmal keine Karte.",
  look: "Passt eine Karte? Tipp sie an, oder würfle weiter.",
  lookOrCrown: "Passt eine Karte? Tipp sie an, oder nimm die Krone.",
  lookOrEnd: "Passt eine Karte? Tipp sie an, oder mach Schluss.",
  theirTurn: "",
  theyRoll: "",
  theyChoose: "",
  newCard: "Eine neue Karte kommt.",
  over: "Das Spiel ist aus.",
};

const crowns: Readonly<Record<CrownState, string>> = {
  now: "Krone nehmen",
  later: "später",
  needless: "nicht nötig",
  spent: "verbraucht",
};
const steps: Readonly<Record<TurnStep["name"], string>> = { roll1: "Wurf 1", roll2: "Wurf 2", crown: "Krone" };
const stepStates: Readonly<Record<TurnStep["state"], string>> = {
  done: "fertig",
  now: "jetzt",
  open: "kommt noch",
  gone: "verbraucht",
};

function faceWords(face: KingFace, form: "named" | "wanted"): string {
  const [colour = "", symbol = ""] = face.split("-");
  return `${words[colour]}${endings[symbol]?.[form]} ${words[symbol]}`;
}
const wantedFaces = (faces: readonly KingFace[]): string => faces.map((face) => faceWords(face, "wanted")).join(", ");
const asksOf = (card: Card): string => card.asks.map((word) => words[word]).join(", ");
const cardWords = (card: Card): string => `${kinds[card.kind]}: ${asksOf(card)}`;
/** "die Turmkarte rot, rot, blau": the same as subject and as object. */
const cardInSentence = (card: Card): string => `ie ${kindCards[card.kind]} ${asksOf(card)}`;
const lizards = (n: number): string => count(n, "Eidechse", "Eidechsen");
const cards = (n: number): string => count(n, "Karte", "Karten");
const turns = (n: number): string => count(n, "Zug", "Zügen");
/** "Du würfelst", "Mika würfelt". */
const does = (who: Who, mine: string, theirs: string): string => `${who.name} ${who.isMe ? mine : theirs}`;

function ask(name: Ask, who: string): string {
  if (name === "theirTurn") return `${who} ist dran.`;
  if (name === "theyRoll") return `${who} würfelt…`;
  if (name === "theyChoose") return `${who} schaut sich die Karten an…`;
  return plainAsks[name];
}

/** "Du gewinnst", "Ada und Mika gewinnen". */
const win = (winners: readonly Who[]): string =>
  together(
    winners.map((who) => who.name),
    ["gewinnst", "gewinnt", "gewinnt", "gewinnen"],
  );

export const german: Texts = {
  language: "de",
  ask,
  face: (face) => faceWords(face, "named"),
  card: cardWords,
  cardSpoken: (card, ticks) =>
    `${cardWords(card)}; ${lizards(card.lizards)}${ticks > 0 ? `; ${ticks} von ${card.asks.length} da` : ""}`,
  cardTaken: (card) => `Nimm d${cardInSentence(card)}`,
  take: "Nimm",
  courts: "Burgen",
  market: "Karten in der Mitte",
  pile: (n) => `Stapel, ${cards(n)}`,
  left: (n) => `noch ${n}`,
  sides: (n, of) => `${n} von ${of}`,
  court: (sides, of, hasCrown) => `${sides} von ${of} Seiten gebaut, Krone ${hasCrown ? "bereit" : "verbraucht"}`,
  inTurn: "ist dran",
  away: "weg",
  hasLeft: "ist gegangen",
  steps: "Dieser Zug",
  step: (step) => steps[step.name],
  stepState: (step) => stepStates[step.state],
  dice: (who) => (who.isMe ? "Deine Würfel" : `Würfel von ${who.name}`),
  dieRolling: "Würfel rollt",
  keep: "Bleibt",
  roll: "Rollt",
  keepOne: "Lass einen Würfel rollen: höchstens drei bleiben liegen.",
  rollKey: (n) => `${n} würfeln`,
  crownKey: (state, n) => (state === "now" ? `${n} würfeln` : crowns[state]),
  crownName: (state, n) => (state === "now" ? `Krone nehmen: ${n} würfeln` : `Krone: ${crowns[state]}`),
  endKey: "Zug beenden",
  asleep: { rolling: "Würfel rollen…", take: "Nimm eine Karte", newCard: "Neue Karte kommt", over: "Spiel aus" },
  asleepTurn: (who) => `${who} ist dran`,
  takeBack: "Zurücknehmen",
  readAloud: "Vorlesen",
  help: {
    turn: "So geht ein Zug",
    roll: "Würfle mit vier Würfeln.",
    match: "Passt eine Karte? Nimm sie.",
    keep: "Sonst: Behalte, was hilft, und würfle den Rest.",
    crown: "Noch keine Karte? Die Krone ist ein Wurf mehr, einmal im Spiel.",
    castle: "Fünf Karten schließen deine Burg. Gewonnen!",
    faces: "Diese sechs Bilder hat jeder Würfel",
    turret: "Beim Turm zählt nur die Farbe.",
    resident: "Beim Bewohner zählt nur das Bild.",
    here: "An diesem Tisch",
    fullRound: "Nach einer fünften Karte wird die Runde zu Ende gespielt.",
    fullLizards: "Sind mehrere Burgen zu, gewinnen die meisten Eidechsen.",
    fullTie: "Gleich viele Eidechsen: Ihr gewinnt gemeinsam.",
    decline: "Du darfst weiterwürfeln, auch wenn eine Karte passt.",
    flip: "Nach einem Zug ohne Karte wird die älteste Karte getauscht.",
    keys: "Tasten",
    keyList: [
      ["R", "würfeln"],
      ["D F J K", "Würfel behalten"],
      ["1 2", "Karte nehmen"],
      ["C", "Krone nehmen"],
      ["E", "Zug beenden"],
    ],
  },
  happened: {
    lotFell: (who) => `Das Los fällt auf ${who.isMe ? "dich" : who.name}.`,
    began: (who) => `${does(who, "fängst", "fängt")} an.`,
    turned: (card) => `D${cardInSentence(card)} wird aufgedeckt.`,
    renewed: (n) => `Der Stapel ist leer. Die weggelegten Karten (${n}) sind der neue Stapel.`,
    kept: (who, kept, rolled) =>
      kept.length === 0
        ? `${does(who, "würfelst", "würfelt")} noch einmal mit allen vieren.`
        : `${does(who, "behältst", "behält")} ${wantedFaces(kept)} und ${who.isMe ? "würfelst" : "würfelt"} ${rolled} neu.`,
    crown: (who, rolled) =>
      `${does(who, "nimmst deine", "nimmt die")} Krone und ${who.isMe ? "würfelst" : "würfelt"} ${rolled} noch einmal.`,
    rested: (who, faces) => `${does(who, "würfelst", "würfelt")} ${wantedFaces(faces)}.`,
    taken: (who, card, n, of) => `${does(who, "nimmst", "nimmt")} d${cardInSentence(card)}: ${n} von ${of}.`,
    missed: (who) => `Diesmal keine Karte für ${who.isMe ? "dich" : who.name}.`,
    discarded: (card) => `D${cardInSentence(card)} wird weggelegt.`,
    lastRound: (who) => `${who.isMe ? "Deine" : genitive(who.name)} Burg ist zu. Die Runde wird zu Ende gespielt.`,
    limit: (who) => `Die Zeit ist um: ${who.isMe ? "Dein" : genitive(who.name)} Zug ist vorbei.`,
    gone: (who) => `${does(who, "verlässt", "verlässt")} den Tisch.`,
    ended: (rule, winners) => {
      if (rule === "ALL-7") return `Die anderen sind gegangen: ${win(winners)}.`;
      if (rule === "KJ-V2") return `Die Runde ist vorbei: ${win(winners)}!`;
      if (rule === "KJ-V3") return `Gleich viele Eidechsen: ${win(winners)} gemeinsam!`;
      return `Die Burg ist zu: ${win(winners)}!`;
    },
  },
  round: (turn) => (turn === 0 ? "" : `Zug ${turn}`),
  result: {
    heading: "So lief es",
    title: (own, best, n) =>
      best === null
        ? `${cards(own)} nach ${turns(n)}`
        : `${cards(own)} gegen ${best.cards} von ${best.isMe ? "dir" : best.name}, nach ${turns(n)}`,
    lizardTitle: (own, n) => `${lizards(own)} in einer geschlossenen Burg, nach ${turns(n)}`,
    alone: "Die anderen sind gegangen",
    winner: "Sieg",
    cardsWord: (n) => (n === 1 ? "Karte" : "Karten"),
    lizards,
    story: (n, first, crownBrought) => {
      const dice = first > 0 ? `, ${first} mit dem ersten Wurf` : "";
      const crown =
        crownBrought === null
          ? "Die Krone blieb übrig."
          : crownBrought > 0
            ? "Die Krone brachte eine."
            : "Die Krone brachte keine.";
      return `In ${turns(n)}${dice}. ${crown}`;
    },
    left: "Hat den Tisch verlassen.",
  },
  options: {
    may_decline: {
      label: "Weiterwürfeln, obwohl es passt",
      sentence: "Auch wenn eine Karte passt, darf man sie liegen lassen und weiterwürfeln.",
    },
    flip_on_miss: {
      label: "Karte tauschen nach einem Fehlwurf",
      sentence: "Nach einem Zug ohne Karte wird die getauscht, die am längsten liegt.",
    },
    full_round: {
      label: "Runde zu Ende spielen",
      sentence: "Die fünfte Karte beendet das Spiel nicht sofort; bei Gleichstand zählen Eidechsen.",
    },
    first_seat: { label: "Wer anfängt", sentence: "Das Los, oder immer derselbe Platz." },
    "first_seat.0": { label: "das Los", sentence: "Jeder Platz ist gleich wahrscheinlich." },
  },
};
