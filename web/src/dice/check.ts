/**
 * Checks every draw of a record: what was fixed before, what was mixed in, and that the mix gives what the record says.
 *
 * It goes in the order of the file and stops at the first draw that does not agree.
 */
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Draw, Given, Heat } from "../wire.gen";
import { linkBefore, SEAT, SERVER } from "./chains";
import { BadRecordError } from "./json";
import { keyOf, transcriptOf } from "./key";
import { type Lying, lyingAtStart, saidBy } from "./lying";
import { type Drawn, numbersOf } from "./numbers";
import { isSame, type Picture, type Sides } from "./picture";
import type { DiceRecord, Entry, Sealed } from "./record";
import { COIN, rollsOf, type Rolls } from "./rolls";
import { lot } from "./seats";

/**
 * `order`: a draw is missing or was put in; `hall`: the server's secret is not the one that it had fixed; `pinch`: nor
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
  /** `rolled`, `drawn`, `lot`, `shuffled`, or `coin` for a dead heat. */
  readonly what: string;
  /** `sealed`: its secret has not been published yet; `bare`: nothing proves it. */
  readonly state: "agrees" | "sealed" | "bare" | Fault;
  readonly links: readonly Given[];
  /** Seats that were waited for in vain. */
  readonly missing: readonly number[];
  readonly secret: string | null;
  readonly key: string | null;
  readonly numbers: readonly NumberSeen[];
}

type Move = Extract<Entry, { is: "move" }>;

/** What a draw is held against. */
interface Asked {
  readonly line: number;
  readonly what: string;
  readonly draw: Draw | null;
  readonly sides: readonly Sides[];
  readonly said: readonly Picture[];
}

/** Throws BadRecordError where the record cannot be followed. */
export function* checking(record: DiceRecord, dice: Sealed): Generator<CheckedDraw> {
  const start = lyingAtStart(record);
  if (start === null) throw new BadRecordError(1, `this page does not know the dice of ${record.game}`);
  const checker = new Checker(record, dice);
  const played: { readonly entry: number; readonly lying: Lying }[] = [];
  for (const [place, entry] of record.entries.entries()) {
    const lying = played.at(-1)?.lying ?? start;
    for (const asked of askedBy(entry, lying, record)) {
      const checked = checker.check(asked);
      yield checked;
      if (isFault(checked.state)) return;
    }
    checker.follow(entry);
    if (entry.is === "move") played.push({ entry: place + 1, lying: lying.after(entry.action) });
    if (entry.is === "undone") while ((played.at(-1)?.entry ?? 0) > entry.to) played.pop();
  }
}

export function isFault(state: CheckedDraw["state"]): state is Fault {
  return state !== "agrees" && state !== "sealed" && state !== "bare";
}

function askedBy(entry: Entry, lying: Lying, record: DiceRecord): readonly Asked[] {
  if (entry.is === "move") return entry.actor === "chance" ? [fallen(entry, lying)] : [];
  return entry.is === "race" ? entry.heats.map((heat) => tossed(heat, entry.line, record)) : [];
}

function fallen({ line, action, draw, number }: Move, lying: Lying): Asked {
  const sides = draw === null || draw.kind === number ? lying.falls(action.type) : [];
  return { line, what: action.type, draw, sides, said: saidBy(action, sides) };
}

/** Of the seats in a dead heat, the coin names the one that goes first. */
function tossed(heat: Heat, line: number, { entries }: DiceRecord): Asked {
  const first = entries[heat.entry - 1];
  const seat = first?.is === "move" ? first.number : first?.is === "void" ? first.seat : 0;
  const draw = heat.draw ?? null;
  const sides = draw === null || draw.kind === COIN ? [lot(heat.seats)] : [];
  return { line, what: "coin", draw, sides, said: [{ is: "seat", seat }] };
}

interface Tip {
  readonly counter: number;
  readonly link: string;
}

/** What is known of the secrets at one place of the file. */
class Checker {
  readonly #transcript: Uint8Array;
  readonly #rolls: Rolls;
  readonly #secrets: readonly string[];
  /** Number of the first secret that does not belong to the anchor. */
  readonly #strange: number;
  readonly #tips: Map<number, Tip>;

  constructor(record: DiceRecord, dice: Sealed) {
    this.#transcript = transcriptOf(record.headerLine);
    this.#rolls = rollsOf(record.entries);
    this.#secrets = [dice.server, ...openedIn(record.entries)];
    const strange = this.#secrets.findIndex((link, number) => number > 0 && !follows(SERVER, link, this.#secrets[number - 1]));
    this.#strange = strange < 0 ? Number.POSITIVE_INFINITY : strange;
    const anchored = dice.seats.map((link, place) => [place + 1, link] as const);
    this.#tips = new Map(anchored.flatMap(([seat, link]) => (link === null ? [] : [[seat, { counter: 0, link }]])));
  }

  follow(entry: Entry): void {
    this.#rolls.follow(entry);
    if (entry.is === "anchor") this.#tips.set(entry.seat, { counter: 0, link: entry.anchor });
    if (entry.is !== "move" || entry.draw === null) return;
    for (const [seat, counter, link] of entry.draw.links ?? []) this.#tips.set(seat, { counter, link });
  }

  check({ line, what, draw, sides, said }: Asked): CheckedDraw {
    if (draw === null) return { ...nothing, line, what, state: "bare" };
    const secret = this.#secrets[draw.secret];
    const key = secret === undefined ? null : keyOf(hexToBytes(secret), this.#transcript, draw);
    const numbers = seen(draw, key, sides, said);
    const state = this.#faultOf(draw) ?? (key === null ? "sealed" : faultOf(numbers, sides));
    return {
      line,
      what,
      state,
      links: draw.links ?? [],
      missing: draw.missing ?? [],
      secret: secret ?? null,
      key: key === null ? null : bytesToHex(key),
      numbers,
    };
  }

  #faultOf(draw: Draw): Fault | null {
    if (draw.secret === 0 || !this.#rolls.isNext(draw)) return "order";
    if (draw.secret >= this.#strange) return "hall";
    const links = draw.links ?? [];
    if (draw.kind === COIN) return this.#rolls.isWithSame(draw) ? null : "pinch";
    const isOrdered = links.every(([seat], place) => place === 0 || seat > (links[place - 1]?.[0] ?? 0));
    const isOwn = draw.kind === 0 || links.every(([seat]) => seat === draw.kind);
    return isOrdered && isOwn && links.every((given) => this.#isNextLink(given)) ? null : "pinch";
  }

  #isNextLink([seat, counter, link]: Given): boolean {
    const tip = this.#tips.get(seat);
    return tip !== undefined && counter === tip.counter + 1 && follows(SEAT, link, tip.link);
  }
}

const nothing = { links: [], missing: [], secret: null, key: null, numbers: [] } as const;

/** The secrets that were published, from number 1. Throws BadRecordError if one is left out. */
function openedIn(entries: readonly Entry[]): readonly string[] {
  const opened = entries.filter((entry) => entry.is === "opened");
  return opened.map(({ line, secret, link }, place) => {
    if (secret !== place + 1) throw new BadRecordError(line, `secret ${secret} is opened, but it is the turn of ${place + 1}`);
    return link;
  });
}

function follows(tag: Uint8Array, link: string, before: string | undefined): boolean {
  return bytesToHex(linkBefore(tag, hexToBytes(link))) === before;
}

function seen(draw: Draw, key: Uint8Array | null, sides: readonly Sides[], said: readonly Picture[]): readonly NumberSeen[] {
  const below = key === null ? null : numbersOf(key);
  return (draw.drawn ?? []).map(([n, k], place) => {
    const drawn = n === 0 ? null : (below?.(n) ?? null);
    const picture = drawn === null ? undefined : sides[place]?.[drawn.k];
    return { n, said: k, saidPicture: said[place], drawn, picture };
  });
}

function faultOf(numbers: readonly NumberSeen[], sides: readonly Sides[]): Fault | "agrees" {
  if (numbers.some(({ said, drawn }) => drawn?.k !== said)) return "mix";
  const isWhole = numbers.length === sides.length && numbers.every(({ n }, place) => n === sides[place]?.length);
  return isWhole && numbers.every((one) => isSame(one.picture, one.saidPicture)) ? "agrees" : "faces";
}
