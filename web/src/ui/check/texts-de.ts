/** What the check of the dice says in German. */
import type { CheckedDraw, Fault } from "../../dice/seals";
import { gameOf } from "../../model/game";
import { capital, count, decimal } from "../../texts/german";
import { texts as pageTexts } from "../../texts/texts";
import type { GhostFigure, KingFace } from "../../wire.gen";
import type { Summary } from "./summary";
import type { CheckTexts } from "./texts";

const drawn = (n: number): string => count(n, "Ziehung", "Ziehungen");

function result({ honest, sealed, bare, checked, total, fault, isTold }: Summary): string {
  if (fault !== null) return `Ziehung ${checked} stimmt nicht`;
  if (isTold === false) return "Das ist nicht das Spiel, das du gespielt hast";
  if (total === 0) return "Noch ist nichts gezogen";
  const share = total === 1 ? `${honest} von 1 Ziehung ist ehrlich` : `${honest} von ${total} Ziehungen sind ehrlich`;
  if (sealed === 0 && bare === 0) return share;
  const open = sealed > 0 ? `${sealed} noch versiegelt` : "";
  const none = bare > 0 ? `${bare} ohne Beweis` : "";
  return `${share}, ${[open, none].filter((part) => part !== "").join(", ")}`;
}

const WHY: Readonly<Record<Fault, string>> = {
  order: "Eine Ziehung davor fehlt, oder es wurde eine eingeschoben.",
  hall: "Das Geheimnis der Halle ist nicht das, das in ihrer Kiste lag.",
  pinch: "Die Prise von jemandem fehlt, oder es ist nicht die versprochene.",
  mix: "Geheimnis und Prisen ergeben eine andere Zahl, als aufgezeichnet ist.",
  faces: "Die Zahl steht für etwas anderes, als auf dem Tisch lag.",
};

function story({ fault, checked, total, hasPinches, hasThrows, sealed, isTold }: Summary, tookMs: number): string {
  if (fault !== null) {
    const before = checked === 2 ? " Die davor stimmt." : checked > 2 ? ` Die ${checked - 1} davor stimmen.` : "";
    const after = checked < total ? " Was später kam, wurde nicht geprüft." : "";
    return `${WHY[fault]}${before}${after} Entweder wurde diese Datei nach dem Spiel verändert, oder die Halle hat sich nicht an ihre Kiste gehalten.`;
  }
  if (isTold === false) {
    return "Die Ziehungen passen zueinander, aber im Spiel wurden deinem Browser andere Prisen genannt. Entweder wurde diese Datei danach verändert, oder die Halle hat zwei davon.";
  }
  const open = sealed > 0 ? " Was versiegelt ist, öffnet sich am Ende der Runde." : "";
  const took = decimal(Math.max(0.01, tookMs / 1000).toFixed(2));
  const own = `Dein eigener Browser ${isTold ? "war dabei und " : ""}hat es eben geprüft, in ${took} s.`;
  const mix = hasPinches
    ? "Ein Geheimnis in einer Kiste und eine Prise von jedem: Niemand konnte die Mischung kennen oder lenken."
    : "Ein Geheimnis in einer Kiste, vor dem Spiel festgelegt. Niemand gab eine Prise dazu.";
  const throws = hasThrows ? " Wo ein Würfel liegen blieb, sagt die Physik." : "";
  return `${mix} ${own}${throws}${open}`;
}

/** What was drawn. */
function what({ what: kind, seat, counted, flown }: CheckedDraw, name: (seat: number) => string): string {
  switch (kind) {
    case "landed":
      return `Würfel von ${name(seat)}`;
    case "rolled":
      return counted === 0 ? "wer zuerst wirft" : "Würfel";
    case "turned":
      return `Karte ${counted} wird aufgedeckt`;
    case "settled":
      return flown?.die === "" ? `Würfel rutschen nach, Wurf ${counted}` : `das Zittern der Hand, Wurf ${counted}`;
    default:
      return WHAT.get(kind) ?? kind;
  }
}

const WHAT: ReadonlyMap<string, string> = new Map([
  ["drawn", "eine Karte"],
  ["lot", "wer anfängt"],
  ["shuffled", "die Plätze der Figuren"],
  ["coin", "die Münze bei Gleichstand"],
]);

function sided(value: number, digits: number, none: string, unit: string): string {
  const size = Math.abs(value).toFixed(digits);
  return Number(size) === 0 ? none : `${decimal(size)}${unit} ${value > 0 ? "links" : "rechts"}`;
}

const STYLES: ReadonlyMap<string, string> = new Map([
  ["slide", "geschoben"],
  ["flick", "geschnippt"],
  ["roll", "gerollt"],
]);

function round(game: string, counted: number): string {
  return counted === 0 ? "Davor" : pageTexts().table.round(gameOf(game).round_name, counted);
}

const states: CheckTexts["states"] = {
  agrees: "stimmt",
  sealed: "noch versiegelt",
  bare: "ohne Beweis",
  order: "stimmt nicht",
  hall: "stimmt nicht",
  pinch: "stimmt nicht",
  mix: "stimmt nicht",
  faces: "stimmt nicht",
};
const COLOURS: ReadonlyMap<string, string> = new Map([
  ["red", "rot"],
  ["white", "weiß"],
  ["grey", "grau"],
  ["green", "grün"],
  ["blue", "blau"],
  ["black", "schwarz"],
]);
const inGerman = (colour: string): string => COLOURS.get(colour) ?? colour;
const figures: Readonly<Record<GhostFigure, string>> = {
  chair: "Sessel",
  ghost: "Geist",
  mouse: "Maus",
  bottle: "Flasche",
  book: "Buch",
};
const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ["gem", "er Edelstein"],
  ["flower", "e Blume"],
  ["animal", "es Tier"],
]);

/** "roter Edelstein". */
function kingDie(face: KingFace): string {
  const [colour = "", symbol = ""] = face.split("-");
  return `${inGerman(colour)}${SYMBOLS.get(symbol)}`;
}

/** "Rot 1", "Schwarz Doppel": a die as its name in a record, `red-1`, `black-double`. */
function dieCalled(die: string): string {
  const [colour = "", which = ""] = die.split("-");
  return `${capital(inGerman(colour))} ${which === "double" ? "Doppel" : which}`;
}

export const german: CheckTexts = {
  open: "Waren die Würfel ehrlich? Nachprüfen",
  close: "Schließen",
  fetching: "Die Aufzeichnung wird geholt …",
  checking: (done, total) => `Wird geprüft: ${done} von ${total}`,
  unreachable: "Die Aufzeichnung ist nicht zu bekommen.",
  unreadable: "Diese Aufzeichnung ist nicht zu lesen.",
  unreadableWhy: ({ line }) => `In Zeile ${line} steht etwas anderes, als dort stehen muss.`,
  unsealed: "Die Würfel dieses Spiels waren nicht versiegelt.",
  unsealedWhy: "Es hat keine Kiste und keine Prisen, deshalb kann es danach niemand nachprüfen.",
  result,
  story,

  draws: "Ziehungen",
  draw: (number, kind, state) => `Ziehung ${number}, ${kind}: ${states[state]}`,
  rounds: (n) => `Alle ${n} Runden`,
  group: (game, { counted, draws, state }) => `${round(game, counted)}, ${drawn(draws.length)}: ${states[state]}`,
  inRound: (game, { counted, draws }) => `${round(game, counted)}: ${drawn(draws.length)}`,
  states,
  what,

  ok: "stimmt",
  notOk: "stimmt nicht",
  notYet: "noch nicht offen",
  before: {
    title: "Vor dem Spiel",
    text: "Die Halle legte ihre Geheimnisse in eine Kiste und zeigte allen den Fingerabdruck der Kiste.",
  },
  pinches: {
    title: "Vor jeder Ziehung",
    text: "Alle geben eine Prise dazu. Eine ehrliche Prise genügt.",
    own: (name) => `Diese Würfel gehören ${name}: Nur ${name} gibt eine Prise dazu.`,
    coin: "Eine Münze nimmt alle Prisen auf, die davor gezeigt wurden.",
    none: "Hier hat niemand eine dazugegeben.",
    missing: (name) => `${name} hat rechtzeitig keine gegeben`,
    of: (name, hex) => `${name}: ${hex}`,
  },
  mix: {
    title: "Die Mischung ergab die Zahlen",
    text: "Geheimnis und Prisen, gut verrührt, ergeben die Zahlen.",
    sealed: "Das Geheimnis dieser Ziehung öffnet die Halle, wenn die Runde vorbei ist.",
    bare: "Die Aufzeichnung hat keinen Beweis für diese Ziehung.",
  },

  which: (number, total) => `Ziehung ${number} von ${total}`,
  earlier: "Die Ziehung davor",
  later: "Die nächste Ziehung",
  divided: (n) => (n > 256 ? "vier Bytes" : `jedes Byte, geteilt durch ${n}`),
  bytes: (number) => `Die Bytes der Ziehung ${number}, und was sie ergeben`,
  rest: (rest) => `Rest ${rest}`,
  gives: {
    ghost: "Seite",
    king: "Seite",
    card: "Karte",
    seat: "Platz",
    circle: "Reihenfolge",
    pips: "Seite",
    asks: "Platz",
  },
  nth: (word, k) => `${word} ${k + 1}`,
  out: (limit) => `über ${limit - 1}:`,
  skipped: "zählt nicht",
  onTable: "Auf dem Tisch",
  recordSays: "In der Aufzeichnung",
  same: "dasselbe",
  notSame: "nicht dasselbe",
  sealed: "noch versiegelt",

  seed: {
    number: (seed) => seed.toLocaleString("de"),
    made: (counted) => `ergab das Zittern der Hand bei Wurf ${counted}`,
    unused: "Würfel ohne Halt sind nachgerutscht: keine Hand, also auch kein Zittern.",
    letGo: (die, style) => `Wie ${dieCalled(die)} ${STYLES.get(style) ?? style} wurde`,
    aimed: "Gezielt",
    began: "Losgelassen",
    rows: { speed: "Tempo", left: "Richtung", spin: "Drall" },
    push: {
      speed: (speed) => `${decimal(speed.toFixed(2))} m/s`,
      left: (left) => sided(left, 1, "gerade", "°"),
      spin: (spin) => sided(spin / (2 * Math.PI), 2, "keiner", " U/s"),
    },
  },

  record: "Aufzeichnung",
  keep: "Aufzeichnung sichern",
  command: "Befehl kopieren",
  commandShort: "Befehl",
  copied: "Kopiert",
  verifier: "80 Zeilen Python",

  seat: (seat) => `Platz ${seat}`,
  ghostDie: (colour, figure) => `Würfel ${inGerman(colour)}: ${figures[figure]}`,
  kingDie,
  card: (card) => `Karte ${card}`,
  pipsDie: (name, face) => `Würfel von ${name}: ${face}`,
  asks: (card, title) => (title === "" ? `Karte ${card} des Stapels` : `Karte ${card} des Stapels: ${title}`),
  circle: (order) => order.map((figure) => figures[figure]).join(", "),
};
