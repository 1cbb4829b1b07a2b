/** Every word of this game that a person sees or hears. The same in German: `texts-de.ts`. */
import { unreachable } from "../../model/unreachable";
import { listed } from "../../texts/english";
import { catalogue, type Words } from "../../texts/language";
import type { GhostFigure } from "../../wire.gen";
import type { Reading } from "./model-reading";

const figures: Readonly<Record<GhostFigure, string>> = {
  chair: "chair",
  ghost: "ghost",
  mouse: "mouse",
  bottle: "bottle",
  book: "book",
};
const many: Readonly<Record<GhostFigure, string>> = {
  chair: "chairs",
  ghost: "ghosts",
  mouse: "mice",
  bottle: "bottles",
  book: "books",
};
const colours: Readonly<Record<GhostFigure, string>> = {
  chair: "red",
  ghost: "white",
  mouse: "grey",
  bottle: "green",
  book: "blue",
};
const readings: Readonly<Record<Reading, { readonly asks: string; readonly says: string }>> = {
  "GB-2": { asks: "One figure most often?", says: "Look at the die in that figure’s colour. Grab what it shows." },
  "GB-3": { asks: "Two pairs, one single?", says: "Grab the single one." },
  "GB-4": { asks: "All five different?", says: "Find the ghost. Grab the figure with that die’s colour." },
};

const You = "You";
/** A name in the middle of a sentence. */
const mid = (name: string): string => (name === You ? "you" : name);
const whose = (name: string): string => (name === You ? "your" : `${name}’s`);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const points = (count: number): string => (count === 1 ? "1 point" : `${count} points`);
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
const theFigures = (held: readonly GhostFigure[]): string => listed(held.map((figure) => `the ${figures[figure]}`));
const times = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

const english = {
  you: You,
  seat: (number: number) => `Seat ${number}`,
  title: (number: number) => `throw ${number}`,
  points,
  seconds,
  signed,

  figure: (figure: GhostFigure) => capital(figures[figure]),
  colour: (figure: GhostFigure) => colours[figure],
  key: (figure: GhostFigure) => `${capital(figures[figure])}, ${colours[figure]}`,
  /** `die` by the figure of its colour. */
  die: (die: GhostFigure, shows: GhostFigure) => `${colours[die]} die: ${figures[shows]}`,
  movingDie: (die: GhostFigure) => `${colours[die]} die, in motion`,
  waitingDie: (die: GhostFigure) => `${colours[die]} die, not thrown yet`,
  dice: "The throw",
  figures: "Figures",
  seats: "Seats",

  supply: "supply",
  leftInSupply: "left in the supply",
  jackpot: "jackpot",

  throwDice: "Throw the dice",
  grab: "Grab!",
  grabbed: "Grabbed!",
  claimed: "claimed, being judged …",
  claimedSaid: "Grabbed. It is being judged.",
  moving: "Dice are still moving",
  oneGrab: "One grab a throw: yours stands",
  rolling: "The dice roll …",
  lot: "The lot decides who throws first …",
  shuffling: "The figures change places …",
  over: "The match is over",
  throws: (name: string) => (name === You ? "Your throw" : `${name} throws`),
  brokenOff: "That throw was broken off.",
  whoIsFirst: "Who is first?",
  /** Of a die that is told slowly. */
  told: (die: GhostFigure, shows: GhostFigure) => `${colours[die]} ${figures[shows]}`,
  toldDie: (die: GhostFigure, told: "before" | "now" | "later") =>
    `${colours[die]} die, ${{ before: "told", now: "being told", later: "not told yet" }[told]}`,
  listening: "Listening …",
  toldSoFar: (count: number) => `${count} of 5`,
  isMuted: (key: string) => `Sound is off: ${key} turns it on`,
  stillTold: "Your dice are still being told",
  nothingToRepeat: "There are no dice to tell yet.",
  order: (keys: readonly (readonly [key: string, figure: GhostFigure])[]) =>
    `Keys of the figures: ${keys.map(([key, figure]) => `${key} ${figures[figure]}`).join(", ")}.`,
  pointsSaid: (seats: readonly (readonly [name: string, points: number])[], supply: number, jackpot: number) =>
    `${seats.map(([name, count]) => `${name} ${count}`).join(", ")}. Supply ${supply}, jackpot ${jackpot}.`,
  waitsFor: (names: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? "is" : "are"} still listening: the verdict waits`,
  claimedWhile: (names: readonly string[]) =>
    `Grabbed. ${listed(names)} ${names.length === 1 ? "is" : "are"} still listening; the verdict waits.`,
  notJustNow: "not just now",
  openRule: (rule: string) => `Rule ${rule}`,
  secondsLeft: (count: number) => (count === 1 ? "1 second left" : `${count} seconds left`),

  doing: {
    yourThrow: "your throw",
    throwsNext: "throws next",
    throws: "throws",
    threw: "threw",
    hasGrabbed: "has grabbed",
    rightFirst: "right, first",
    rightLate: "right, late",
    wrong: "was wrong",
    took: (held: readonly GhostFigure[]) =>
      held.length === 1 ? `took ${listed(held.map((figure) => figures[figure]))}` : `took ${held.length} figures`,
    didNotGrab: "no grab",
    left: "has left",
    away: "away",
    bot: (level: string) => (level === "" ? "bot" : `bot, ${level}`),
    botPlays: "a bot plays",
    seat: (number: number) => `seat ${number}`,
  },

  verdict: {
    first: (name: string) => (name === You ? "You were first!" : `${name} was first`),
    allWrong: "Everybody was wrong",
    noneInTime: "Nobody was right in time",
    fromSupply: "supply",
    fromJackpot: "jackpot",
    from: (names: readonly string[]) => `from ${listed(names.map(mid))}`,
    intoJackpot: (names: readonly string[]) => `into the jackpot, from ${listed(names.map(mid))}`,
    nothingToPay: (names: readonly string[]) => {
      const who = capital(listed(names.map(mid)));
      return `${who} ${names.length > 1 || names[0] === You ? "have" : "has"} no point to pay`;
    },
    spoken: (sentences: readonly string[]) => sentences.map((one) => (one.endsWith("!") ? one : `${one}.`)).join(" "),
    change: (change: number) => (change < 0 ? `You lose ${points(-change)}` : `You gain ${points(change)}`),
    timeUp: "the time was up",
    why: (figure: GhostFigure) => `Why the ${figures[figure]}?`,
    whoWasFirst: "Who was first",
    nobodyGrabbed: "Nobody grabbed.",
    right: "first",
    late: "too late",
    byCoin: "first, by the coin",
    level: "same moment",
    wrong: "wrong",
    unknown: "not judged",
    keyRight: "right",
    keyWrong: "wrong",
    lane: (ms: number | null, word: string) => (ms === null ? word : `${seconds(ms)} · ${word}`),
    throwsNext: (name: string) => `${name} throws next`,
  },

  chain: {
    alike: (figure: GhostFigure, count: number) => `${count} ${count === 1 ? figures[figure] : many[figure]}`,
    all: "all five",
    colour: (figure: GhostFigure) => `is ${colours[figure]}`,
    seek: (figure: GhostFigure) => `find the ${figures[figure]}`,
    die: (die: GhostFigure) => `${colours[die]} die`,
    answer: (figure: GhostFigure) => `${figures[figure]}!`,
  },

  finish: {
    /** Which game, in a summary that leaves the table. */
    game: "Ghost Blitz",
    theFigures,
    sources: { supply: "supply", jackpot: "jackpot" },
  },

  help: { readings, colours: "Each figure owns a colour" },

  result: {
    winner: (winnerPoints: number, second: string, secondPoints: number, throwCount: number) =>
      `${points(winnerPoints)} to ${whose(second)} ${secondPoints}, after ${times(throwCount, "throw")}`,
    shared: (each: number, throwCount: number) => `${points(each)} each, after ${times(throwCount, "throw")}`,
    lastOne: (throwCount: number) => `All others have left, after ${times(throwCount, "throw")}`,
    howItWent: "How it went",
    course: "Points after each throw",
    courseOf: (lines: readonly string[]) => `Points after each throw: ${lines.join(", ")}`,
    nameAndPoints: (name: string, count: number) => `${name} ${count}`,
    throwHead: "Throw",
    throwMark: (number: number, isFirst: boolean) => (isFirst ? `throw ${number}` : `${number}`),
    grabs: (right: number, wrong: number, bestMs: number | null) => {
      const best = bestMs === null ? "" : `, ${seconds(bestMs)} at best`;
      if (right === 0) return wrong === 0 ? "No right grab, no wrong one." : `No right grab, ${wrong}\u00a0wrong.`;
      return `${times(right, "right grab")}${best}, ${wrong === 0 ? "not one wrong" : `${wrong}\u00a0wrong`}.`;
    },
    haul: (number: number, change: number) => `Throw ${number} brought ${change} with the jackpot.`,
    left: "Left before the end.",
  },

  log: {
    lot: (name: string) => `The lot fell on ${mid(name)} for the first throw`,
    nextAfterLeaving: (name: string) => (name === You ? "You throw now" : `${name} throws now`),
    thrownByClock: (name: string) => `${name} waited too long: the dice were thrown`,
    answer: (reading: Reading | null, figure: GhostFigure, seen: GhostFigure, die: GhostFigure) => {
      const right = `the ${figures[figure]} was right`;
      switch (reading) {
        case "GB-2":
          return `Most dice showed the ${figures[seen]}, the ${colours[die]} die the ${figures[figure]}: ${right}`;
        case "GB-3":
          return `Two pairs and a single ${figures[seen]}: ${right}`;
        case "GB-4":
          return `All five, the ${figures[seen]} on the ${colours[die]} die: ${right}`;
        case null:
          return capital(right);
        default:
          return unreachable(reading);
      }
    },
    late: (name: string, held: readonly GhostFigure[]) => `${name} took ${theFigures(held)} too, but later`,
    wrong: (name: string, held: readonly GhostFigure[]) =>
      held.length === 0 ? `${name} grabbed wrong` : `${name} took ${theFigures(held)}: wrong`,
    several: (name: string, held: readonly GhostFigure[]) => `${name} took ${theFigures(held)}: only one is allowed`,
    allWrong: "Everybody was wrong",
    noneInTime: "Nobody was right in time",
    paid: (name: string, to: string) => `${name} paid ${mid(to)} 1`,
    paidJackpot: (name: string) => `${name} paid 1 into the jackpot`,
    nothingToPay: (name: string) => `${name} had no point to pay`,
    first: (name: string) => `${name} ${name === You ? "were" : "was"} first with the right figure: 1 from the supply`,
    jackpot: (name: string, change: number) => `The jackpot of ${change} went to ${mid(name)}`,
    reordered: (order: readonly GhostFigure[]) =>
      `The figures changed places: ${order.map((one) => figures[one]).join(", ")}`,
    reported: "The judge decided this throw",
    voided: "The throw was broken off; nobody paid",
    departed: (name: string) => `${name} left the table`,
    won: (names: readonly string[]) => `${capital(listed(names.map(mid)))} won`,
    shared: (names: readonly string[]) => `${capital(listed(names.map(mid)))} shared the win`,
  },

  options: {
    net: { label: "Dice", sentence: "Every die shows all five figures, and one of them twice." },
    "net.own": { label: "Own figure twice", sentence: "Each die shows its own colour’s figure twice." },
    "net.shifted": { label: "Next figure twice (harder)", sentence: "Each die shows the next colour’s figure twice." },
    throw_ms: { label: "Dice roll for", sentence: "How long the dice tumble before anybody can read them." },
    grab_limit_s: { label: "Time to grab", sentence: "If nobody is right by then, the same seat throws again." },
    shuffle_figures: {
      label: "Figures change places",
      sentence: "After each throw, in the same way for everybody.",
    },
    first_seat: { label: "Throws first", sentence: "Somebody you name, or whom the lot names." },
  },
};

export type GhostTexts = Words<typeof english>;

export const texts = catalogue(english, async () => (await import("./texts-de")).german);
