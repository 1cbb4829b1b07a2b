/** What a photo finish says in English. */
import { unreachable } from "../../model/unreachable";
import { listed } from "../../texts/english";
import { catalogue, type Words } from "../../texts/language";
import type { Source, Starter } from "./model";
import type { Note, Took, Why } from "./why";

type Name = (seat: number) => string;

const You = "You";
/** A name in the middle of a sentence. */
const mid = (name: string): string => (name === You ? "you" : name);
const whose = (name: string): string => (name === You ? "Your" : `${name}’s`);
const whoseMid = (name: string): string => (name === You ? "your" : `${name}’s`);
const was = (name: string): string => (name === You ? "were" : "was");
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const NUMBERS = ["", "One", "Both", "All three", "All four", "All five", "All six", "All seven", "All eight"];

/** "0.35": two places, no zeros at the end. */
const rounded = (ms: number): string => `${Number((ms / 1000).toFixed(2))}`;
const seconds = (ms: number): string => `${rounded(ms)} s`;
const exact = (ms: number): string => (ms / 1000).toFixed(3);
/** Under a second a child can count thousandths. */
const apart = (ms: number): string => {
  const thousandths = Math.max(1, Math.round(Math.abs(ms)));
  if (thousandths >= 1000) return `${rounded(ms)} seconds`;
  return thousandths === 1 ? "1 thousandth of a second" : `${thousandths} thousandths of a second`;
};

/** "you heard the dice for 4.25 s and then took 0.8 s". */
const took = (name: string, { listensMs, timeMs }: Took): string =>
  listensMs > 0
    ? `${mid(name)} heard the dice for ${seconds(listensMs)} and then took ${seconds(timeMs)}`
    : `${mid(name)} took ${seconds(timeMs)}`;

/** Of one press, for the ear. */
export interface Measured {
  readonly timeMs: number;
  readonly wayMs: number;
  readonly earliestMs: number;
  readonly latestMs: number;
  readonly isBot: boolean;
  readonly listensMs: number;
}

/** What differs with what all saw at once: in one game the dice, in the other a card. */
const by: Readonly<Record<Starter, By>> = {
  dice: {
    unit: "seconds after the dice showed",
    own: "Seconds after each player’s own dice showed.",
    after: "after the dice showed on your own screen",
    sealed: "before the throw",
    none: "did not grab",
    took: (what) => (what === "" ? "" : `took ${what}`),
    guessed: (what) => `guessed ${what}`.trim(),
    column: "took",
  },
  card: {
    unit: "seconds after the card was turned",
    own: "Seconds after the card was turned on each player’s own screen.",
    after: "after the card was turned on your own screen",
    sealed: "before anybody called",
    none: "did not call",
    took: (what) => (what === "" ? "" : `had ${what}`),
    guessed: (what) => `guessed with ${what}`,
    column: "dice",
  },
};

interface By {
  readonly unit: string;
  /** The same as a sentence. */
  readonly own: string;
  readonly after: string;
  readonly sealed: string;
  /** Of a seat that claimed nothing. */
  readonly none: string;
  readonly took: (what: string) => string;
  readonly guessed: (what: string) => string;
  /** Head of the column that says what was taken. */
  readonly column: string;
}

const english = {
  by,
  open: "Photo finish",
  /** Which one it is, for a reader: after "Photo finish". */
  of: (title: string) => `, ${title}`,
  back: "Back to the table",
  backShort: "Back",
  close: "Close",
  picture: "Picture",
  numbers: "Numbers",
  view: "How to show it",

  first: (name: string) => `${name} ${was(name)} first!`,
  deadHeat: "Dead heat!",
  nobodyRight: "Nobody was right.",
  before: (ms: number, name: string) => `${apart(ms)} before ${mid(name)}`,
  alone: "the only one who was right",
  apart: (names: readonly string[], ms: number) =>
    `${capital(listed(names.map(mid)))}, ${ms < 0.5 ? "not a thousandth of a second" : apart(ms)} apart.`,
  /** They share a device, which cannot tell presses apart within one picture of its screen. */
  inOnePicture: (names: readonly string[]) => `${capital(listed(names.map(mid)))}, in one picture of the same screen.`,
  coinFell: "The coin fell to",
  coinFellTo: mid,

  why: (why: Why, name: Name): string => {
    switch (why.is) {
      case "nobody right":
        return "No press was right, so nobody was first.";
      case "coin":
        return `${NUMBERS[why.count] ?? "All"} fingers came down at the same moment, so a fair coin decided, and the coin was sealed in its box ${by[why.starter].sealed}.`;
      case "farther":
        return `${whose(name(why.first))} finger was first; ${whoseMid(name(why.first))} message just had the longer way to walk.`;
      case "nearer but later":
        return `${whose(name(why.next))} message had the shorter way, but ${whoseMid(name(why.first))} finger was first, and only fingers count.`;
      case "nearer":
        return `${whose(name(why.first))} message had the shorter way, but that did not count: ${whoseMid(name(why.first))} finger was first.`;
      case "alike":
        return `The messages had ways of about the same length. ${whose(name(why.first))} finger was simply first.`;
      case "by ear":
        return `Each clock starts when its player knows all the dice: ${took(name(why.first.seat), why.first)}, ${took(name(why.next.seat), why.next)}.`;
      case "bot":
        return why.isFirstBot
          ? `${name(why.first)} is a bot and has no way to walk. All other ways were taken off, and ${name(why.first)} was still first.`
          : `${whose(name(why.first))} finger was faster than ${name(why.next)}, who is a bot.`;
      case "cap":
        return `${whose(name(why.seat))} finger may have been sooner, but the message needed ${seconds(why.neededMs)}, and only ${seconds(why.capMs)} can be taken off at this table.`;
      case "clock":
        return `${whose(name(why.seat))} browser said ${exact(why.saidMs)} s, which is sooner. By what the hall measured itself it was ${exact(why.earliestMs)} s at the earliest, and that counts.`;
      case "wrong before":
        return `${listed(why.wrong.map((seat, place) => (place === 0 ? name(seat) : mid(name(seat)))))} pressed sooner, but wrong. ${name(why.first)} ${was(name(why.first))} the first who was right.`;
      case "only one":
        return `Only ${mid(name(why.first))} ${was(name(why.first))} right, so there was nobody to beat.`;
      default:
        return unreachable(why);
    }
  },

  note: (note: Note, name: Name): string => {
    switch (note.is) {
      case "wrong before":
        return `${listed(note.seats.map((seat, place) => (place === 0 ? name(seat) : mid(name(seat)))))} pressed sooner still, but wrong.`;
      case "by ear":
        return `${capital(took(name(note.seat), note))}.`;
      case "guessed":
        return `${name(note.seat)} guessed: nobody can see and press within ${seconds(note.fastestMs)}, so no press counts as faster than that.`;
      case "cap":
        return `${whose(name(note.seat))} message needed ${seconds(note.neededMs)}; only ${seconds(note.capMs)} can be taken off at this table.`;
      case "clock":
        return `${whose(name(note.seat))} browser said ${exact(note.saidMs)} s. By what the hall measured itself it was ${exact(note.earliestMs)} s at the earliest, so that counts.`;
      case "stalled":
        return `A part of ${whoseMid(name(note.seat))} message was lost on the way and sent again. The hall saw it and took that off too.`;
      default:
        return unreachable(note);
    }
  },

  lane: {
    first: "first",
    coin: "the coin fell here",
    sameMoment: "same moment",
    right: "right",
    wrong: "wrong",
    late: "too late",
    botLate: "bot, too late",
    botRight: (later: string) => `bot, ${later}`,
    sources: (sources: readonly Source[], name: Name) =>
      sources.map(({ seat, word, change }) => `${seat === 0 ? word : mid(name(seat))} ${change}`).join(", "),
    later: (ms: number) => (Math.abs(ms) < 1000 ? `${Math.max(1, Math.round(ms))} ms later` : `${seconds(ms)} later`),
    way: "way ",
    taken: ", taken off",
    seconds,
    outside: (ms: number) => seconds(ms),
    /** In the picture: what the ear is told instead. */
    told: seconds,
    measured: ({ timeMs, wayMs, earliestMs, latestMs, isBot, listensMs }: Measured) => {
      const heard = listensMs > 0 ? `Heard the dice for ${seconds(listensMs)}. ` : "";
      const pressed = `${heard}Pressed after ${exact(timeMs)} seconds, surely between ${exact(earliestMs)} and ${exact(latestMs)}.`;
      return isBot ? `${pressed} A bot sends no message.` : `${pressed} Way of ${seconds(wayMs)} taken off.`;
    },
    signed: (change: number) => (change < 0 ? `−${-change}` : `+${change}`),
  },
  lanes: "Who pressed when",
  /** Of a race in which somebody was told the dice: what the axis counts. */
  toldUnit: "seconds after each clock started",
  axis: (ms: number, stepMs: number) => (ms / 1000).toFixed(stepMs < 100 ? 2 : 1),
  /** Before and after the word that a phone has room for. */
  legend: {
    told: "heard the dice, not to scale",
    pressed: "pressed",
    message: "message ",
    arrived: "arrived",
    sure: "how sure",
    weAre: " we are",
  },

  table: {
    seat: "Seat",
    told: "heard for",
    arrived: "arrived",
    way: "way taken off",
    pressed: "pressed",
    sure: "surely between",
    said: "browser said",
    shortest: "shortest way",
    nothing: "–",
    bot: "bot",
    exact,
    off: (ms: number) => `−${exact(ms)}`,
    between: (fromMs: number, toMs: number) => `${exact(fromMs)} to ${exact(toMs)}`,
    ms: (ms: number) => `${Math.round(ms)} ms`,
    caption: "All numbers of this race",
  },
  fine: (capMs: number, starter: Starter, isTold: boolean) =>
    `${isTold ? "Seconds after each player’s own clock started." : by[starter].own} The most that is ever taken off at this table is ${capMs} ms. The hall measures the way itself, so a browser that lies gains almost nothing.`,

  share: "Share this finish",
  copied: "Copied",
  copyByHand: "Copy it from here:",
  save: "Save the numbers",
  checkCoin: "check the coin",
  how: "How do we measure the way?",
  howAnswer: (starter: Starter) => [
    "The hall sends every screen a tiny letter and looks how soon it is back. That is the way there and back, and only the hall’s own clock is asked.",
    `Your browser says how long your finger took ${by[starter].after}. The hall believes it as far as that fits the way that it has measured.`,
    "So a slow line costs you nothing, and a browser that lies gains almost nothing. What is taken off is never more than the table allows.",
  ],

  network: {
    ms: (ms: number) => `${ms} ms`,
    line: (name: string, words: string) => `${whose(name)} line: ${words}`,
    steady: (ms: number) => `steady, ${ms} ms there and back.`,
    wavering: (ms: number) => `wavering, ${ms} ms there and back, and at times over 60 ms more.`,
    beyond: (ms: number, capMs: number) =>
      `beyond the table’s ${capMs} ms, ${ms} ms there and back. A little may be lost in a race.`,
    doubted: "Something stands in between, so the hall cannot see all of the way itself.",
  },

  house: {
    ranked: "Ranked play",
    rankedWhy: (rankedMs: number, friendsMs: number) =>
      `At most ${rankedMs} ms of a message’s way are taken off, not ${friendsMs}. Harder to cheat, harder for players who are far away.`,
    cap: (capMs: number) =>
      `In a race the hall takes off the time that your message is on its way, up to ${capMs} ms there and back. Whoever is farther away loses what is over.`,
  },

  /** The summary that is copied. */
  summary: {
    title: (game: string, title: string) => `${game}, ${title}`,
    lane: (name: string, words: readonly string[]) => `${name}: ${words.join(", ")}`,
    pressed: (ms: number) => `${exact(ms)} s`,
    way: (ms: number) => `way ${seconds(ms)} taken off`,
    told: (ms: number) => `heard the dice for ${seconds(ms)} before`,
  },
};

export type RaceTexts = Words<typeof english>;

export const texts = catalogue(english, async () => (await import("./texts-de")).german);
