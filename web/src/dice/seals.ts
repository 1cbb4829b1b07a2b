/** Chains, keys and numbers: what must hold of each draw, whatever the rules of the game are. */
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Draw, Given } from "../wire.gen";
import { linkBefore, SEAT, SERVER } from "./chains";
import type { Flown } from "./flown";
import { BadRecordError } from "./json";
import { afterShown, keyOf, transcriptOf } from "./key";
import { type Drawn, numbersOf } from "./numbers";
import { isSame, manyOf, type Picture, type Sides, sideOf } from "./picture";
import type { DiceRecord, Entry, Sealed } from "./record";

/** Kind of a draw that decides a dead heat. */
export const COIN = 255;

/**
 * `order`: a draw is missing or was put in, or its secret is not that of its round; `hall`: the server's secret is not the one that it had fixed; `pinch`: nor
 * is a seat's; `mix`: they give another number; `faces`: the number gives something else than the record says.
 */
export type Fault = "order" | "hall" | "pinch" | "mix" | "faces";

/** One number of a draw. */
export interface NumberSeen {
  readonly n: number;
  /** By the record. */
  readonly said: number;
  readonly saidPicture: Picture | undefined;
  /** By the mix; null while that is sealed. */
  readonly drawn: Drawn | null;
  readonly picture: Picture | undefined;
}

export interface CheckedDraw {
  readonly line: number;
  /** The action of CHANCE, or `coin` for a dead heat. */
  readonly what: string;
  /** Whose own dice they are; 0: the table's. */
  readonly seat: number;
  /** Number of the throw, turn or card; 0: before the first. */
  readonly counted: number;
  /** In Tumblin-Dice how the die was let go. */
  readonly flown: Flown | null;
  /** `sealed`: its secret has not been published yet; `bare`: nothing proves it. */
  readonly state: "agrees" | "sealed" | "bare" | Fault;
  /** What the record says of it; null: nothing. */
  readonly draw: Draw | null;
  /** Of the hall; null while it is sealed. */
  readonly secret: string | null;
  /** What secret and pinches were stirred to. */
  readonly key: string | null;
  readonly numbers: readonly NumberSeen[];
}

/** What a draw is held against. */
export interface Asked {
  readonly line: number;
  readonly what: string;
  readonly seat: number;
  readonly counted: number;
  readonly flown: Flown | null;
  readonly draw: Draw | null;
  /** Of the match: a secret serves the draws of one round, and no other. */
  readonly round: string;
  readonly sides: readonly Sides[];
  readonly said: readonly (Picture | undefined)[];
}

export function isFault(state: CheckedDraw["state"]): state is Fault {
  return state !== "agrees" && state !== "sealed" && state !== "bare";
}

interface Tip {
  readonly counter: number;
  readonly link: string;
}

/** What is known of the secrets at one place of the file; `check` and `follow` are called in its order. */
export class Seals {
  readonly #secrets: readonly string[];
  /** Number of the first secret that does not belong to the anchor. */
  readonly #strange: number;
  readonly #tips: Map<number, Tip>;
  /** Seats whose pinch is taken by nobody now: a bot plays there. */
  readonly #kept = new Set<number>();
  #transcript: Uint8Array;
  readonly #transcripts = new Set<string>();
  /** Number of the secret in use, the round that it was used in, and draws that were made with it. */
  #secret = 1;
  #round = "";
  #rolls = 0;
  #coins = 0;
  /** Number of the secret of the draw before; 0: there was none. */
  #used = 0;

  constructor(record: DiceRecord, dice: Sealed) {
    this.#transcript = transcriptOf(record.headerLine);
    this.#transcripts.add(bytesToHex(this.#transcript));
    const secrets = [dice.server, ...openedIn(record.entries)];
    const strange = secrets.findIndex((link, number) => number > 0 && !follows(SERVER, link, secrets[number - 1]));
    this.#secrets = secrets;
    this.#strange = strange < 0 ? Number.POSITIVE_INFINITY : strange;
    const anchored = dice.seats.map((link, place) => [place + 1, link] as const);
    this.#tips = new Map(anchored.flatMap(([seat, link]) => (link === null ? [] : [[seat, { counter: 0, link }]])));
  }

  follow(entry: Entry): void {
    if (entry.is === "opened") {
      this.#secret += 1;
      this.#rolls = 0;
      this.#coins = 0;
    }
    if (entry.is === "seated") {
      if (entry.isPerson) this.#kept.delete(entry.seat);
      else this.#kept.add(entry.seat);
    }
    if (entry.is === "anchor") this.#show([[entry.seat, 0, entry.anchor]]);
  }

  check({ draw, round, sides, said, ...told }: Asked): CheckedDraw {
    if (draw === null) return { ...told, draw, state: "bare", secret: null, key: null, numbers: [] };
    const secret = this.#secrets[draw.secret];
    const key = secret === undefined ? null : keyOf(hexToBytes(secret), this.#transcript, draw);
    const numbers = seen(draw, key, sides, said);
    const state = this.#faultOf(draw, round) ?? (key === null ? "sealed" : faultOf(numbers, sides));
    if (draw.kind === COIN) this.#coins += 1;
    else this.#rolls += 1;
    this.#round = round;
    this.#used = draw.secret;
    this.#show(draw.links ?? []);
    return {
      ...told,
      state,
      draw,
      secret: secret ?? null,
      key: key === null ? null : bytesToHex(key),
      numbers,
    };
  }

  /** Whether the links shown up to some place of the file are those that a player was told of in the match. */
  wasTold(transcript: string): boolean {
    return this.#transcripts.has(transcript);
  }

  #show(links: readonly Given[]): void {
    this.#transcript = afterShown(this.#transcript, links);
    this.#transcripts.add(bytesToHex(this.#transcript));
    for (const [seat, counter, link] of links) this.#tips.set(seat, { counter, link });
  }

  #faultOf(draw: Draw, round: string): Fault | null {
    const due = draw.kind === COIN ? this.#coins : this.#rolls;
    if (draw.secret !== this.#secret || draw.roll !== due) return "order";
    // published sooner or later than the rules say, it would leave the hall a choice between two secrets
    if (this.#used > 0 && (this.#used === draw.secret) !== (this.#round === round)) return "order";
    if (draw.secret >= this.#strange) return "hall";
    const given = draw.links ?? [];
    const seats = given.map(([seat]) => seat);
    const isComplete = isSameList([...seats, ...(draw.missing ?? [])].sort(ascending), this.#owedTo(draw.kind, seats));
    const isOrdered = isSameList(seats, [...seats].sort(ascending));
    return isComplete && isOrdered && given.every((one) => this.#isNextLink(one)) ? null : "pinch";
  }

  /** Seats that are to give a pinch: all persons who have a chain, or the one whose dice they are. */
  #owedTo(kind: number, gave: readonly number[]): readonly number[] {
    if (kind === COIN) return [];
    const chained = [...this.#tips.keys()].sort(ascending);
    const asked = kind === 0 ? chained : chained.filter((seat) => seat === kind);
    return asked.filter((seat) => gave.includes(seat) || !this.#kept.has(seat));
  }

  #isNextLink([seat, counter, link]: Given): boolean {
    const tip = this.#tips.get(seat);
    return tip !== undefined && counter === tip.counter + 1 && follows(SEAT, link, tip.link);
  }
}

const ascending = (one: number, other: number): number => one - other;

function isSameList(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, place) => value === other[place]);
}

/** The secrets that were published, from number 1. Throws BadRecordError if one is left out. */
function openedIn(entries: readonly Entry[]): readonly string[] {
  const opened = entries.filter((entry) => entry.is === "opened");
  return opened.map(({ line, secret, link }, place) => {
    if (secret !== place + 1)
      throw new BadRecordError(line, `secret ${secret} is opened, but it is the turn of ${place + 1}`);
    return link;
  });
}

function follows(tag: Uint8Array, link: string, before: string | undefined): boolean {
  return bytesToHex(linkBefore(tag, hexToBytes(link))) === before;
}

function seen(draw: Draw, key: Uint8Array | null, sides: readonly Sides[], said: Asked["said"]): readonly NumberSeen[] {
  const below = key === null ? null : numbersOf(key);
  return (draw.drawn ?? []).map(([n, k], place) => {
    const drawn = n === 0 ? null : (below?.(n) ?? null);
    const picture = drawn === null ? undefined : sideOf(sides[place], drawn.k);
    return { n, said: k, saidPicture: said[place], drawn, picture };
  });
}

function faultOf(numbers: readonly NumberSeen[], sides: readonly Sides[]): Fault | "agrees" {
  if (numbers.some(({ said, drawn }) => drawn?.k !== said)) return "mix";
  const isWhole = numbers.length === sides.length && numbers.every(({ n }, place) => n === manyOf(sides[place]));
  return isWhole && numbers.every((one) => isSame(one.picture, one.saidPicture)) ? "agrees" : "faces";
}
