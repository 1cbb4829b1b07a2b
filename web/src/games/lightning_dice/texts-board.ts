/** Words on the felt. German: `texts-board-de.ts`. The rest of the game's words are in `texts.ts`. */
import { listed } from "../../texts/english";
import { catalogue, type Words } from "../../texts/language";
import type { RackDie } from "./model-own";

const You = "You";
/** A name in the middle of a sentence. */
const mid = (name: string): string => (name === You ? "you" : name);
const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
const written = (count: number): string => (count < 0 ? `−${-count}` : `${count}`);
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

const english = {
  signed,
  track: (goal: number, scores: readonly string[]) => `Score track to ${goal}: ${scores.join(", ")}`,
  piles: (scores: readonly string[]) => `Cards taken: ${scores.join(", ")}`,
  left: (cards: number) => (cards === 1 ? "1 card left" : `${cards} cards left`),
  standing: (name: string, score: number) => `${name} ${written(score)}`,
  score: written,
  points: (score: number) => (score === 1 ? "1 point" : `${written(score)} points`),
  cards: (count: number) => (count === 1 ? "1 card" : `${count} cards`),

  rivals: "Rivals",
  /** How long somebody's dice roll, in hundredths of the usual time. */
  pace: (percent: number) => `${percent / 100}×`,
  paceSay: (percent: number) => `, dice roll ${percent / 100} times as long`,
  seats: "Players",
  /** Six small dice; a group of those kept and one of those rolled. */
  rivalDice: (six: readonly RackDie[]) => {
    const lying = six.map(({ face, lies }) =>
      lies === "tumbling" ? "in motion" : face === 0 ? "in the hand" : `${face}`,
    );
    return new Set(lying).size === 1 && six[0]?.face === 0 ? `six dice ${lying[0]}` : lying.join(" ");
  },
  doing: {
    rolling: "rolling",
    keeps: (count: number) => (count === 0 ? "keeps none" : `keeps ${count}`),
    inHand: "in hand",
    away: "away",
    left: "has left",
    bot: (level: string) => (level === "" ? "bot" : `bot, ${level}`),
    botPlays: "a bot plays",
    number: (seat: number) => `number ${seat}`,
  },

  anyWord: "any",

  card: (number: number, title: string, picture: string, asks: string) =>
    `Card ${number}: ${title}. ${picture}. ${asks}`,
  cardNumber: (number: number) => `card ${number}`,
  andRolls: (rolls: string) => `, ${rolls}`,
  rolls: (count: number) => `about ${Math.max(1, Math.round(count))} ${Math.round(count) <= 1 ? "roll" : "rolls"}`,
  nextCard: "The next card…",
  over: "The match is over",

  skip: "Skip this card",
  skipCount: (votes: number, needed: number) => `${votes} of ${needed} would skip`,
  wouldSkip: (names: readonly string[]) => `${listed(names)} would skip this card`,

  rack: "Your six dice",
  keep: "keep",
  roll: "roll",
  /** A column of the rack; the state in a word. */
  slot: (place: number, lies: string) => `Die ${place}: ${lies}`,
  lies: {
    kept: (face: number) => `${face}, kept`,
    felt: (face: number) => `${face}, will roll`,
    tumbling: () => "in motion",
    hand: () => "in the hand, will roll",
  },

  rollKey: (count: number) => `Roll ${count}`,
  keeps: (count: number) => `keeps ${count}`,
  rolling: "Rolling…",
  mustRest: "the dice must come to rest",
  tapToRelease: "tap a die to release it",
  gotIt: "Got it!",
  stakes: (right: number, wrong: number) => `right ${signed(right)}, wrong ${signed(wrong)}`,
  quickStakes: "wrong: all dice up",
  freeStakes: (right: number) => `right ${signed(right)}, else all up`,
  whenTheyRest: "when the dice rest",
  called: "called…",
  beingJudged: "being judged",
  held: "held, reconnecting",
  bonus: (seat: number) => `Bonus ${seat}!`,
  bonusSay: (seat: number) => `All show ${seat}? 1 point more.`,
  thunder: "Thunder!",
  thunderOpen: "Thunder…",
  thunderSay: "All show a rival’s number?",
  /** After what Bonus and Thunder bring, at tables where a wrong one is paid for. */
  wrongCosts: (penalty: number) => (penalty === 0 ? "" : ` Wrong: ${signed(-penalty)}.`),
  orWrong: (penalty: number) => (penalty === 0 ? "" : `, wrong ${signed(-penalty)}`),
  thunderTargets: "Thunder: whose number do your six dice show?",
  thunderAt: (seat: number, name: string) => `Thunder ${seat}, ${name}`,
  thunderClose: "No Thunder",
  aimed: "Whose number? Press it.",

  judged: "Your call is being judged",
  moving: "Your dice are still moving",
  nothingToRoll: "Nothing to roll: tap a die to release it",
  notJustNow: "not just now",
  judgeTable: "This match needs a judge, which the browser has no place for yet. You can watch.",
  realDice: "Your dice are real: roll them on your table.",

  slip: {
    missing: (faces: readonly number[]) => {
      if (faces.length > 2) return `Not yet: ${faces.length} dice missing`;
      const [one, two] = faces;
      if (two === undefined) return `Not yet: a ${one} is missing`;
      return one === two ? `Not yet: two ${one}s are missing` : `Not yet: a ${one} and a ${two} are missing`;
    },
    wrong: "Not yet: the dice did not fit",
    wrongCall: "The dice do not all show that number",
    diceStay: "Your dice stay.",
    diceUp: "You pick up all six dice.",
    change: (before: number, after: number) => `${written(before)} → ${written(after)}`,
    had: (name: string) => `${name} had it!`,
    took: (name: string) => `${name} took the card!`,
    before: (ms: number, name: string) => `${seconds(ms)} before ${mid(name)}`,
    seeFinish: "See the finish",
    bonus: "Bonus! Six of your own number",
    thunder: (name: string) => `Thunder! You struck ${mid(name)}`,
    struck: (name: string) => `Thunder! ${name} struck you`,
    skipped: "All agreed: card skipped",
    brokenOff: "The race began anew: same card, same dice",
  },

  note: {
    had: (name: string, number: number) => `${name} won card ${number}`,
    by: (ms: number) => `, by ${seconds(ms)}`,
    missed: (name: string) => `${name} called, the dice did not fit`,
    bonus: (name: string) => `${name} called Bonus`,
    thunder: (by: string, name: string) => `${by} struck ${mid(name)} by Thunder`,
    skipped: (number: number) => `Card ${number} was skipped`,
    brokenOff: "The race began anew",
    change: (before: number, after: number) => `: ${written(before)} → ${written(after)}`,
    end: ".",
  },
};

export type LightningBoardTexts = Words<typeof english>;

export const boardTexts = catalogue(english, async () => (await import("./texts-board-de")).german);
