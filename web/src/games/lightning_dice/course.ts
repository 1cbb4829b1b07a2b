/** A match as its history tells it, card by card. Pure, so a reloaded page tells the same as before. */
import { unreachable } from "../../model/unreachable";
import type { History, LightningEvent, LightningMatched, Raced } from "../../wire.gen";

export type LightningHistory = Extract<History, { game: "lightning_dice" }>;

/** What became of a call. */
export type Became = "matched" | "missed" | "bonus" | "thunder" | "void";

export interface Call {
  readonly seat: number;
  /** "Got it!": for the card. */
  readonly isForCard: boolean;
  readonly became: Became;
  /** The caller's six dice; 0 is not known. */
  readonly faces: readonly number[];
  /** Of the caller's points, or in the quick game of its cards. */
  readonly change: number;
}

/** A card from its turning, or from a break that began its race anew, until somebody has it or it is over. */
export interface CardRace {
  /** 1 for the first card of the match; a race that began anew has the number of its card. */
  readonly number: number;
  /** What the race is called by the table. */
  readonly round: number;
  readonly title: string;
  readonly requirement: string;
  readonly calls: readonly Call[];
  /** Null: nobody has got it, or not yet. */
  readonly matched: LightningMatched | null;
  readonly isSkipped: boolean;
  /** What the order of its calls was made from; null: not told yet, or nobody called. */
  readonly race: Raced | null;
  /** Points of all seats at its end, or now. */
  readonly scores: readonly number[];
}

interface Draft extends Omit<CardRace, "calls" | "scores"> {
  calls: Call[];
  matched: LightningMatched | null;
  isSkipped: boolean;
  scores: readonly number[];
}

/** @param seats how many there are */
export function cardsOf(history: LightningHistory, seats: number): readonly CardRace[] {
  const told = new Teller(seats);
  for (const { events } of history.told) for (const event of events) told.hear(event);
  return told.cards.map((card) => ({
    ...card,
    race: history.races.findLast((race) => race.round === card.round) ?? null,
  }));
}

/** How often each seat has rolled, in order of the seats. */
export function rollsOf(history: LightningHistory, seats: number): readonly number[] {
  const rolls = Array.from({ length: seats }, () => 0);
  for (const { events } of history.told) {
    for (const event of events) if (event.type === "rolled") rolls[event.seat - 1] = (rolls[event.seat - 1] ?? 0) + 1;
  }
  return rolls;
}

/** Listens to a match from its beginning. Changes itself, as a long one has thousands of events. */
class Teller {
  readonly cards: Draft[] = [];
  readonly #faces: (readonly number[])[];
  #scores: readonly number[];

  constructor(seats: number) {
    this.#faces = Array.from({ length: seats }, () => []);
    this.#scores = Array.from({ length: seats }, () => 0);
  }

  hear(event: LightningEvent): void {
    switch (event.type) {
      case "flipped":
        this.#begin(event.round, event.title, event.requirement, true);
        break;
      case "broken_off":
        this.#begin(event.round, this.#card?.title ?? "", this.#card?.requirement ?? "", false);
        break;
      case "rested":
      case "faces_read":
        this.#faces[event.seat - 1] = event.faces;
        break;
      case "matched":
        this.#score(event.seat, event.score);
        this.#call(event.seat, "matched", event.change);
        if (this.#card !== undefined) this.#card.matched = event;
        break;
      case "missed":
        this.#score(event.seat, event.score);
        this.#call(event.seat, "missed", event.change, event.call === "got_it");
        break;
      case "nice":
        this.#score(event.seat, event.score);
        this.#call(event.seat, "bonus", event.change, false);
        break;
      case "nasty":
        this.#score(event.seat, event.score);
        this.#call(event.by, "thunder", 0, false);
        break;
      case "call_voided":
        this.#call(event.seat, "void", 0, event.call === "got_it");
        break;
      case "fined":
        this.#score(event.seat, event.score);
        break;
      case "skipped":
        if (this.#card !== undefined) this.#card.isSkipped = true;
        break;
      case "rolled":
      case "picked_up":
      case "called":
      case "voted":
      case "flip_ordered":
      case "new_pile":
      case "sanctioned":
      case "departed":
      case "ended":
        break;
      default:
        unreachable(event);
    }
  }

  get #card(): Draft | undefined {
    return this.cards.at(-1);
  }

  #begin(round: number, title: string, requirement: string, isNew: boolean): void {
    const number = (this.#card?.number ?? 0) + (isNew ? 1 : 0);
    const nothing = { calls: [], matched: null, isSkipped: false, race: null, scores: this.#scores };
    this.cards.push({ number, round, title, requirement, ...nothing });
  }

  #call(seat: number, became: Became, change: number, isForCard = true): void {
    this.#card?.calls.push({ seat, became, change, isForCard, faces: this.#faces[seat - 1] ?? [] });
  }

  #score(seat: number, score: number): void {
    this.#scores = this.#scores.map((before, place) => (place === seat - 1 ? score : before));
    if (this.#card !== undefined) this.#card.scores = this.#scores;
  }
}
