/**
 * My chain of links at one table, for dice that anyone can check: when its anchor is said, and which link is given.
 *
 * One chain a match. It is remembered, so that a reload or another tab goes on with it; a lost one is replaced.
 */
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { type Chain, chainOf, LINKS, SEAT } from "../dice/chains";
import type { TableState } from "../model/table";
import type { Anchor, Link, Update } from "../wire.gen";

/** A chain as it is remembered. */
export interface KeptChain {
  readonly match: number;
  /** 32 bytes; whoever knows them knows my links before they are shown. */
  readonly secret: string;
  /** Number of the link that was given last; 0: none. */
  readonly given: number;
}

/** What outlives the page. Where the browser forbids it, nothing does. */
export interface Shelf {
  recall(table: string): KeptChain | null;
  remember(table: string, chain: KeptChain): void;
  /** What the server has said last of all links shown before, in this match; null: nothing. */
  told(table: string, match: number): string | null;
  keepTold(table: string, match: number, transcript: string): void;
}

/** The server asks again what it has not heard; until then one answer is enough. */
const ANSWERED_FOR_MS = 1000;

export class OwnLinks {
  readonly #table: string;
  readonly #shelf: Shelf;
  readonly #newSecret: () => Uint8Array;
  #kept: KeptChain | null = null;
  #chain: Chain | null = null;
  /** Match and seat of the anchor that was said. */
  #said = "";
  #answered = { question: "", atMs: 0 };

  /** @param newSecret gives 32 random bytes */
  constructor(table: string, shelf: Shelf, newSecret: () => Uint8Array) {
    this.#table = table;
    this.#shelf = shelf;
    this.#newSecret = newSecret;
  }

  /** The connection is new: what was said before may not have been heard, and another tab may have gone on. */
  begin(): void {
    this.#kept = null;
    this.#said = "";
    this.#answered = { question: "", atMs: 0 };
  }

  /** What is to be said now that the table stands so. */
  after({ people, seat, update }: TableState): readonly (Anchor | Link)[] {
    if (people === null || seat === 0) {
      this.#said = "";
      return [];
    }
    const isPlaying = people.status === "playing";
    const match = isPlaying ? people.match : people.match + 1;
    const said: (Anchor | Link)[] = [];
    if (this.#said !== `${match} ${seat}`) {
      this.#said = `${match} ${seat}`;
      said.push(this.#anchor(match));
    }
    if (isPlaying && update !== null && update.match === match) said.push(...this.#answer(update));
    return said;
  }

  #answer({ link: counter, match, at_ms: atMs, transcript }: Update): readonly (Anchor | Link)[] {
    if (counter === null) return [];
    const question = `${match} ${counter}`;
    if (question === this.#answered.question && atMs < this.#answered.atMs + ANSWERED_FOR_MS) return [];
    this.#answered = { question, atMs };
    const kept = this.#of(match);
    const isMine = counter === kept.given + 1 || (counter === kept.given && counter > 0);
    if (isMine && counter <= LINKS) {
      if (transcript !== null) this.#shelf.keepTold(this.#table, match, transcript);
      return [this.#give(kept, counter)];
    }
    // the server has gone on with another chain: this one is lost to it, and what it has shown must not serve again
    if (kept.given > 0) this.#keep({ match, secret: this.#secret(), given: 0 });
    return [this.#anchor(match)];
  }

  #give(kept: KeptChain, counter: number): Link {
    // remembered first: a link that was shown is never taken for one that was not
    if (counter > kept.given) this.#keep({ ...kept, given: counter });
    return { type: "link", counter, link: this.#link(kept, counter) };
  }

  #anchor(match: number): Anchor {
    return { type: "anchor", anchor: this.#link(this.#of(match), 0) };
  }

  #link(kept: KeptChain, number: number): string {
    this.#chain ??= chainOf(SEAT, hexToBytes(kept.secret));
    return bytesToHex(this.#chain(number));
  }

  #of(match: number): KeptChain {
    if (this.#kept?.match === match) return this.#kept;
    const remembered = this.#shelf.recall(this.#table);
    return this.#keep(remembered?.match === match ? remembered : { match, secret: this.#secret(), given: 0 });
  }

  #keep(kept: KeptChain): KeptChain {
    if (kept.secret !== this.#kept?.secret) this.#chain = null;
    this.#kept = kept;
    this.#shelf.remember(this.#table, kept);
    return kept;
  }

  #secret(): string {
    return bytesToHex(this.#newSecret());
  }
}
