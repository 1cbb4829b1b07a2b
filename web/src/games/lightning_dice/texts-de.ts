/** Words of this game in log, help, announcements, result and options, in German. */
import { unreachable } from "../../model/unreachable";
import {
  capital,
  count,
  DU,
  decimal,
  does,
  genitive,
  listed,
  number,
  points,
  seconds as secondsOf,
  together,
  wem,
  wen,
} from "../../texts/german";
import type { Groups, Kind, Part } from "./asks";
import type { LightningTexts } from "./texts";
import { titles } from "./texts-cards-de";

const seconds = (ms: number): string => secondsOf(ms, 1);
const cards = (n: number): string => count(n, "Karte", "Karten");
const WORDS = ["null", "eine", "zwei", "drei", "vier", "fünf", "sechs"];
const worded = (n: number): string => WORDS[n] ?? `${n}`;
/** "eine 2", "zwei 6en". */
const faceWords = (n: number, face: number): string => (n === 1 ? `eine ${face}` : `${worded(n)} ${face}en`);
const plain = (faces: readonly number[]): string => faces.map((face) => (face === 0 ? "–" : face)).join(" ");
/** "Mikas", "Dein", in front of a call. */
const whose = (name: string): string => (name === DU ? "Dein" : genitive(name));
const winners = (names: readonly string[], what: string): string =>
  `${together(names, ["hast", "hat", "habt", "haben"])} ${what}`;

const KINDS: Readonly<Record<Kind, string>> = {
  even: "gerade",
  odd: "ungerade",
  low: "niedrig, 1 bis 3",
  high: "hoch, 4 bis 6",
};
const GROUPS: Readonly<Record<Groups, string>> = {
  "three pairs": "drei Paare, jedes mit anderer Zahl",
  "two triples": "zwei Drillinge mit verschiedenen Zahlen",
  "four and a pair": "vier gleiche, dazu ein Paar einer anderen Zahl",
};
const BOUNDS = { "": "", "at least": "mindestens ", "at most": "höchstens " };

function named(dice: readonly number[]): string {
  const numbers = [...new Set(dice)];
  return listed(numbers.map((face) => faceWords(dice.filter((one) => one === face).length, face)));
}

function part(one: Part): string {
  switch (one.is) {
    case "exactly":
      return "genau diese sechs, egal in welcher Reihenfolge";
    case "show":
      return named(one.dice);
    case "alike":
      if (one.count === 6) return one.face === 0 ? "alle sechs gleich" : `alle sechs zeigen ${one.face}`;
      return `mindestens ${one.face === 0 ? `${worded(one.count)} gleiche` : faceWords(one.count, one.face)}`;
    case "groups":
      return GROUPS[one.which];
    case "run":
      return `${worded(one.length)} Zahlen in einer Reihe`;
    case "all":
      return `alle sechs ${KINDS[one.kind]}`;
    case "sum":
      return `alle sechs ergeben zusammen ${BOUNDS[one.bound]}${one.total}`;
    default:
      return unreachable(one);
  }
}

/** How many dice may show anything; said only where the card asks for one thing. */
function free(one: Part): string {
  const n = one.is === "show" ? 6 - one.dice.length : one.is === "run" ? 6 - one.length : 0;
  if (n === 0) return "";
  return n === 1 ? "; einer ist frei" : `; ${worded(n)} sind frei`;
}

export const german: LightningTexts = {
  you: DU,
  seat: (seat) => `Platz ${seat}`,
  title: (at) => `Karte ${at}`,
  number,
  points,
  cards,
  openRule: (rule) => `Regel ${rule}`,
  faces: plain,
  /** Decks of the players' own keep their titles. */
  cardTitle: (title) => titles.get(title) ?? title,
  call: (call, seat, target) => {
    switch (call) {
      case "got_it":
        return "„Hab’s!“";
      case "bonus":
        return `„Bonus ${seat}!“`;
      case "thunder":
        return target === 0 ? "„Donner!“" : `„Donner ${target}!“`;
      default:
        return unreachable(call);
    }
  },
  asks: (parts) => {
    const [only] = parts;
    const rest = parts.length === 1 && only !== undefined ? free(only) : "";
    return `${capital(parts.map(part).join(", und "))}${rest}.`;
  },
  picture: (dice) => dice.map((face) => (face === 0 ? "frei" : `${face}`)).join(" "),

  said: {
    rolled: (kept, rolled) =>
      kept.length === 0 ? `Gewürfelt ${rolled.join(" ")}` : `Behalten ${kept.join(" ")}, gewürfelt ${rolled.join(" ")}`,
    calling: "Gerufen. Es wird geprüft.",
    card: (at, title, picture, asks) => `Karte ${at}: ${title}. ${picture}. ${asks}`,
    goOn: "Gleiche Karte, gleiche Würfel: weiter geht’s.",
  },

  log: {
    flipped: (title) => `Neue Karte: ${title}`,
    newPile: (n) =>
      n === 1
        ? "Die einzige Karte war dran und ist wieder der Stapel"
        : `Alle ${n} Karten waren dran und sind wieder der Stapel`,
    pickedUp: (name) => `${does(name, "nimmst", "nimmt")} alle sechs Würfel auf`,
    matched: (name, change, score) =>
      `${does(name, "hattest", "hatte")} es: ${points(change)} mehr, zusammen ${number(score)}`,
    tookCard: (name, score) => `${does(name, "bekommst", "bekommt")} die Karte: jetzt ${cards(score)}`,
    missed: (name, call, loss, score) =>
      `${whose(name)} ${call} war falsch: ${points(loss)} weniger, noch ${number(score)}`,
    missedForNothing: (name, call) => `${whose(name)} ${call} war falsch`,
    bonus: (name, face, score) =>
      `Bonus! ${does(name, "hast", "hat")} sechs ${face}en: 1 Punkt mehr, zusammen ${number(score)}`,
    thunder: (by, name, score) =>
      `Donner! ${does(by, "triffst", "trifft")} ${wen(name)}: 1 Punkt weniger, noch ${number(score)}`,
    thunderForNothing: (by, name) =>
      `Donner! ${does(by, "triffst", "trifft")} ${wen(name)}, aber da ist kein Punkt zu verlieren`,
    voted: (name, votes, needed) =>
      `${does(name, "würdest", "würde")} diese Karte überspringen, ${votes} von ${needed}`,
    skipped: "Alle einig: Die Karte wurde übersprungen",
    brokenOff: "Das Rennen wurde abgebrochen und begann neu: gleiche Karte, gleiche Würfel",
    departed: (name) => `${does(name, "hast", "hat")} den Tisch verlassen`,
    won: (names) => winners(names, "gewonnen"),
    shared: (names) => winners(names, "gemeinsam gewonnen"),
    called: (name, call) => `${does(name, "riefst", "rief")} ${call}`,
    callVoided: (name, call) => `${whose(name)} ${call} gilt nicht`,
    flipOrdered: "Der Schiedsrichter deckt die nächste Karte auf",
    facesRead: (name, faces) => `Der Schiedsrichter las die Würfel von ${wem(name)}: ${plain(faces)}`,
    warned: (name) => `Der Schiedsrichter verwarnt ${wen(name)}`,
    rollAgain: (name, n) => `Der Schiedsrichter lässt ${wen(name)} ${n} Würfel neu würfeln`,
    callStruckOut: (name) => `Der Schiedsrichter streicht den Ruf von ${wem(name)}`,
    fined: (name, loss, score) =>
      `Strafe: ${does(name, "verlierst", "verliert")} ${points(loss)}, noch ${number(score)}`,
  },

  finish: { game: "Lightning Dice" },

  result: {
    standard: (score, second, secondScore, cardCount) =>
      second === null
        ? `${points(score)} nach ${cards(cardCount)}`
        : `${points(score)} gegen ${number(secondScore)} von ${wem(second)}, nach ${cards(cardCount)}`,
    quick: (n, second, secondCount, cardCount) =>
      second === null
        ? `${n} von ${cards(cardCount)}`
        : `${cards(n)} gegen ${secondCount} von ${wem(second)}, von ${cardCount} im Ganzen`,
    shared: (n, cardCount) => `je ${cards(n)}, von ${cardCount} im Ganzen`,
    lastOne: (cardCount) => `Alle anderen sind gegangen, nach ${cards(cardCount)}`,
    howItWent: "So lief es",
    course: "Punkte nach jeder Karte",
    courseOf: (lines) => `Punkte nach jeder Karte: ${lines.join(", ")}`,
    piles: "Gewonnene Karten",
    pileOf: (name) => (name === DU ? "Deine Karten" : `Karten von ${name}`),
    noCard: "keine",
    nameAndPoints: (name, n) => `${name} ${number(n)}`,
    cardHead: "Karte",
    cardMark: (at, isFirst) => (isFirst ? `Karte ${at}` : `${at}`),
    won: (n, bestMs) => {
      if (n === 0) return "Keine einzige Karte";
      if (bestMs === null) return cards(n);
      return n === 1 ? `1 Karte, in ${seconds(bestMs)}` : `${cards(n)}, die schnellste in ${seconds(bestMs)}`;
    },
    rolls: (n) => count(n, "Wurf", "Würfe"),
    bonus: (n) => (n === 1 ? "1 Bonus" : `${n}-mal Bonus`),
    thunder: (n) => (n === 1 ? "1 Donner" : `${n}-mal Donner`),
    missed: (n) => (n === 0 ? "kein falscher Ruf" : count(n, "falscher Ruf", "falsche Rufe")),
    story: (parts) => `${parts.join(", ")}.`,
    left: "Vor dem Ende gegangen.",
  },

  help: {
    race: "So gewinnst du eine Karte",
    steps: {
      card: "Eine Karte liegt für alle da. Alle würfeln gleichzeitig, so oft und so schnell sie wollen.",
      keep: "Behalte, was hilft: hinauf aufs Holz. Was auf dem Filz liegt, wird gewürfelt.",
      gotIt: {
        standard: "Alle sechs passen zur Karte? Ruf „Hab’s!“. Wer zuerst ruft, bekommt 2 Punkte; 20 Punkte gewinnen.",
        quick: "Alle sechs passen zur Karte? Ruf „Hab’s!“. Wer zuerst ruft, bekommt sie; die meisten Karten gewinnen.",
      },
      missed: {
        standard: "Ein falsches „Hab’s!“ kostet 2 Punkte. Niemand sagt dir, ob deine Würfel passen.",
        quick: "Nach einem falschen „Hab’s!“ nimmst du alle Würfel auf. Niemand sagt dir, ob sie passen.",
      },
    },
    numbers: "Deine Nummer",
    bonus: (seat) => `Sechs ${seat}en? Ruf „Bonus ${seat}!“: 1 Punkt für dich. ${seat} ist die Nummer deines Platzes.`,
    bonusOfAll: "Sechsmal die Nummer des eigenen Platzes? „Bonus!“: 1 Punkt.",
    thunder: "Sechsmal die Nummer eines Gegners? Ruf „Donner!“ und die Nummer: 1 Punkt weniger für ihn.",
    pickUp: "Danach nimmst du alle sechs Würfel auf, und die Karte ist noch zu haben.",
    skip: "Keiner will die Karte? Sie wird übersprungen, wenn alle dafür sind.",
    here: "An diesem Tisch",
    switches: {
      minus: "Man kann unter 0 fallen.",
      penalty: (n) => `Ein falscher Bonus oder Donner kostet ${points(n)}.`,
      swept: "Bei jeder neuen Karte werden alle Würfel aufgenommen.",
      rollMs: (ms) => `Ein Wurf dauert ${decimal(String(Number((ms / 1000).toFixed(2))))} s.`,
      deck: (n) => `Eigene Karten: ${n}.`,
    },
    keys: "Tasten",
    keyList: [
      ["S D F J K L", "Würfel hinauf oder herunter"],
      ["Leertaste R", "würfeln"],
      ["Eingabe", "Hab’s!"],
    ],
    bonusKeys: [
      ["B", "Bonus"],
      ["T 1–6", "Donner und die Nummer des Gegners"],
    ],
  },

  options: {
    play: { label: "Spiel", sentence: "Ein Rennen bis 20 Punkte oder das schnelle Spiel um die meisten Karten." },
    "play.standard": { label: "Rennen bis 20 Punkte", sentence: "2 Punkte je Karte, mit Bonus und Donner." },
    "play.quick": { label: "Schnelles Spiel: meiste Karten", sentence: "Jede Karte einmal; ohne Bonus und Donner." },
    floor_at_zero: { label: "Nicht unter 0", sentence: "Das schnelle Spiel hat keine Punkte und braucht dies." },
    false_bonus_penalty: {
      label: "Falscher Bonus oder Donner kostet",
      sentence: "In Punkten; bei 0 wird er umsonst abgelehnt. Im schnellen Spiel gibt es beide nicht.",
    },
    keep_over_flip: {
      label: "Würfel bleiben bei neuer Karte",
      sentence: "Sonst nehmen alle ihre Würfel auf, wenn eine Karte kommt. Im schnellen Spiel ist es immer so.",
    },
    roll_ms: { label: "Würfel rollen", sentence: "Für alle gleich lang; eine schnelle Maus hilft also nicht." },
    deck: { label: "Kartensatz", sentence: "Eigene Karten, eine je Zeile." },
  },
};
