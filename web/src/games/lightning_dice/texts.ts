/** Words of this game in log, help, announcements, result and options. German: `texts-de.ts`. */
import { unreachable } from "../../model/unreachable";
import { listed } from "../../texts/english";
import { catalogue, type Words } from "../../texts/language";
import type { LightningMissed } from "../../wire.gen";
import type { Groups, Kind, Part } from "./asks";

const You = "You";
/** A name in the middle of a sentence. */
const mid = (name: string): string => (name === You ? "you" : name);
const whose = (name: string): string => (name === You ? "Your" : `${name}’s`);
const whoseMid = (name: string): string => (name === You ? "your" : `${name}’s`);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const written = (count: number): string => (count < 0 ? `−${-count}` : `${count}`);
const times = (count: number, word: string): string => `${written(count)} ${word}${count === 1 ? "" : "s"}`;
const points = (count: number): string => times(count, "point");
const cards = (count: number): string => times(count, "card");
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const was = (name: string): string => (name === You ? "were" : "was");
const COUNTS = ["no", "one", "two", "three", "four", "five", "six"];
const worded = (count: number): string => COUNTS[count] ?? `${count}`;
/** A 0 may show anything, or is in the hand. */
const plain = (faces: readonly number[]): string => faces.map((face) => (face === 0 ? "–" : face)).join(" ");

const KINDS: Readonly<Record<Kind, string>> = {
  even: "even",
  odd: "odd",
  low: "low, 1 to 3",
  high: "high, 4 to 6",
};
const GROUPS: Readonly<Record<Groups, string>> = {
  "three pairs": "three pairs, each of another number",
  "two triples": "two triples of different numbers",
  "four and a pair": "four of one number, and a pair of another",
};

/** "a 2, a 4 and two 6s" */
function named(dice: readonly number[]): string {
  const numbers = [...new Set(dice)].map((face) => ({ face, count: dice.filter((one) => one === face).length }));
  return listed(numbers.map(({ face, count }) => (count === 1 ? `a ${face}` : `${worded(count)} ${face}s`)));
}

function part(one: Part): string {
  switch (one.is) {
    case "exactly":
      return "exactly these six, in any order";
    case "show":
      return named(one.dice);
    case "alike": {
      const what = one.face === 0 ? " alike" : ` ${one.face}s`;
      return one.count === 6
        ? `all six ${one.face === 0 ? "alike" : `show ${one.face}`}`
        : `at least ${worded(one.count)}${what}`;
    }
    case "groups":
      return GROUPS[one.which];
    case "run":
      return `${worded(one.length)} numbers in a row`;
    case "all":
      return `all six ${KINDS[one.kind]}`;
    case "sum":
      return `all six add up to ${one.bound === "" ? "" : `${one.bound} `}${one.total}`;
    default:
      return unreachable(one);
  }
}

/** How many dice may show anything; said only where the card asks for one thing. */
function free(one: Part): string {
  const count = one.is === "show" ? 6 - one.dice.length : one.is === "run" ? 6 - one.length : 0;
  if (count === 0) return "";
  return count === 1 ? "; one is free" : `; ${worded(count)} are free`;
}

const english = {
  you: You,
  seat: (number: number) => `Seat ${number}`,
  title: (number: number) => `card ${number}`,
  number: written,
  points,
  cards,
  openRule: (rule: string) => `Rule ${rule}`,
  faces: plain,
  /** How a card of the shipped deck is called here; a deck of the players' own keeps its titles. */
  cardTitle: (title: string) => title,
  /** What is called out. */
  call: (call: LightningMissed["call"], seat: number, number: number) => {
    switch (call) {
      case "got_it":
        return "“Got it!”";
      case "bonus":
        return `“Bonus ${seat}!”`;
      case "thunder":
        return number === 0 ? "“Thunder!”" : `“Thunder ${number}!”`;
      default:
        return unreachable(call);
    }
  },
  /** The sentence of a card. */
  asks: (parts: readonly Part[]) => {
    const [only] = parts;
    const rest = parts.length === 1 && only !== undefined ? free(only) : "";
    return `${capital(parts.map(part).join(", and "))}${rest}.`;
  },
  /** The dice in a card's picture. */
  picture: (dice: readonly number[]) => dice.map((face) => (face === 0 ? "any" : `${face}`)).join(" "),

  said: {
    rolled: (kept: readonly number[], rolled: readonly number[]) =>
      kept.length === 0 ? `Rolled ${rolled.join(" ")}` : `Kept ${kept.join(" ")}, rolled ${rolled.join(" ")}`,
    calling: "Called. It is being judged.",
    card: (number: number, title: string, picture: string, asks: string) =>
      `Card ${number}: ${title}. ${picture}. ${asks}`,
    goOn: "The same card, the same dice: go on.",
  },

  log: {
    flipped: (title: string) => `New card: ${title}`,
    newPile: (count: number) =>
      count === 1
        ? "The only card was out, and is the pile again"
        : `All ${count} cards have been out, and are the pile again`,
    pickedUp: (name: string) => `${name} ${name === You ? "pick" : "picks"} up all six dice`,
    matched: (name: string, change: number, score: number) =>
      `${name} had it: ${points(change)} more, ${written(score)} in all`,
    tookCard: (name: string, score: number) => `${name} took the card: ${cards(score)} now`,
    missed: (name: string, call: string, loss: number, score: number) =>
      `${whose(name)} ${call} was wrong: ${points(loss)} less, ${written(score)} left`,
    missedForNothing: (name: string, call: string) => `${whose(name)} ${call} was wrong`,
    bonus: (name: string, number: number, score: number) =>
      `Bonus! ${name} rolled six ${number}s: 1 point more, ${written(score)} in all`,
    thunder: (by: string, name: string, score: number) =>
      `Thunder! ${by} struck ${mid(name)}: 1 point less, ${written(score)} left`,
    thunderForNothing: (by: string, name: string) => `Thunder! ${by} struck ${mid(name)}, who had no point to lose`,
    voted: (name: string, votes: number, needed: number) => `${name} would skip this card, ${votes} of ${needed}`,
    skipped: "All agreed: the card was skipped",
    brokenOff: "The race was broken off, and began anew: same card, same dice",
    departed: (name: string) => `${name} left the table`,
    won: (names: readonly string[]) => `${capital(listed(names.map(mid)))} won`,
    shared: (names: readonly string[]) => `${capital(listed(names.map(mid)))} shared the win`,
    called: (name: string, call: string) => `${name} called ${call}`,
    callVoided: (name: string, call: string) => `${whose(name)} ${call} came to nothing`,
    flipOrdered: "The judge turns the next card",
    facesRead: (name: string, faces: readonly number[]) => `The judge read ${whoseMid(name)} dice: ${plain(faces)}`,
    warned: (name: string) => `The judge warned ${mid(name)}`,
    rollAgain: (name: string, count: number) =>
      `The judge lets ${mid(name)} roll ${count === 1 ? "1 die" : `${count} dice`} again`,
    callStruckOut: (name: string) => `The judge struck out ${whoseMid(name)} call`,
    fined: (name: string, loss: number, score: number) =>
      `${name} ${was(name)} fined: ${points(loss)} less, ${written(score)} left`,
  },

  finish: {
    /** Which game, in a summary that leaves the table. */
    game: "Lightning Dice",
  },

  result: {
    /** `second`: null if nobody else has played to the end. */
    standard: (score: number, second: string | null, secondScore: number, cardCount: number) =>
      second === null
        ? `${points(score)} after ${cards(cardCount)}`
        : `${points(score)} to ${whoseMid(second)} ${written(secondScore)}, after ${cards(cardCount)}`,
    quick: (count: number, second: string | null, secondCount: number, cardCount: number) =>
      second === null
        ? `${cards(count)} of ${cardCount}`
        : `${cards(count)} to ${whoseMid(second)} ${secondCount}, of ${cardCount} in all`,
    shared: (count: number, cardCount: number) => `${cards(count)} each, of ${cardCount} in all`,
    lastOne: (cardCount: number) => `All others have left, after ${cards(cardCount)}`,
    howItWent: "How it went",
    course: "Points after each card",
    courseOf: (lines: readonly string[]) => `Points after each card: ${lines.join(", ")}`,
    piles: "Cards taken",
    pileOf: (name: string) => `${whose(name)} cards`,
    noCard: "none",
    nameAndPoints: (name: string, count: number) => `${name} ${written(count)}`,
    cardHead: "Card",
    cardMark: (number: number, isFirst: boolean) => (isFirst ? `card ${number}` : `${number}`),
    won: (count: number, bestMs: number | null) => {
      if (count === 0) return "Not one card";
      if (bestMs === null) return cards(count);
      return count === 1 ? `1 card, in ${seconds(bestMs)}` : `${cards(count)}, the fastest in ${seconds(bestMs)}`;
    },
    rolls: (count: number) => times(count, "roll"),
    bonus: (count: number) => (count === 1 ? "1 Bonus" : `${count} times Bonus`),
    thunder: (count: number) => (count === 1 ? "1 Thunder" : `${count} times Thunder`),
    missed: (count: number) => (count === 0 ? "no false call" : times(count, "false call")),
    story: (parts: readonly string[]) => `${parts.join(", ")}.`,
    left: "Left before the end.",
  },

  help: {
    race: "How a card is won",
    steps: {
      card: "A card lies there for everybody. All roll at the same time, as often and as fast as they like.",
      keep: "Keep what helps: up on the wood. What lies on the felt is rolled.",
      gotIt: {
        standard: "All six do what the card asks? Call “Got it!”. The first gets 2 points; 20 points win.",
        quick: "All six do what the card asks? Call “Got it!”. The first takes the card; most cards win.",
      },
      missed: {
        standard: "A false “Got it!” costs 2 points. Nobody tells you whether your dice fit.",
        quick: "After a false “Got it!” you pick up all six dice. Nobody tells you whether your dice fit.",
      },
    },
    numbers: "Your own number",
    bonus: (seat: number) => `Six ${seat}s? Call “Bonus ${seat}!”: 1 point for you. ${seat} is your seat’s number.`,
    bonusOfAll: "Six of the seat’s own number? “Bonus!”: 1 point.",
    thunder: "Six of a rival’s number? Call “Thunder!” and that number: 1 point less for that rival.",
    pickUp: "Either way you pick up all six dice, and the card can still be won.",
    skip: "Nobody wants the card? It is skipped if all vote for it.",
    here: "At this table",
    switches: {
      minus: "Scores can fall below 0.",
      penalty: (count: number) => `A wrong Bonus or Thunder costs ${points(count)}.`,
      swept: "At each new card all dice are picked up.",
      rollMs: (ms: number) => `A roll takes ${Number((ms / 1000).toFixed(2))} s.`,
      deck: (count: number) => `A deck of your own: ${cards(count)}.`,
    },
    keys: "Keys",
    keyList: [
      ["S D F J K L", "a die up or down"],
      ["Space R", "roll"],
      ["Enter", "Got it!"],
    ] as readonly (readonly [string, string])[],
    bonusKeys: [
      ["B", "Bonus"],
      ["T 1–6", "Thunder, and the rival’s number"],
    ] as readonly (readonly [string, string])[],
  },

  options: {
    play: { label: "Game", sentence: "A race to 20 points, or the quick game for the most cards." },
    "play.standard": { label: "Race to 20 points", sentence: "2 points a card, with Bonus and Thunder." },
    "play.quick": { label: "Quick game: most cards", sentence: "All cards once; no Bonus and no Thunder." },
    floor_at_zero: { label: "No score below 0", sentence: "The quick game has no points, so it needs this on." },
    false_bonus_penalty: {
      label: "A wrong Bonus or Thunder costs",
      sentence: "In points; with 0 it is refused and free. The quick game has neither.",
    },
    keep_over_flip: {
      label: "Dice lie through a new card",
      sentence: "Off: all pick up their dice when a card is turned. In the quick game they always do.",
    },
    roll_ms: { label: "Dice roll for", sentence: "The same for everybody, so a fast mouse wins nothing." },
    deck: { label: "Deck", sentence: "Cards of your own, one a line." },
  },
};

export type LightningTexts = Words<typeof english>;

export const texts = catalogue(english, async () => (await import("./texts-de")).german);
