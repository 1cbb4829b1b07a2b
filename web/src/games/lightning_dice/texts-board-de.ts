/** Words on the felt, in German. */
import { bot, count, DU, does, listed, number, seconds as secondsOf, signed, wem, wen } from "../../texts/german";
import type { LightningBoardTexts } from "./texts-board";

const seconds = (ms: number): string => secondsOf(ms, 2);
const cards = (n: number): string => count(n, "Karte", "Karten");
const pace = (percent: number): string => number(percent / 100).replace(".", ",");

export const german: LightningBoardTexts = {
  signed,
  track: (goal, scores) => `Punkteleiste bis ${goal}: ${scores.join(", ")}`,
  piles: (scores) => `Gewonnene Karten: ${scores.join(", ")}`,
  left: (n) => `noch ${cards(n)}`,
  standing: (name, score) => `${name} ${number(score)}`,
  score: number,
  points: (score) => count(score, "Punkt", "Punkte"),
  cards,

  rivals: "Gegner",
  pace: (percent) => `${pace(percent)}×`,
  paceSay: (percent) => `, Würfel rollen ${pace(percent)}-mal so lange`,
  seats: "Spieler",
  rivalDice: (six) => {
    const lying = six.map(({ face, lies }) => (lies === "tumbling" ? "rollt" : face === 0 ? "in der Hand" : `${face}`));
    return new Set(lying).size === 1 && six[0]?.face === 0
      ? `sechs Würfel ${lying[0] === "rollt" ? "rollen" : "in der Hand"}`
      : lying.join(" ");
  },
  doing: {
    rolling: "würfelt",
    keeps: (n) => `behält ${n}`,
    inHand: "in Hand",
    away: "weg",
    left: "ist gegangen",
    bot,
    botPlays: "ein Bot spielt",
    number: (seat) => `Nummer ${seat}`,
  },

  anyWord: "frei",

  card: (at, title, picture, asks) => `Karte ${at}: ${title}. ${picture}. ${asks}`,
  cardNumber: (at) => `Karte ${at}`,
  andRolls: (rolls) => `, ${rolls}`,
  rolls: (n) => `etwa ${count(Math.max(1, Math.round(n)), "Wurf", "Würfe")}`,
  nextCard: "Die nächste Karte…",
  over: "Das Spiel ist aus",

  skip: "Überspringen",
  skipCount: (votes, needed) => `${votes} von ${needed} dafür`,
  wouldSkip: (names) =>
    `${listed(names)} ${names.length > 1 ? (names.includes(DU) ? "würdet" : "würden") : names[0] === DU ? "würdest" : "würde"} diese Karte überspringen`,

  rack: "Deine sechs Würfel",
  keep: "bleibt",
  roll: "rollt",
  slot: (place, lies) => `Würfel ${place}: ${lies}`,
  lies: {
    kept: (face) => `${face}, bleibt`,
    felt: (face) => `${face}, wird gewürfelt`,
    tumbling: () => "rollt",
    hand: () => "in der Hand, wird gewürfelt",
  },

  rollKey: (n) => `${n} würfeln`,
  keeps: (n) => `${n} bleiben`,
  rolling: "Rollt…",
  mustRest: "erst müssen die Würfel liegen",
  tapToRelease: "tipp einen Würfel frei",
  gotIt: "Hab’s!",
  stakes: (right, wrong) => `richtig ${signed(right)}, falsch ${signed(wrong)}`,
  quickStakes: "falsch: alle Würfel neu",
  freeStakes: (right) => `${signed(right)}, sonst alle neu`,
  whenTheyRest: "wenn sie liegen",
  called: "gerufen…",
  beingJudged: "wird geprüft",
  held: "hält, verbindet neu",
  bonus: (seat) => `Bonus ${seat}!`,
  bonusSay: (seat) => `Sechsmal ${seat}? +1 Punkt`,
  thunder: "Donner!",
  thunderOpen: "Donner…",
  thunderSay: "Sechsmal eine andere Zahl?",
  wrongCosts: (penalty) => (penalty === 0 ? "" : ` Falsch: ${signed(-penalty)}.`),
  orWrong: (penalty) => (penalty === 0 ? "" : `, falsch ${signed(-penalty)}`),
  thunderTargets: "Donner: Wessen Nummer zeigen deine sechs Würfel?",
  thunderAt: (seat, name) => `Donner ${seat}, ${name}`,
  thunderClose: "Kein Donner",
  aimed: "Wessen Nummer? Drück sie.",

  judged: "Dein Ruf wird geprüft",
  moving: "Deine Würfel rollen noch",
  nothingToRoll: "Nichts zu würfeln: tipp einen Würfel frei",
  notJustNow: "gerade nicht",
  judgeTable:
    "Dieses Spiel braucht einen Schiedsrichter, für den der Browser noch keinen Platz hat. Du kannst zuschauen.",
  realDice: "Deine Würfel sind echt: Würfle auf deinem Tisch.",

  slip: {
    missing: (faces) => {
      if (faces.length > 2) return `Noch nicht: ${faces.length} Würfel fehlen`;
      const [one, two] = faces;
      if (two === undefined) return `Noch nicht: Eine ${one} fehlt`;
      return one === two ? `Noch nicht: Zwei ${one}en fehlen` : `Noch nicht: Eine ${one} und eine ${two} fehlen`;
    },
    wrong: "Passt noch nicht",
    wrongCall: "Nicht alle Würfel zeigen diese Zahl",
    diceStay: "Deine Würfel bleiben liegen.",
    diceUp: "Du nimmst alle sechs auf.",
    change: (before, after) => `${number(before)} → ${number(after)}`,
    had: (name) => `${does(name, "hattest", "hatte")} es!`,
    took: (name) => `${does(name, "bekommst", "bekommt")} die Karte!`,
    before: (ms, name) => `${seconds(ms)} vor ${wem(name)}`,
    seeFinish: "Zieleinlauf ansehen",
    bonus: "Bonus! Sechsmal deine Nummer",
    thunder: (name) => `Donner! Du triffst ${wen(name)}`,
    struck: (name) => `Donner! ${name} trifft dich`,
    skipped: "Alle einig: Karte übersprungen",
    brokenOff: "Das Rennen beginnt neu: gleiche Karte, gleiche Würfel",
  },

  note: {
    had: (name, at) => `${does(name, "hast", "hat")} Karte ${at} gewonnen`,
    by: (ms) => `, um ${seconds(ms)}`,
    missed: (name) => `${does(name, "hast", "hat")} gerufen, die Würfel passten nicht`,
    bonus: (name) => `${does(name, "hast", "hat")} Bonus gerufen`,
    thunder: (by, name) => `${does(by, "hast", "hat")} ${wen(name)} mit Donner getroffen`,
    skipped: (at) => `Karte ${at} wurde übersprungen`,
    brokenOff: "Das Rennen begann neu",
    change: (before, after) => `: ${number(before)} → ${number(after)}`,
    end: ".",
  },
};
