/** All that the screen of King of the Dice says. The same in German: `texts-de.ts`. */
import { listed } from "../../texts/english";
import { catalogue, type Words } from "../../texts/language";
import type { Card, KingFace } from "../../wire.gen";
import type { Ask, CrownState, TurnStep } from "./model";

/** Who does something: the sentence changes with "you". */
export interface Who {
  readonly name: string;
  readonly isMe: boolean;
}

const words: Readonly<Record<string, string>> = {
  red: "red",
  green: "green",
  blue: "blue",
  gem: "gem",
  flower: "flower",
  animal: "animal",
};
const kinds: Readonly<Record<Card["kind"], string>> = { turret: "Turret", resident: "Resident" };

const plainAsks: Readonly<Record<Ask, string>> = {
  lot: "Who begins? The lot decides.",
  deal: "The cards are turned up.",
  roll: "Your turn. Roll the dice!",
  rolling: "The dice are rolling…",
  take: "It fits! Take the card.",
  takeEither: "Both cards fit! Take one.",
  takeOrRoll: "It fits! Take it, or roll on.",
  keep: "Keep what helps, roll the rest.",
  crown: "No card yet. Use your crown, or stop.",
  end: "No card this time.",
  look: "Does a card fit? Tap it, or roll on.",
  lookOrCrown: "Does a card fit? Tap it, or use your crown.",
  lookOrEnd: "Does a card fit? Tap it, or stop.",
  theirTurn: "",
  theyRoll: "",
  theyChoose: "",
  newCard: "A new card comes.",
  over: "The game is over.",
};

const crowns: Readonly<Record<CrownState, string>> = {
  now: "Use crown",
  later: "after roll 2",
  needless: "not needed",
  spent: "used up",
};
const steps: Readonly<Record<TurnStep["name"], string>> = { roll1: "Roll 1", roll2: "Roll 2", crown: "Crown" };
const stepStates: Readonly<Record<TurnStep["state"], string>> = {
  done: "done",
  now: "now",
  open: "to come",
  gone: "used up",
};

const faceWords = (face: KingFace): string => {
  const [colour = "", symbol = ""] = face.split("-");
  return `${words[colour]} ${words[symbol]}`;
};
const facesWords = (faces: readonly KingFace[]): string => faces.map(faceWords).join(", ");
const cardWords = (card: Card): string => `${kinds[card.kind]}: ${card.asks.map((word) => words[word]).join(", ")}`;
const cardInSentence = (card: Card): string => {
  const [kind = "", asks = ""] = cardWords(card).split(": ");
  return `the ${kind.toLowerCase()} ${asks}`;
};
const dice = (count: number): string => (count === 1 ? "1 die" : `${count} dice`);
const lizards = (count: number): string => (count === 1 ? "1 lizard" : `${count} lizards`);
const cards = (count: number): string => (count === 1 ? "1 card" : `${count} cards`);
const turns = (count: number): string => (count === 1 ? "1 turn" : `${count} turns`);
/** "You roll", "Mika rolls". */
const does = (who: Who, mine: string, theirs: string): string => `${who.name} ${who.isMe ? mine : theirs}`;
const of = (who: Who): string => (who.isMe ? "your" : `${who.name}’s`);
const sentenceOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function ask(name: Ask, who: string): string {
  if (name === "theirTurn") return `${who} has the turn.`;
  if (name === "theyRoll") return `${who} rolls…`;
  if (name === "theyChoose") return `${who} looks at the cards…`;
  return plainAsks[name];
}

const en = {
  /** For the voice that reads aloud (BCP 47). */
  language: "en",
  ask,
  face: faceWords,
  card: cardWords,
  cardSpoken: (card: Card, ticks: number): string =>
    `${cardWords(card)}; ${lizards(card.lizards)}${ticks > 0 ? `; ${ticks} of ${card.asks.length} ready` : ""}`,
  cardTaken: (card: Card): string => `Take ${cardInSentence(card)}`,
  take: "Take",
  courts: "Castles",
  market: "Cards in the middle",
  pile: (count: number): string => `Pile, ${cards(count)}`,
  left: (count: number): string => `${count} left`,
  sides: (count: number, of: number): string => `${count} of ${of}`,
  court: (sides: number, of: number, hasCrown: boolean): string =>
    `${sides} of ${of} sides built, crown ${hasCrown ? "ready" : "used up"}`,
  inTurn: "in turn",
  away: "away",
  hasLeft: "left the table",
  steps: "This turn",
  step: (step: TurnStep): string => steps[step.name],
  stepState: (step: TurnStep): string => stepStates[step.state],
  dice: (who: Who): string => (who.isMe ? "Your dice" : `Dice of ${who.name}`),
  dieRolling: "die in motion",
  keep: "Keep",
  roll: "Roll",
  keepOne: "Let one die roll: at most three are kept.",
  rollKey: (count: number): string => `Roll ${dice(count)}`,
  crownKey: (state: CrownState, count: number): string => (state === "now" ? `Roll ${count}` : crowns[state]),
  crownName: (state: CrownState, count: number): string =>
    state === "now" ? `Use your crown: roll ${dice(count)}` : `Crown: ${crowns[state]}`,
  endKey: "End turn",
  /** Why the big key sleeps. */
  asleep: { rolling: "Dice roll…", take: "Take a card", newCard: "A new card comes", over: "Game over" },
  asleepTurn: (who: string): string => `${who} plays`,
  takeBack: "Take back",
  readAloud: "Read aloud",
  help: {
    turn: "How a turn goes",
    roll: "Roll four dice.",
    match: "Do they fit a card? Take it.",
    keep: "If not: keep some dice, roll the rest.",
    crown: "Still no card? Your crown is one more roll, once a game.",
    castle: "Five cards close your castle. You win!",
    faces: "Every die has these six pictures",
    turret: "A turret looks at colours only.",
    resident: "A resident looks at pictures only.",
    here: "At this table",
    fullRound: "After a fifth card the round is played to its end.",
    fullLizards: "If several castles are closed, most lizards win.",
    fullTie: "As many lizards: you win together.",
    decline: "You may roll on although a card fits.",
    flip: "After a turn without a card the oldest card is swapped.",
    keys: "Keys",
    keyList: [
      ["R", "roll"],
      ["D F J K", "keep a die"],
      ["1 2", "take a card"],
      ["C", "use the crown"],
      ["E", "end the turn"],
    ] as readonly (readonly [string, string])[],
  },
  happened: {
    lotFell: (who: Who): string => (who.isMe ? "The lot falls on you." : `The lot falls on ${who.name}.`),
    began: (who: Who): string => `${does(who, "begin", "begins")}.`,
    turned: (card: Card): string => `${sentenceOf(cardInSentence(card))} is turned up.`,
    renewed: (count: number): string => `The pile is used up. The ${cards(count)} laid aside are the new pile.`,
    kept: (who: Who, kept: readonly KingFace[], rolled: number): string =>
      kept.length === 0
        ? `${does(who, "roll", "rolls")} all four dice again.`
        : `${does(who, "keep", "keeps")} ${facesWords(kept)} and ${who.isMe ? "roll" : "rolls"} ${dice(rolled)} again.`,
    crown: (who: Who, rolled: number): string =>
      `${does(who, "use your crown", "uses the crown")} and ${who.isMe ? "roll" : "rolls"} ${dice(rolled)} once more.`,
    rested: (who: Who, faces: readonly KingFace[]): string => `${does(who, "roll", "rolls")} ${facesWords(faces)}.`,
    taken: (who: Who, card: Card, count: number, of: number): string =>
      `${does(who, "take", "takes")} ${cardInSentence(card)}: ${count} of ${of}.`,
    missed: (who: Who): string => (who.isMe ? "No card for you this time." : `No card for ${who.name} this time.`),
    discarded: (card: Card): string => `${sentenceOf(cardInSentence(card))} is laid aside.`,
    lastRound: (who: Who): string => `${sentenceOf(of(who))} castle is closed. The round is played to its end.`,
    limit: (who: Who): string => `Time is up: ${of(who)} turn is over.`,
    gone: (who: Who): string => `${does(who, "leave", "leaves")} the table.`,
    ended: (rule: string, winners: readonly Who[]): string => {
      const names = listed(winners.map((who) => (who.isMe ? "you" : who.name)));
      const wins = winners.length > 1 || winners[0]?.isMe === true ? "win" : "wins";
      if (rule === "ALL-7") return `The others have left: ${names} ${wins}.`;
      if (rule === "KJ-V2") return `The round is over: ${names} ${wins}!`;
      if (rule === "KJ-V3") return `As many lizards: ${names} win together!`;
      return `The castle is closed: ${names} ${wins}!`;
    },
  },
  round: (turn: number): string => (turn === 0 ? "" : `turn ${turn}`),
  result: {
    heading: "How it went",
    title: (own: number, best: (Who & { readonly cards: number }) | null, count: number): string =>
      best === null
        ? `${cards(own)} after ${turns(count)}`
        : `${cards(own)} to ${of(best)} ${best.cards}, after ${turns(count)}`,
    lizardTitle: (own: number, count: number): string => `${lizards(own)} in a closed castle, after ${turns(count)}`,
    alone: "The others have left",
    winner: "winner",
    cardsWord: (count: number): string => (count === 1 ? "card" : "cards"),
    lizards,
    /** What came of it in one sentence: how the cards were won, what the crown was good for. */
    story: (count: number, first: number, crownBrought: number | null): string => {
      const dice = first > 0 ? `, ${first} with the first roll` : "";
      const crown =
        crownBrought === null
          ? "The crown was saved."
          : crownBrought > 0
            ? "The crown brought one."
            : "The crown brought none.";
      return `In ${turns(count)}${dice}. ${crown}`;
    },
    left: "Left the table.",
  },
  options: {
    may_decline: { label: "Roll on although a card fits", sentence: "Who meets a card may leave it and roll on." },
    flip_on_miss: {
      label: "Swap a card after a miss",
      sentence: "After a turn without a card the one that has lain longest is swapped.",
    },
    full_round: {
      label: "Play the round to its end",
      sentence: "A fifth card does not end the game at once; lizards break a tie.",
    },
    first_seat: { label: "Who begins", sentence: "By lot, or always the same seat." },
    "first_seat.0": { label: "by lot", sentence: "Every seat is equally likely." },
  },
};

export type Texts = Words<typeof en>;

export const texts = catalogue(en, async () => (await import("./texts-de")).german);
