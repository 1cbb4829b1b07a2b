/** What is said on the board, in German. */

import { capital, decimal, listed, number } from "../../texts/german";
import type { Style, TumblinKind, TumblinRemoval } from "../../wire.gen";
import type { BoardTexts } from "./texts-board";
import { alone, does, named, wanted, wem } from "./texts-de";

const styles: Readonly<Record<Style, { readonly label: string; readonly how: string }>> = {
  slide: { label: "Schieb", how: "behält die Zahl" },
  flick: { label: "Schnipp", how: "trudelt davon" },
  roll: { label: "Roll", how: "jede Zahl" },
};
const kinds: Readonly<Record<TumblinKind, string>> = {
  plain: "einfach",
  double: "doppelt",
  offensive: "zählt",
  defensive: "sperrt",
};
const fates: Readonly<Record<TumblinRemoval, string>> = {
  off_board: "vom Brett gefallen",
  disc_missed: "Scheibe verfehlt",
  on_disc: "auf der Scheibe geblieben",
  not_crossed: "nicht über der Linie",
};
const left = (n: number): string => `noch ${n} Würfel`;
const side = (n: number, none: string): string => (n === 0 ? none : n > 0 ? "links" : "rechts");
const hundredths = (ms: number): string => decimal((ms / 1000).toFixed(2));

export const german: BoardTexts = {
  board: "Das Brett von oben. Was wo liegt, steht in der Liste der Plätze.",
  seats: "Würfel auf dem Brett, in der Reihenfolge dieses Viertels",
  left: (n, all) => `noch ${n} von ${all} Würfeln`,
  onLevel: (level, points) => `${level}× = ${number(points)}`,
  beforeLine: (points) => `vor der Linie = ${number(points)}`,
  blocks: "sperrt",
  taken: "übernommen",
  dieSays: (die, face, level, points) => `${alone(die)} ${face} auf ${level} mal, ${number(points)}`,
  fellOff: (n) => (n === 1 ? "einer fiel hinunter" : `${n} fielen hinunter`),
  didNotCross: (n) => (n === 1 ? "einer nicht über der Linie" : `${n} nicht über der Linie`),
  sum: "Summe",
  team: (who) => `mit ${wem(who)}`,
  inTurn: "ist dran",
  away: "weg",
  hasLeft: "ist gegangen",
  watchesOvertime: "nicht in dieser Verlängerung",
  flag: (sum, points) => {
    const [first] = sum;
    if (first === undefined) return number(points);
    const isLevel = sum.every((one) => one.times === first.times);
    const pips = sum.map((one) => one.pips).join("+");
    const worth = isLevel
      ? `${sum.length > 1 ? `(${pips})` : pips}×${number(first.times)}`
      : sum.map((one) => `${one.pips}×${number(one.times)}`).join(" + ");
    return `${worth} = ${number(points)}`;
  },
  points: number,
  yours: "Dein Wurf",
  next: "Dein nächster Wurf",
  diceLeft: left,
  style: "Wurfart",
  styleOf: (style) => styles[style],
  face: "Zahl oben",
  faceOf: (face) => `${face} oben`,
  faceChange: (face) => `Zahl oben: ${face}. Ändern`,
  kind: "Welcher Würfel",
  kindOf: (kind) => kinds[kind],
  kindLeft: (n) => `noch ${n}`,
  steps: {
    place: {
      label: "Stelle",
      less: "Weiter nach links",
      more: "Weiter nach rechts",
      value: (mm) => [number(Math.abs(mm)), mm === 0 ? "Mitte" : `mm ${side(mm, "")}`],
    },
    aim: {
      label: "Richtung",
      less: "Weiter nach links",
      more: "Weiter nach rechts",
      value: (deg) => [`${decimal(String(Math.abs(deg)))}°`, side(deg, "gerade")],
    },
    force: {
      label: "Kraft",
      less: "Sanfter",
      more: "Fester",
      value: (force, last) => [String(force), last === null || last === force ? "von 100" : `zuletzt ${last}`],
    },
    spin: {
      label: "Drall",
      less: "Drall nach links",
      more: "Drall nach rechts",
      value: (tenths) => [String(Math.abs(tenths)), side(tenths, "keiner")],
    },
  },
  throw: "Werfen",
  aimTip: {
    letGo: "Loslassen zum Werfen",
    short: "Loslassen",
    cancel: "Loslassen: kein Wurf",
    place: "Hier liegt er",
  },
  lastForce: (last) => (last === null ? "" : ` (zuletzt ${last})`),
  forceWord: "Kraft",
  firstPull: "Würfel drücken, zurückziehen, loslassen",
  asleep: {
    moving: "Würfel rollen noch",
    order: "Reihenfolge wird gewürfelt",
    over: "Spiel aus",
    theirs: (who) => `${who} wirft`,
    left: "Du bist gegangen",
    pending: "Unterwegs…",
  },
  refused: {
    moving: "Warte, bis alles liegt.",
    theirs: (who) => `Jetzt wirft ${who}.`,
    overtime: "Jetzt werfen nur die, die vorn gleichauf sind.",
    none: "Davon hast du in diesem Viertel keinen mehr.",
    order: "Erst wird die Reihenfolge gewürfelt.",
  },
  order: {
    rolled: "Um die Reihenfolge gewürfelt",
    highest: "Die höchste Summe wirft zuerst.",
    level: "Höchste Summe zuerst; wer gleich ist, wie zuvor.",
    seats: "In der Reihenfolge der Plätze.",
    overtime: (names) => `Verlängerung: nur ${listed(names)}.`,
    teams: "Die Teams wechseln sich ab, die höhere Summe zuerst.",
  },
  naming: { ask: "Wer aus deinem Team wirft zuerst?", me: "Du", them: (name) => name },
  last: {
    head: "Letzter Wurf",
    none: "Noch kein Wurf.",
    again: "Noch mal ansehen",
    read: "Nachlesen",
    happened: "Was geschah",
    landed: (face, level, crossed) => (crossed ? `${face} auf ${level}×` : `${face} vor der Linie`),
    gone: (face, why) => (face > 0 ? `${face} ${fates[why]}` : capital(fates[why])),
    setAside: "weggelegt",
    cocked: "schief; gilt, was am meisten oben ist",
    taken: "übernommen",
  },
  step: {
    disc: "berührt die Scheibe",
    missed: "verfehlt die Scheibe",
    line: "überquert die Linie",
    down: (level) => `fällt hinab auf ${level}×`,
    tips: (level) => `kippt an der Stufe zu ${level}×`,
    hits: (by, die, face) =>
      `${by === null ? "" : `${named(by)} `}trifft ${wanted(die)}${face > 0 ? ` (${face})` : ""}`,
    peg: "trifft einen Stift",
    leaves: (die) => `${named(die)} verlässt das Brett`,
    leavesItself: "verlässt das Brett",
    rests: (face, level) => `bleibt liegen: ${face} auf ${level}×`,
    ends: "liegt still",
  },
  reel: {
    label: "Der Wurf noch einmal",
    hit: (at, what) => `Schritt ${at}: ${what}`,
    play: "Abspielen",
    pause: "Anhalten",
    before: "Schritt zurück",
    after: "Schritt vor",
    speed: "Tempo",
    rate: (rate) => (rate === 0.25 ? "¼" : rate === 0.5 ? "½" : "1"),
    rateSays: (rate) => (rate === 0.25 ? "ein Viertel" : rate === 0.5 ? "halb" : "wie es war"),
    time: (atMs, ofMs) => `${hundredths(atMs)} von ${hundredths(ofMs)} s`,
    back: "Zurück zum Brett",
    backKey: "Esc",
    isNext: (who) => (who.isMe ? "Du bist dran" : `${who.name} ist dran`),
  },
  says: {
    landed: (die, face, place, points) =>
      `${alone(die)}: ${face} ${place.crossed ? `auf ${place.level} mal, ${number(points)}` : "vor der Linie"}.`,
    gone: (die, face, why, change) => `${alone(die)}${face > 0 ? ` ${face}` : ""} ${fates[why]}${plusOrMinus(change)}.`,
    moved: (die, face, level, change) =>
      `${alone(die)} jetzt ${face} auf ${level} mal${change < 0 ? plusOrMinus(change) : `, plus ${change}`}.`,
    taken: (die, who, change) =>
      `${alone(die)} wird übernommen${plusOrMinus(change)} für ${who.isMe ? "dich" : who.name}.`,
    setAside: (die) => `${alone(die)} wird weggelegt.`,
    cocked: "Er liegt schief.",
    yourTurn: (n) => `Dein Wurf, ${left(n)}.`,
    theirTurn: (who, n) => `${does(who, "wirfst", "wirft")}, ${left(n)}.`,
    styleNow: (style) => `${styles[style].label}: ${styles[style].how}.`,
    faceNow: (face) => `${face} oben.`,
    kindNow: (kind) => `${capital(kinds[kind])}.`,
  },
};

function plusOrMinus(change: number): string {
  return change < 0 ? `, minus ${-change}` : change > 0 ? `, plus ${change}` : "";
}
