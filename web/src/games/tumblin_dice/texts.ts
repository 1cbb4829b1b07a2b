/** What the game says around the board: log, rules in short, result, options. The board's own words: `texts-board.ts`. */
import { listed } from "../../texts/english";
import { catalogue, type Words } from "../../texts/language";
import type { TumblinColour, TumblinKind, TumblinRemoval } from "../../wire.gen";

/** Who does something: the sentence changes with "you". */
export interface Who {
  readonly name: string;
  readonly isMe: boolean;
}

/** A die in a sentence. */
export interface DieWord {
  readonly colour: TumblinColour;
  readonly kind: TumblinKind;
}

const colours: Readonly<Record<TumblinColour, string>> = {
  red: "red",
  white: "white",
  green: "green",
  black: "black",
};
const kinds: Readonly<Record<TumblinKind, string>> = {
  plain: "",
  double: " double die",
  offensive: "",
  defensive: " defensive die",
};
const removals: Readonly<Record<TumblinRemoval, string>> = {
  off_board: "falls off the board",
  disc_missed: "has missed the disc and is taken away",
  on_disc: "stays on the disc and is taken away",
  not_crossed: "is not across the line and is taken away",
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
/** With the sign that is as wide as a plus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const number = (n: number): string => (n < 0 ? `−${-n}` : String(n));
/** "You throw", "Mika throws". */
export const does = (who: Who, mine: string, theirs: string): string => `${who.name} ${who.isMe ? mine : theirs}`;
export const dieWord = ({ colour, kind }: DieWord): string => `${colours[colour]}${kinds[kind]}`;
const places = (level: number, crossed: boolean): string => (crossed ? `on ${level}×` : "before the line");
/** A name that does not begin its sentence. */
const inside = (who: Who): string => (who.isMe ? "you" : who.name);

const en = {
  colour: (colour: TumblinColour): string => colours[colour],
  /** `of` 0: nobody knows how many there will be. */
  quarter: (quarter: number, of: number): string => (of > 0 ? `quarter ${quarter} of ${of}` : `quarter ${quarter}`),
  overtime: (overtime: number): string => `overtime ${overtime}`,
  throwOf: (what: string, at: number, throws: number): string => `${what} · throw ${at} of ${throws}`,
  happened: {
    rolled: (rolls: readonly (readonly [Who, number])[]): string =>
      `For the order they roll: ${rolls.map(([who, face]) => `${inside(who)} ${face}`).join(", ")}.`,
    begun: (quarter: number, overtime: number, order: readonly Who[]): string =>
      `${overtime > 0 ? `Overtime ${overtime}` : `Quarter ${quarter}`} begins: ${listed(order.map(inside), "then")}.`,
    named: (who: Who, first: Who, last: Who): string =>
      `${does(who, "decide", "decides")}: ${inside(first)} first, ${inside(last)} last in the team.`,
    thrown: (who: Who, die: DieWord): string => `${does(who, "throw", "throws")} ${dieWord(die)}.`,
    setAside: (who: Who, die: DieWord): string => `Time is up: ${dieWord(die)} of ${inside(who)} is set aside.`,
    landed: (die: DieWord, face: number, level: number, crossed: boolean): string =>
      `${capital(dieWord(die))}: ${face} ${places(level, crossed)}.`,
    moved: (die: DieWord, face: number, level: number, crossed: boolean): string =>
      `${capital(dieWord(die))} lies otherwise now: ${face} ${places(level, crossed)}.`,
    removed: (die: DieWord, why: TumblinRemoval): string => `${capital(dieWord(die))} ${removals[why]}.`,
    stacked: (upper: DieWord, lower: DieWord): string =>
      `${capital(dieWord(upper))} lies on ${dieWord(lower)} and takes it over.`,
    loosened: (dice: readonly DieWord[]): string =>
      `${capital(listed(dice.map(dieWord)))} ${dice.length === 1 ? "loses its" : "lose their"} hold and settle${dice.length === 1 ? "s" : ""} again.`,
    reported: (quarter: number): string => `The judge reports how quarter ${quarter} ended.`,
    scored: (who: Who, change: number, total: number): string =>
      `${does(who, "score", "scores")} ${number(change)} and ${who.isMe ? "have" : "has"} ${number(total)}.`,
    gone: (who: Who): string => `${does(who, "leave", "leaves")} the table.`,
    ended: (rule: string, winners: readonly Who[], points: number): string => {
      const win = winners.length > 1 || winners[0]?.isMe === true ? "win" : "wins";
      const names = capital(listed(winners.map(inside)));
      return rule === "ALL-7" ? `The others have left: ${names} ${win}.` : `${names} ${win} with ${number(points)}.`;
    },
  },
  help: {
    throw: "One throw",
    disc: "Send your die over the disc: slide it, flick it or let it roll. It must touch the disc first.",
    line: "It must cross the dark line with all of itself, or it is taken away.",
    worth: "Where it stops: its number times the level.",
    bump: "Dice bump each other: to better places, to worse ones, or off the board.",
    stack: "A die that lies on another takes it over: both numbers, times the level, are yours.",
    lean: "A die that leans shows the face that looks up most.",
    quarter: "A quarter is over when all dice are thrown. The highest total throws first in the next.",
    end: "After the last quarter the highest total wins; who is level at the top plays overtime.",
    here: "At this table",
    double: "Double Dice: the other colour counts twice. A 5 on 3× is 30.",
    defence: "Dice with a shield bring nothing: they knock and block.",
    teams: "Seats 1 and 3 play against 2 and 4. Each team says who throws first.",
    before: "A die before the line stays, and costs its number.",
    to301: "Play ends after the quarter in which somebody has 301.",
    hands: "How to throw",
    pull: "Press the die, pull it back, let go. Back onto the die: nothing is thrown. Sideways: it lies elsewhere on the disc.",
    styles: "A slide keeps its number on top for a while, a flick spins away, a roll shows any number.",
    keys: "Keys",
    keyList: [
      ["← →", "aim"],
      ["↑ ↓", "force"],
      ["A D", "place on the disc"],
      ["Q E", "spin"],
      ["1 6", "number on top"],
      ["S", "slide, flick, roll"],
      ["Z", "which of your dice"],
      ["Space", "throw"],
      ["V B", "flat or 3D; in 3D from above"],
      ["R", "watch again"],
    ] as readonly (readonly [string, string])[],
  },
  result: {
    heading: "How it went",
    best: (what: string): string => `Best throw: ${what}.`,
    noBest: "No die brought anything.",
    worth: (points: number): string => `, ${points === 1 ? "1 point" : `${points} points`}`,
    none: "–",
    left: "Left the table.",
    team: "with their team",
    points: (n: number): string => (Math.abs(n) === 1 ? `${number(n)} point` : `${number(n)} points`),
    number,
    course: "Points after each quarter",
    courseOf: (ends: readonly string[]): string => `Points after each quarter: ${ends.join(", ")}`,
    nameAndPoints: (name: string, points: number): string => `${name} ${number(points)}`,
    head: "Quarter",
    mark: (at: number, isFirst: boolean): string => (isFirst ? `quarter ${at}` : String(at)),
    table: "Points of each quarter",
    seat: "Seat",
    sum: "Sum",
    quarterHead: (at: number, overtime: number): string => (overtime > 0 ? `O${overtime}` : `Q${at}`),
    title: (points: number, second: (Who & { readonly points: number }) | null, quarters: number): string => {
      const after = `after ${count(quarters, "quarter", "quarters")}`;
      if (second === null) return `${en.result.points(points)} ${after}`;
      return `${en.result.points(points)} to ${second.isMe ? "your" : `${second.name}’s`} ${number(second.points)}, ${after}`;
    },
    alone: "The others have left",
  },
  options: {
    teams: { label: "Teams", sentence: "Four seats: 1 and 3 against 2 and 4, with one score each." },
    double_dice: { label: "Double Dice", sentence: "Two seats, each with one more die that counts twice." },
    offence_defence: {
      label: "Offence and Defence",
      sentence: "Two seats, each with four dice that score and four that knock and block.",
    },
    before_line: { label: "Before the line", sentence: "What becomes of a die that has not crossed the dark line." },
    "before_line.0": { label: "taken away", sentence: "It was a throw all the same." },
    "before_line.-1": { label: "costs its number", sentence: "It stays there." },
    quarters: { label: "Length", sentence: "How long a match is." },
    "quarters.4": { label: "4 quarters", sentence: "As printed." },
    "quarters.3": { label: "3 quarters", sentence: "A short match." },
    "quarters.to_301": { label: "to 301", sentence: "As many quarters as it takes." },
    dice_per_seat: { label: "Dice of a seat", sentence: "So many throws has each seat in a quarter." },
    "dice_per_seat.4": { label: "4", sentence: "As printed." },
    "dice_per_seat.3": { label: "3", sentence: "A short quarter." },
    first_order: { label: "Who throws first", sentence: "In the first quarter; then the highest total does." },
    "first_order.roll": { label: "by a roll", sentence: "One die each, highest first." },
    "first_order.seats": { label: "by seats", sentence: "Seat 1 first." },
  },
};

export type Texts = Words<typeof en>;

export const texts = catalogue(en, async () => (await import("./texts-de")).german);
