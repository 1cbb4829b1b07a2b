/** The words of this game in German. */
import { unreachable } from "../../model/unreachable";
import {
  bot,
  capital,
  count,
  DU,
  does,
  listed,
  points,
  seconds as secondsOf,
  signed,
  together,
  wem,
  wen,
} from "../../texts/german";
import type { GhostFigure } from "../../wire.gen";
import type { Reading } from "./model-reading";
import type { GhostTexts } from "./texts";

const figures: Readonly<Record<GhostFigure, string>> = {
  chair: "Sessel",
  ghost: "Geist",
  mouse: "Maus",
  bottle: "Flasche",
  book: "Buch",
};
const many: Readonly<Record<GhostFigure, string>> = {
  chair: "Sessel",
  ghost: "Geister",
  mouse: "Mäuse",
  bottle: "Flaschen",
  book: "Bücher",
};
const colours: Readonly<Record<GhostFigure, string>> = {
  chair: "rot",
  ghost: "weiß",
  mouse: "grau",
  bottle: "grün",
  book: "blau",
};
/** "den Geist": who is found, taken and shown. */
const wanted: Readonly<Record<GhostFigure, string>> = {
  chair: "den Sessel",
  ghost: "den Geist",
  mouse: "die Maus",
  bottle: "die Flasche",
  book: "das Buch",
};
/** "der Geist": who it is. */
const named: Readonly<Record<GhostFigure, string>> = { ...wanted, chair: "der Sessel", ghost: "der Geist" };
const single: Readonly<Record<GhostFigure, string>> = {
  chair: "ein einzelner Sessel",
  ghost: "ein einzelner Geist",
  mouse: "eine einzelne Maus",
  bottle: "eine einzelne Flasche",
  book: "ein einzelnes Buch",
};
const readings: Readonly<Record<Reading, { readonly asks: string; readonly says: string }>> = {
  "GB-2": { asks: "Eine Figur am häufigsten?", says: "Schau auf den Würfel in ihrer Farbe. Greif, was er zeigt." },
  "GB-3": { asks: "Zwei Paare, eine einzeln?", says: "Greif die einzelne." },
  "GB-4": { asks: "Alle fünf verschieden?", says: "Such den Geist. Greif die Figur in der Farbe seines Würfels." },
};

const seconds = (ms: number): string => secondsOf(ms, 2);
const theFigures = (held: readonly GhostFigure[]): string => listed(held.map((figure) => wanted[figure]));
const throws = (n: number): string => count(n, "Wurf", "Würfen");
const winners = (names: readonly string[], what: string): string =>
  `${together(names, ["hast", "hat", "habt", "haben"])} ${what}`;

export const german: GhostTexts = {
  you: DU,
  seat: (seat) => `Platz ${seat}`,
  title: (at) => `Wurf ${at}`,
  points,
  seconds,
  signed,

  figure: (figure) => figures[figure],
  colour: (figure) => colours[figure],
  key: (figure) => `${figures[figure]}, ${colours[figure]}`,
  die: (die, shows) => `${colours[die]}er Würfel: ${figures[shows]}`,
  movingDie: (die) => `${colours[die]}er Würfel, rollt noch`,
  waitingDie: (die) => `${colours[die]}er Würfel, noch nicht geworfen`,
  dice: "Der Wurf",
  figures: "Figuren",
  seats: "Plätze",

  supply: "Vorrat",
  leftInSupply: "noch im Vorrat",
  jackpot: "Jackpot",

  throwDice: "Würfeln",
  grab: "Greif!",
  grabbed: "Gegriffen!",
  claimed: "gegriffen, wird geprüft …",
  claimedSaid: "Gegriffen. Es wird geprüft.",
  moving: "Die Würfel rollen noch",
  oneGrab: "Nur ein Griff je Wurf: deiner gilt",
  rolling: "Die Würfel rollen …",
  lot: "Das Los sagt, wer zuerst wirft …",
  shuffling: "Die Figuren tauschen die Plätze …",
  over: "Das Spiel ist aus",
  throws: (name) => (name === DU ? "Du bist dran" : `${name} wirft`),
  brokenOff: "Dieser Wurf wurde abgebrochen.",
  whoIsFirst: "Wer ist zuerst?",
  told: (die, shows) => `${colours[die]}, ${figures[shows]}`,
  toldDie: (die, told) =>
    `${colours[die]}er Würfel, ${{ before: "angesagt", now: "wird angesagt", later: "noch nicht angesagt" }[told]}`,
  listening: "Hör zu …",
  toldSoFar: (n) => `${n} von 5`,
  isMuted: (key) => `Der Ton ist aus: ${key} schaltet ihn ein`,
  stillTold: "Deine Würfel werden noch angesagt",
  nothingToRepeat: "Noch liegen keine Würfel da.",
  order: (keys) => `Tasten der Figuren: ${keys.map(([key, figure]) => `${key} ${figures[figure]}`).join(", ")}.`,
  pointsSaid: (seats, supply, jackpot) =>
    `${seats.map(([name, n]) => `${name} ${n}`).join(", ")}. Vorrat ${supply}, Jackpot ${jackpot}.`,
  waitsFor: (names) => `${together(names, ["hörst", "hört", "hört", "hören"])} noch zu: das Urteil wartet`,
  claimedWhile: (names) =>
    `Gegriffen. ${together(names, ["hörst", "hört", "hört", "hören"])} noch zu; das Urteil wartet.`,
  notJustNow: "gerade nicht",
  openRule: (rule) => `Regel ${rule}`,
  secondsLeft: (n) => `noch ${count(n, "Sekunde", "Sekunden")}`,

  doing: {
    yourThrow: "du wirfst",
    throwsNext: "ist dran",
    throws: "wirft",
    threw: "hat geworfen",
    hasGrabbed: "hat gegriffen",
    rightFirst: "richtig, zuerst",
    rightLate: "richtig, zu spät",
    wrong: "lag falsch",
    took: (held) => (held.length === 1 ? `nahm ${theFigures(held)}` : `nahm ${held.length} Figuren`),
    didNotGrab: "kein Griff",
    left: "ist gegangen",
    away: "weg",
    bot,
    botPlays: "ein Bot spielt",
    seat: (seat) => `Platz ${seat}`,
  },

  verdict: {
    first: (name) => (name === DU ? "Du warst zuerst!" : `${name} war zuerst`),
    allWrong: "Alle lagen falsch",
    noneInTime: "Niemand war rechtzeitig richtig",
    fromSupply: "Vorrat",
    fromJackpot: "Jackpot",
    from: (names) => `von ${listed(names.map(wem))}`,
    intoJackpot: (names) => `in den Jackpot, von ${listed(names.map(wem))}`,
    nothingToPay: (names) => winners(names, "keinen Punkt zum Zahlen"),
    spoken: (sentences) => sentences.map((one) => (one.endsWith("!") ? one : `${one}.`)).join(" "),
    change: (change) => (change < 0 ? `Du verlierst ${points(-change)}` : `Du bekommst ${points(change)}`),
    timeUp: "die Zeit war um",
    why: (figure) => `Warum ${named[figure]}?`,
    whoWasFirst: "Wer war zuerst?",
    nobodyGrabbed: "Niemand hat gegriffen.",
    right: "zuerst",
    late: "zu spät",
    byCoin: "zuerst, durch das Los",
    level: "im selben Moment",
    wrong: "falsch",
    unknown: "nicht gewertet",
    keyRight: "richtig",
    keyWrong: "falsch",
    lane: (ms, word) => (ms === null ? word : `${seconds(ms)} · ${word}`),
    throwsNext: (name) => (name === DU ? "Du wirfst als Nächstes" : `${name} wirft als Nächstes`),
  },

  chain: {
    alike: (figure, n) => `${n} ${n === 1 ? figures[figure] : many[figure]}`,
    all: "alle fünf",
    colour: (figure) => `ist ${colours[figure]}`,
    seek: (figure) => `such ${wanted[figure]}`,
    die: (die) => `${colours[die]}er Würfel`,
    answer: (figure) => `${figures[figure]}!`,
  },

  finish: { game: "Geistesblitz", theFigures, sources: { supply: "Vorrat", jackpot: "Jackpot" } },

  help: { readings, colours: "Jede Figur hat ihre Farbe" },

  result: {
    winner: (winnerPoints, second, secondPoints, throwCount) =>
      `${points(winnerPoints)} gegen ${secondPoints} von ${wem(second)}, nach ${throws(throwCount)}`,
    shared: (each, throwCount) => `je ${points(each)}, nach ${throws(throwCount)}`,
    lastOne: (throwCount) => `Alle anderen sind gegangen, nach ${throws(throwCount)}`,
    howItWent: "So lief es",
    course: "Punkte nach jedem Wurf",
    courseOf: (lines) => `Punkte nach jedem Wurf: ${lines.join(", ")}`,
    nameAndPoints: (name, n) => `${name} ${n}`,
    throwHead: "Wurf",
    throwMark: (at, isFirst) => (isFirst ? `Wurf ${at}` : `${at}`),
    grabs: (right, wrong, bestMs) => {
      const best = bestMs === null ? "" : `${right === 1 ? "" : ", der schnellste"} in ${seconds(bestMs)}`;
      if (right === 0)
        return wrong === 0 ? "Kein richtiger Griff, kein falscher." : `Kein richtiger Griff, ${wrong}\u00a0falsch.`;
      const grabs = count(right, "richtiger Griff", "richtige Griffe");
      return `${grabs}${best}, ${wrong === 0 ? "kein falscher" : `${wrong}\u00a0falsch`}.`;
    },
    haul: (at, change) => `Wurf ${at} brachte mit dem Jackpot ${change}.`,
    left: "Vor dem Ende gegangen.",
  },

  log: {
    lot: (name) => `Das Los: ${does(name, "wirfst", "wirft")} zuerst`,
    nextAfterLeaving: (name) => `Jetzt ${name === DU ? "wirfst du" : `wirft ${name}`}`,
    thrownByClock: (name) => `${does(name, "hast", "hat")} zu lange gewartet: Es wurde gewürfelt`,
    answer: (reading, figure, seen, die) => {
      const right = `${named[figure]} war richtig`;
      switch (reading) {
        case "GB-2":
          return `Die meisten Würfel zeigten ${wanted[seen]}, der ${colours[die]}e ${wanted[figure]}: ${capital(right)}`;
        case "GB-3":
          return `Zwei Paare und ${single[seen]}: ${capital(right)}`;
        case "GB-4":
          return `Alle fünf, ${named[seen]} auf dem ${colours[die]}en Würfel: ${capital(right)}`;
        case null:
          return capital(right);
        default:
          return unreachable(reading);
      }
    },
    late: (name, held) => `${does(name, "nahmst", "nahm")} auch ${theFigures(held)}, aber später`,
    wrong: (name, held) =>
      held.length === 0
        ? `${does(name, "hast", "hat")} falsch gegriffen`
        : `${does(name, "nahmst", "nahm")} ${theFigures(held)}: falsch`,
    several: (name, held) => `${does(name, "nahmst", "nahm")} ${theFigures(held)}: Nur eine Figur ist erlaubt`,
    allWrong: "Alle lagen falsch",
    noneInTime: "Niemand war rechtzeitig richtig",
    paid: (name, to) => `${does(name, "zahltest", "zahlte")} 1 an ${wen(to)}`,
    paidJackpot: (name) => `${does(name, "zahltest", "zahlte")} 1 in den Jackpot`,
    nothingToPay: (name) => `${does(name, "hattest", "hatte")} keinen Punkt zum Zahlen`,
    first: (name) => `${does(name, "warst", "war")} zuerst mit der richtigen Figur: 1 aus dem Vorrat`,
    jackpot: (name, change) => `Der Jackpot von ${change} ging an ${wen(name)}`,
    reordered: (order) => `Die Figuren haben die Plätze getauscht: ${order.map((one) => figures[one]).join(", ")}`,
    reported: "Dieser Wurf wurde vom Schiedsrichter entschieden",
    voided: "Der Wurf wurde abgebrochen; niemand zahlte",
    departed: (name) => `${does(name, "hast", "hat")} den Tisch verlassen`,
    won: (names) => winners(names, "gewonnen"),
    shared: (names) => winners(names, "gemeinsam gewonnen"),
  },

  options: {
    net: { label: "Würfel", sentence: "Jeder Würfel zeigt alle fünf Figuren und eine davon zweimal." },
    "net.own": { label: "Eigene Figur doppelt", sentence: "Jeder Würfel zeigt die Figur seiner Farbe zweimal." },
    "net.shifted": {
      label: "Nächste Figur doppelt (schwerer)",
      sentence: "Jeder Würfel zeigt die Figur der nächsten Farbe zweimal.",
    },
    throw_ms: { label: "Würfel rollen", sentence: "So lange rollen die Würfel, bevor man sie lesen kann." },
    grab_limit_s: {
      label: "Zeit zum Greifen",
      sentence: "War bis dahin niemand richtig, wirft derselbe Platz noch einmal.",
    },
    shuffle_figures: { label: "Figuren tauschen Plätze", sentence: "Nach jedem Wurf, für alle gleich." },
    first_seat: { label: "Wirft zuerst", sentence: "Wen du bestimmst oder wen das Los trifft." },
  },
};
