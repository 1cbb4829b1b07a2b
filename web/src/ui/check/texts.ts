/** What the check of the dice says in English. */
import type { BadRecordError } from "../../dice/json";
import type { CheckedDraw, Fault } from "../../dice/seals";
import { gameOf } from "../../model/game";
import { catalogue, type Words } from "../../texts/language";
import { texts as pageTexts } from "../../texts/texts";
import type { GhostFigure, KingFace } from "../../wire.gen";
import type { Group, Summary } from "./summary";

function result({ honest, sealed, bare, checked, total, fault, isTold }: Summary): string {
  if (fault !== null) return `Draw ${checked} does not agree`;
  if (isTold === false) return "This is not the match that you played";
  if (total === 0) return "Nothing has been drawn yet";
  const share = `${honest} of ${total} ${total === 1 ? "draw" : "draws"} ${honest === 1 || total === 1 ? "is" : "are"} honest`;
  if (sealed === 0 && bare === 0) return share;
  const open = sealed > 0 ? `${sealed} still sealed` : "";
  const none = bare > 0 ? `${bare} without proof` : "";
  return `${share}, ${[open, none].filter((part) => part !== "").join(", ")}`;
}

const WHY: Readonly<Record<Fault, string>> = {
  order: "A draw before it is missing, or one was put in.",
  hall: "The hall’s secret is not the one that lay in its box.",
  pinch: "A player’s pinch is missing, or is not the one that was promised.",
  mix: "Secret and pinches give another number than the record has.",
  faces: "The number stands for something else than what lay on the table.",
};

function story({ fault, checked, total, hasPinches, hasThrows, sealed, isTold }: Summary, tookMs: number): string {
  if (fault !== null) {
    const before =
      checked === 2 ? " The one before it agrees." : checked > 2 ? ` The ${checked - 1} before it agree.` : "";
    const after = checked < total ? " What came later was not checked." : "";
    return `${WHY[fault]}${before}${after} Either this file was changed after the match, or the hall did not play by its own box.`;
  }
  if (isTold === false) {
    return "The draws agree with each other, but in the match your browser was told of other pinches. Either this file was changed after it, or the hall keeps two.";
  }
  const open = sealed > 0 ? " What is sealed opens when its round is over." : "";
  const own = `Your own browser ${isTold ? "was there and " : ""}checked it just now, in ${Math.max(0.01, tookMs / 1000).toFixed(2)} s.`;
  const mix = hasPinches
    ? "A secret in a box, a pinch from the players: nobody could know or steer the mix."
    : "A secret in a box, fixed before the match. No player added a pinch.";
  const throws = hasThrows ? " Where a die stopped is the physics’ word." : "";
  return `${mix} ${own}${throws}${open}`;
}

/** What was drawn. */
function what({ what: drawn, seat, counted, flown }: CheckedDraw, name: (seat: number) => string): string {
  switch (drawn) {
    case "landed":
      return `${name(seat)}’s dice`;
    case "rolled":
      return counted === 0 ? "who throws first" : "dice";
    case "turned":
      return `card ${counted} is turned`;
    case "settled":
      return flown?.die === "" ? `dice settle again, throw ${counted}` : `the hand’s noise, throw ${counted}`;
    default:
      return WHAT.get(drawn) ?? drawn;
  }
}

const WHAT: ReadonlyMap<string, string> = new Map([
  ["drawn", "a card"],
  ["lot", "who begins"],
  ["shuffled", "places of the figures"],
  ["coin", "the coin of a dead heat"],
]);

/** Metres a second, degrees, turns a second. */
const push = {
  speed: (speed: number): string => `${speed.toFixed(2)} m/s`,
  left: (left: number): string => sided(left, 1, "straight", "°"),
  spin: (spin: number): string => sided(spin / (2 * Math.PI), 2, "none", " turns/s"),
};

function sided(value: number, digits: number, none: string, unit: string): string {
  const size = Math.abs(value).toFixed(digits);
  return Number(size) === 0 ? none : `${size}${unit} ${value > 0 ? "left" : "right"}`;
}

const STYLES: ReadonlyMap<string, string> = new Map([
  ["slide", "slid"],
  ["flick", "flicked"],
  ["roll", "rolled"],
]);

function round(game: string, counted: number): string {
  return counted === 0 ? "Before the first" : pageTexts().table.round(gameOf(game).round_name, counted);
}

const english = {
  open: "These dice were fair: check",
  close: "Close",
  fetching: "Fetching the record…",
  checking: (done: number, total: number) => `Checking: ${done} of ${total}`,
  unreachable: "The record cannot be fetched.",
  unreadable: "This record cannot be read.",
  unreadableWhy: ({ message }: BadRecordError): string => message,
  unsealed: "The dice of this match were not sealed.",
  unsealedWhy: "It has no box and no pinches, so nobody can check it afterwards.",
  result,
  story,

  draws: "Draws",
  draw: (number: number, drawn: string, state: CheckedDraw["state"]): string =>
    `Draw ${number}, ${drawn}: ${english.states[state]}`,
  rounds: (count: number) => `All ${count} rounds`,
  group: (game: string, { counted, draws, state }: Group): string =>
    `${round(game, counted)}, ${draws.length} ${draws.length === 1 ? "draw" : "draws"}: ${english.states[state]}`,
  inRound: (game: string, { counted, draws }: Group): string =>
    `${round(game, counted)}: ${draws.length} ${draws.length === 1 ? "draw" : "draws"}`,
  states: {
    agrees: "agrees",
    sealed: "still sealed",
    bare: "without proof",
    order: "does not agree",
    hall: "does not agree",
    pinch: "does not agree",
    mix: "does not agree",
    faces: "does not agree",
  } satisfies Record<CheckedDraw["state"], string>,
  what,

  ok: "agrees",
  notOk: "does not agree",
  notYet: "not opened yet",
  before: {
    title: "Before the match",
    text: "The hall put its secrets in a box and showed everyone the box’s fingerprint.",
  },
  pinches: {
    title: "Before each draw",
    text: "The players add a pinch each. One honest pinch is enough.",
    own: (name: string) => `These are ${name}’s own dice: ${name} alone adds a pinch.`,
    coin: "A coin takes in all pinches that were shown before it.",
    none: "Nobody added one here.",
    missing: (name: string) => `${name} gave none in time`,
    of: (name: string, hex: string) => `${name}: ${hex}`,
  },
  mix: {
    title: "The mix made the numbers",
    text: "Secret and pinches, stirred, give the numbers.",
    sealed: "The hall’s secret of this draw opens when the round is over.",
    bare: "The record has no proof of this draw.",
  },

  which: (number: number, total: number) => `Draw ${number} of ${total}`,
  earlier: "The draw before",
  later: "The next draw",
  divided: (n: number) => (n > 256 ? "four bytes" : `each byte, divided by ${n}`),
  bytes: (number: number) => `The bytes of draw ${number}, and what they give`,
  rest: (rest: number) => `rest ${rest}`,
  gives: { ghost: "face", king: "face", card: "card", seat: "place", circle: "order", pips: "face", asks: "place" },
  nth: (word: string, k: number) => `${word} ${k + 1}`,
  out: (limit: number) => `over ${limit - 1}:`,
  skipped: "skipped",
  onTable: "On the table",
  recordSays: "The record says",
  same: "the same",
  notSame: "not the same",
  sealed: "still sealed",

  seed: {
    number: (seed: number) => seed.toLocaleString("en"),
    made: (counted: number) => `made the noise of the hand of throw ${counted}`,
    unused: "Dice that had lost their hold settled again: no hand, so no noise.",
    letGo: (die: string, style: string) => `How ${die.replace("-", " ")} was ${STYLES.get(style) ?? style}`,
    aimed: "Aimed",
    began: "Let go",
    rows: { speed: "Speed", left: "Direction", spin: "Spin" },
    push,
  },

  record: "Record",
  keep: "Keep this record",
  command: "Copy the command",
  commandShort: "Command",
  copied: "Copied",
  verifier: "80 lines of Python",

  seat: (seat: number) => `Seat ${seat}`,
  ghostDie: (colour: string, figure: GhostFigure) => `${colour} die: ${figure}`,
  kingDie: (face: KingFace) => face.replace("-", " "),
  card: (card: number) => `card ${card}`,
  pipsDie: (name: string, face: number) => `${name}’s die: ${face}`,
  asks: (card: number, title: string) =>
    title === "" ? `card ${card} of the deck` : `card ${card} of the deck: ${title}`,
  circle: (figures: readonly GhostFigure[]) => figures.join(", "),
};

export type CheckTexts = Words<typeof english>;

export const texts = catalogue(english, async () => (await import("./texts-de")).german);
