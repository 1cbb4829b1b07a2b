/** What a photo finish says in German. */
import { unreachable } from "../../model/unreachable";
import { capital, DU, decimal, genitive, listed, signed, together, wem, wen, wer } from "../../texts/german";
import type { RaceTexts } from "./texts";
import type { Note, Took, Why } from "./why";

type Name = (seat: number) => string;

/** "Mikas Finger", "dein Finger". */
const finger = (name: string): string => `${name === DU ? "dein" : genitive(name)} Finger`;
const browser = (name: string): string => `${name === DU ? "dein" : genitive(name)} Browser`;
const message = (name: string): string => `${name === DU ? "deine" : genitive(name)} Nachricht`;
const Finger = (name: string): string => capital(finger(name));
const Browser = (name: string): string => capital(browser(name));
const Message = (name: string): string => capital(message(name));
const ALL = ["", "Ein", "Beide", "Alle drei", "Alle vier", "Alle fünf", "Alle sechs", "Alle sieben", "Alle acht"];

/** "Ada und du habt früher gedrückt". */
const have = (names: readonly string[], words: string): string =>
  `${together(names, ["hast", "hat", "habt", "haben"])} ${words}`;
const verb = (name: string, mine: string, theirs: string): string => (name === DU ? mine : theirs);

/** "0,35": two places, no zeros at the end. */
const rounded = (ms: number): string => decimal(`${Number((ms / 1000).toFixed(2))}`);
const seconds = (ms: number): string => `${rounded(ms)} s`;
const exact = (ms: number): string => decimal((ms / 1000).toFixed(3));

/** "du hast die Würfel 4,25 s lang gehört und dann 0,8 s gebraucht". */
function took(name: string, { listensMs, timeMs }: Took): string {
  const has = `${wer(name)} ${verb(name, "hast", "hat")}`;
  const needed = `${seconds(timeMs)} gebraucht`;
  return listensMs > 0 ? `${has} die Würfel ${seconds(listensMs)} lang gehört und dann ${needed}` : `${has} ${needed}`;
}

/** Under a second a child can count thousandths. */
function apart(ms: number): string {
  const thousandths = Math.max(1, Math.round(Math.abs(ms)));
  if (thousandths >= 1000) return `${rounded(ms)} Sekunden`;
  return thousandths === 1 ? "1 Tausendstelsekunde" : `${thousandths} Tausendstelsekunden`;
}

const by: RaceTexts["by"] = {
  dice: {
    unit: "Sekunden, nachdem die Würfel zu sehen waren",
    own: "Sekunden, nachdem die Würfel bei jedem selbst zu sehen waren.",
    after: "nachdem die Würfel auf deinem Bildschirm zu sehen waren",
    sealed: "schon vor dem Wurf",
    none: "nicht zugegriffen",
    took: (what) => (what === "" ? "" : `${what} genommen`),
    guessed: (what) => `${what} geraten`.trim(),
    column: "Griff",
  },
  card: {
    unit: "Sekunden, nachdem die Karte offen lag",
    own: "Sekunden, nachdem die Karte bei jedem selbst offen lag.",
    after: "nachdem die Karte auf deinem Bildschirm offen lag",
    sealed: "schon vor dem ersten Ruf",
    none: "nicht gerufen",
    took: (what) => (what === "" ? "" : `Würfel ${what}`),
    guessed: (what) => `geraten mit ${what}`,
    column: "Würfel",
  },
};

function why(one: Why, name: Name): string {
  switch (one.is) {
    case "nobody right":
      return "Niemand lag richtig, also war auch niemand zuerst da.";
    case "coin":
      return `${ALL[one.count] ?? "Alle"} Finger kamen im selben Augenblick, also entschied eine ehrliche Münze, und die lag ${by[one.starter].sealed} versiegelt in ihrer Kiste.`;
    case "farther":
      return `${Finger(name(one.first))} war zuerst da; nur hatte ${message(name(one.first))} den weiteren Weg.`;
    case "nearer but later":
      return `${Message(name(one.next))} hatte den kürzeren Weg, aber ${finger(name(one.first))} war zuerst da, und nur Finger zählen.`;
    case "nearer":
      return `${Message(name(one.first))} hatte den kürzeren Weg, aber das zählte nicht: ${Finger(name(one.first))} war zuerst da.`;
    case "alike":
      return `Die Nachrichten hatten etwa gleich lange Wege. ${Finger(name(one.first))} war einfach zuerst da.`;
    case "by ear":
      return `Jede Uhr läuft, sobald man alle Würfel kennt: ${capital(took(name(one.first.seat), one.first))}, ${took(name(one.next.seat), one.next)}.`;
    case "bot":
      return one.isFirstBot
        ? `${name(one.first)} ist ein Bot und hat keinen Weg. Allen anderen wurde der Weg abgezogen, und ${name(one.first)} war trotzdem zuerst da.`
        : `${Finger(name(one.first))} war schneller als ${name(one.next)}, und das ist ein Bot.`;
    case "cap":
      return `${Finger(name(one.seat))} war vielleicht früher da, aber die Nachricht brauchte ${seconds(one.neededMs)}, und an diesem Tisch werden höchstens ${seconds(one.capMs)} abgezogen.`;
    case "clock":
      return `${Browser(name(one.seat))} sagte ${exact(one.saidMs)} s, das wäre früher. Nach dem, was die Halle selbst gemessen hat, war es frühestens bei ${exact(one.earliestMs)} s, und das zählt.`;
    case "wrong before":
      return `${have(one.wrong.map(name), "früher gedrückt, aber falsch")}. Richtig ${verb(name(one.first), "lagst", "lag")} zuerst ${wer(name(one.first))}.`;
    case "only one":
      return `Nur ${wer(name(one.first))} ${verb(name(one.first), "lagst", "lag")} richtig, da war niemand zu schlagen.`;
    default:
      return unreachable(one);
  }
}

function note(one: Note, name: Name): string {
  switch (one.is) {
    case "wrong before":
      return `${have(one.seats.map(name), "noch früher gedrückt, aber falsch")}.`;
    case "by ear":
      return `${capital(took(name(one.seat), one))}.`;
    case "guessed":
      return `${name(one.seat)} ${verb(name(one.seat), "hast", "hat")} geraten: Niemand kann in ${seconds(one.fastestMs)} sehen und drücken, deshalb zählt kein Druck als schneller.`;
    case "cap":
      return `${Message(name(one.seat))} brauchte ${seconds(one.neededMs)}; an diesem Tisch werden höchstens ${seconds(one.capMs)} abgezogen.`;
    case "clock":
      return `${Browser(name(one.seat))} sagte ${exact(one.saidMs)} s. Nach dem, was die Halle selbst gemessen hat, war es frühestens bei ${exact(one.earliestMs)} s, und das zählt.`;
    case "stalled":
      return `Ein Teil von ${name(one.seat) === DU ? "deiner" : genitive(name(one.seat))} Nachricht ging unterwegs verloren und kam noch einmal. Die Halle hat es gesehen und auch das abgezogen.`;
    default:
      return unreachable(one);
  }
}

export const german: RaceTexts = {
  by,
  open: "Zielfoto",
  of: (title) => `, ${title}`,
  back: "Zurück zum Tisch",
  backShort: "Zurück",
  close: "Schließen",
  picture: "Bild",
  numbers: "Zahlen",
  view: "Wie es gezeigt wird",

  first: (name) => `${name} ${verb(name, "warst", "war")} zuerst!`,
  deadHeat: "Gleichauf!",
  nobodyRight: "Niemand lag richtig.",
  before: (ms, name) => `${apart(ms)} vor ${wem(name)}`,
  alone: "sonst lag niemand richtig",
  apart: (names, ms) =>
    `${capital(listed(names.map(wer)))}, ${ms < 0.5 ? "keine Tausendstelsekunde" : apart(ms)} auseinander.`,
  inOnePicture: (names) => `${capital(listed(names.map(wer)))}, im selben Bild desselben Bildschirms.`,
  coinFell: "Die Münze fiel auf",
  coinFellTo: wen,
  why,
  note,

  lane: {
    first: "zuerst",
    coin: "die Münze fiel hierher",
    sameMoment: "im selben Augenblick",
    right: "richtig",
    wrong: "falsch",
    late: "zu spät",
    botLate: "Bot, zu spät",
    botRight: (later) => `Bot, ${later}`,
    sources: (sources, name) =>
      sources.map(({ seat, word, change }) => `${seat === 0 ? word : wer(name(seat))} ${change}`).join(", "),
    later: (ms) => (Math.abs(ms) < 1000 ? `${Math.max(1, Math.round(ms))} ms später` : `${seconds(ms)} später`),
    way: "Weg ",
    taken: ", abgezogen",
    seconds,
    outside: seconds,
    told: seconds,
    measured: ({ timeMs, wayMs, earliestMs, latestMs, isBot, listensMs }) => {
      const heard = listensMs > 0 ? `Hat die Würfel ${seconds(listensMs)} lang gehört. ` : "";
      const when = `${heard}Gedrückt nach ${exact(timeMs)} Sekunden, sicher zwischen ${exact(earliestMs)} und ${exact(latestMs)}.`;
      return isBot ? `${when} Ein Bot schickt keine Nachricht.` : `${when} Weg von ${seconds(wayMs)} abgezogen.`;
    },
    signed,
  },
  lanes: "Wer wann gedrückt hat",
  toldUnit: "Sekunden, nachdem jede Uhr lief",
  axis: (ms, stepMs) => decimal((ms / 1000).toFixed(stepMs < 100 ? 2 : 1)),
  legend: {
    told: "Würfel gehört, ohne Maßstab",
    pressed: "gedrückt",
    message: "Nachricht ",
    arrived: "angekommen",
    sure: "so genau",
    weAre: " ist es",
  },

  table: {
    seat: "Platz",
    told: "gehört",
    arrived: "angekommen",
    way: "Weg abgezogen",
    pressed: "gedrückt",
    sure: "sicher zwischen",
    said: "Browser sagte",
    shortest: "kürzester Weg",
    nothing: "–",
    bot: "Bot",
    exact,
    off: (ms) => `−${exact(ms)}`,
    between: (fromMs, toMs) => `${exact(fromMs)} bis ${exact(toMs)}`,
    ms: (ms) => `${Math.round(ms)} ms`,
    caption: "Alle Zahlen dieses Rennens",
  },
  fine: (capMs, starter, isTold) =>
    `${isTold ? "Sekunden, nachdem jede Uhr zu laufen begann." : by[starter].own} Abgezogen werden an diesem Tisch höchstens ${capMs} ms. Die Halle misst den Weg selbst, deshalb gewinnt ein Browser, der lügt, fast nichts.`,

  share: "Zielfoto teilen",
  copied: "Kopiert",
  copyByHand: "Kopier es von hier:",
  save: "Zahlen sichern",
  checkCoin: "Münze nachprüfen",
  how: "Wie messen wir den Weg?",
  howAnswer: (starter) => [
    "Die Halle schickt jedem Bildschirm ein winziges Briefchen und schaut, wie schnell es zurück ist. Das ist der Weg hin und zurück, und gefragt wird nur die Uhr der Halle.",
    `Dein Browser sagt, wie lange dein Finger gebraucht hat, ${by[starter].after}. Die Halle glaubt das, soweit es zu dem Weg passt, den sie gemessen hat.`,
    "Eine langsame Verbindung kostet dich also nichts, und ein Browser, der lügt, gewinnt fast nichts. Abgezogen wird nie mehr, als der Tisch erlaubt.",
  ],

  network: {
    ms: (ms) => `${ms} ms`,
    line: (name, words) => `${name === DU ? "Deine" : genitive(name)} Verbindung: ${words}`,
    steady: (ms) => `ruhig, ${ms} ms hin und zurück.`,
    wavering: (ms) => `wackelig, ${ms} ms hin und zurück und manchmal über 60 ms mehr.`,
    beyond: (ms, capMs) =>
      `länger als die ${capMs} ms des Tisches, ${ms} ms hin und zurück. In einem Rennen kann das ein wenig kosten.`,
    doubted: "Dazwischen steht noch etwas, deshalb sieht die Halle nicht den ganzen Weg selbst.",
  },

  house: {
    ranked: "Streng gewertet",
    rankedWhy: (rankedMs, friendsMs) =>
      `Vom Weg einer Nachricht werden höchstens ${rankedMs} ms abgezogen, nicht ${friendsMs}. Schummeln wird schwerer, und wer weit weg ist, hat es schwerer.`,
    cap: (capMs) =>
      `In einem Rennen zieht die Halle die Zeit ab, die deine Nachricht unterwegs ist, bis zu ${capMs} ms hin und zurück. Wer weiter weg ist, verliert den Rest.`,
  },

  summary: {
    title: (game, title) => `${game}, ${title}`,
    lane: (name, words) => `${name}: ${words.join(", ")}`,
    pressed: (ms) => `${exact(ms)} s`,
    way: (ms) => `Weg ${seconds(ms)} abgezogen`,
    told: (ms) => `vorher die Würfel ${seconds(ms)} lang gehört`,
  },
};
