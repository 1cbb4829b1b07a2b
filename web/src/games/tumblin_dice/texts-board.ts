/** What is said on the board: seats, keys, why a key sleeps, what a throw came to, what happened on the way. */
import { listed } from "../../texts/english";
import { catalogue, type Words } from "../../texts/language";
import type { Style, TumblinKind, TumblinRemoval } from "../../wire.gen";
import { capital, count, type DieWord, dieWord, does, number, type Who } from "./texts";

const styles: Readonly<Record<Style, { readonly label: string; readonly how: string }>> = {
  slide: { label: "Slide", how: "keeps its face" },
  flick: { label: "Flick", how: "spins away" },
  roll: { label: "Roll", how: "any face" },
};
/** Where a die lies. */
export interface Place {
  readonly level: number;
  readonly crossed: boolean;
}

const kinds: Readonly<Record<TumblinKind, string>> = {
  plain: "plain",
  double: "double",
  offensive: "scores",
  defensive: "blocks",
};
const fates: Readonly<Record<TumblinRemoval, string>> = {
  off_board: "fell off",
  disc_missed: "missed the disc",
  on_disc: "stayed on the disc",
  not_crossed: "did not cross",
};
const side = (left: number, none: string): string => (left === 0 ? none : left > 0 ? "left" : "right");

const en = {
  board: "The board from above. What lies where is in the list of seats.",
  seats: "Dice on the board, in the order of this quarter",
  left: (left: number, all: number): string => `${left} of ${all} dice left`,
  onLevel: (level: number, points: number): string => `${level}× = ${number(points)}`,
  beforeLine: (points: number): string => `before the line = ${number(points)}`,
  blocks: "blocks",
  taken: "taken over",
  dieSays: (die: DieWord, face: number, level: number, points: number): string =>
    `${dieWord(die)} ${face} on ${level} times, ${number(points)}`,
  fellOff: (n: number): string => (n === 1 ? "one fell off" : `${n} fell off`),
  didNotCross: (n: number): string => (n === 1 ? "one did not cross" : `${n} did not cross`),
  sum: "sum",
  team: (who: Who): string => `with ${who.isMe ? "you" : who.name}`,
  inTurn: "in turn",
  away: "away",
  hasLeft: "left the table",
  watchesOvertime: "not in this overtime",
  /** "5×3 = 15"; a stack: "(5+3)×3 = 24". */
  flag: (sum: readonly { readonly pips: number; readonly times: number }[], points: number): string => {
    const [first] = sum;
    if (first === undefined) return number(points);
    const isLevel = sum.every((one) => one.times === first.times);
    const pips = sum.map((one) => one.pips).join("+");
    const left = isLevel
      ? `${sum.length > 1 ? `(${pips})` : pips}×${number(first.times)}`
      : sum.map((one) => `${one.pips}×${number(one.times)}`).join(" + ");
    return `${left} = ${number(points)}`;
  },
  points: number,
  yours: "Your throw",
  next: "Your next throw",
  diceLeft: (n: number): string => `${count(n, "die", "dice")} left`,
  style: "How to throw",
  styleOf: (style: Style) => styles[style],
  face: "Face up",
  faceOf: (face: number): string => `${face} up`,
  faceChange: (face: number): string => `Face up: ${face}. Change`,
  kind: "Which die",
  kindOf: (kind: TumblinKind): string => kinds[kind],
  kindLeft: (n: number): string => `${n} left`,
  steps: {
    place: {
      label: "Place",
      less: "More to the left",
      more: "More to the right",
      value: (mm: number): readonly [string, string] => [
        number(Math.abs(mm)),
        mm === 0 ? "middle" : `mm ${side(mm, "")}`,
      ],
    },
    aim: {
      label: "Aim",
      less: "More to the left",
      more: "More to the right",
      value: (deg: number): readonly [string, string] => [`${Math.abs(deg)}°`, side(deg, "straight")],
    },
    force: {
      label: "Force",
      less: "Softer",
      more: "Harder",
      value: (force: number, last: number | null): readonly [string, string] => [
        String(force),
        last === null || last === force ? "of 100" : `last ${last}`,
      ],
    },
    spin: {
      label: "Spin",
      less: "Spin to the left",
      more: "Spin to the right",
      value: (tenths: number): readonly [string, string] => [String(Math.abs(tenths)), side(tenths, "none")],
    },
  },
  throw: "Throw",
  aimTip: { letGo: "Let go to throw", short: "Let go", cancel: "Let go: no throw", place: "It lies here" },
  lastForce: (last: number | null): string => (last === null ? "" : ` (last ${last})`),
  forceWord: "force",
  firstPull: "Press the die, pull back, let go",
  /** Why the big key sleeps. */
  asleep: {
    moving: "Dice are moving",
    order: "The order is rolled",
    over: "Game over",
    theirs: (who: string): string => `${who} throws`,
    left: "You have left",
    pending: "On its way…",
  },
  refused: {
    moving: "Wait until everything rests.",
    theirs: (who: string): string => `It is ${who}’s throw.`,
    overtime: "Only those who are level at the top throw now.",
    none: "No such die is left in this quarter.",
    order: "The order is rolled first.",
  },
  order: {
    rolled: "Rolled for the order",
    highest: "Highest sum throws first.",
    level: "Highest sum first; level ones as before.",
    seats: "In the order of seats.",
    overtime: (names: readonly string[]): string => `Overtime: only ${listed(names)}.`,
    teams: "Teams take turns, the higher sum first.",
  },
  naming: {
    ask: "Who of your team throws first?",
    me: "You",
    them: (name: string): string => name,
  },
  last: {
    head: "Last throw",
    none: "Nothing thrown yet.",
    again: "Watch again",
    read: "Read it",
    happened: "What happened",
    landed: (face: number, level: number, crossed: boolean): string =>
      crossed ? `${face} on ${level}×` : `${face} before the line`,
    gone: (face: number, why: TumblinRemoval): string => (face > 0 ? `${face} ${fates[why]}` : capital(fates[why])),
    setAside: "set aside",
    cocked: "leans; read as the face most upright",
    taken: "taken over",
  },
  step: {
    disc: "touches the disc",
    missed: "misses the disc",
    line: "crosses the line",
    down: (level: number): string => `drops to ${level}×`,
    tips: (level: number): string => `tips over at the step to ${level}×`,
    /** Without `by`: the thrown die. */
    hits: (by: DieWord | null, die: DieWord, face: number): string =>
      `${by === null ? "" : `${dieWord(by)} `}hits ${dieWord(die)}${face > 0 ? `’s ${face}` : ""}`,
    peg: "meets a peg",
    leaves: (die: DieWord): string => `${dieWord(die)} leaves the board`,
    leavesItself: "leaves the board",
    rests: (face: number, level: number): string => `rests: ${face} on ${level}×`,
    ends: "lies still",
  },
  reel: {
    label: "The throw again",
    hit: (at: number, what: string): string => `Step ${at}: ${what}`,
    play: "Play",
    pause: "Pause",
    before: "Step before",
    after: "Next step",
    speed: "Speed",
    rate: (rate: number): string => (rate === 0.25 ? "¼" : rate === 0.5 ? "½" : "1"),
    rateSays: (rate: number): string => (rate === 0.25 ? "a quarter" : rate === 0.5 ? "half" : "as it was"),
    time: (atMs: number, ofMs: number): string => `${(atMs / 1000).toFixed(2)} of ${(ofMs / 1000).toFixed(2)} s`,
    back: "Back to the board",
    backKey: "Escape",
    isNext: (who: Who): string => (who.isMe ? "Your turn" : `${who.name} is next`),
  },
  says: {
    /** "Green: 5 on 3 times, 15." */
    landed: (die: DieWord, face: number, place: Place, points: number): string =>
      `${capital(dieWord(die))}: ${face} ${place.crossed ? `on ${place.level} times, ${number(points)}` : "before the line"}.`,
    gone: (die: DieWord, face: number, why: TumblinRemoval, change: number): string =>
      `${capital(dieWord(die))}${face > 0 ? ` ${face}` : ""} ${fates[why]}${minus(change)}.`,
    moved: (die: DieWord, face: number, level: number, change: number): string =>
      `${capital(dieWord(die))} now ${face} on ${level} times${change < 0 ? minus(change) : `, plus ${change}`}.`,
    taken: (die: DieWord, who: Who, change: number): string =>
      `${capital(dieWord(die))} is taken over${minus(change)} for ${who.isMe ? "you" : who.name}.`,
    setAside: (die: DieWord): string => `${capital(dieWord(die))} is set aside.`,
    cocked: "It leans.",
    yourTurn: (left: number): string => `Your throw, ${count(left, "die", "dice")} left.`,
    theirTurn: (who: Who, left: number): string =>
      `${does(who, "throw", "throws")}, ${count(left, "die", "dice")} left.`,
    styleNow: (style: Style): string => `${styles[style].label}: ${styles[style].how}.`,
    faceNow: (face: number): string => `${face} up.`,
    kindNow: (kind: TumblinKind): string => `${capital(kinds[kind])}.`,
  },
};

function minus(change: number): string {
  return change < 0 ? `, minus ${-change}` : change > 0 ? `, plus ${change}` : "";
}

export type BoardTexts = Words<typeof en>;

export const boardTexts = catalogue(en, async () => (await import("./texts-board-de")).german);
