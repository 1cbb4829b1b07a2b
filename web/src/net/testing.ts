/** A world of its own for connections: its clock is turned by hand, and its sockets are kept. */
import type { Incoming, Outgoing } from "../wire.gen";
import type { KeptChain, Shelf } from "./links";
import type { Outside, Socket, SocketEars } from "./outside";
import type { Screen } from "./showing";

export class FakeSocket implements Socket {
  readonly said: Incoming[] = [];
  /** Frames with nothing in them. */
  empty = 0;
  isClosed = false;
  readonly #ears: SocketEars;

  constructor(ears: SocketEars) {
    this.#ears = ears;
  }

  send(text: string): void {
    if (text === "") this.empty += 1;
    else this.said.push(JSON.parse(text) as Incoming);
  }

  /** The page closes it; a real socket tells so later, when nobody listens any more. */
  close(): void {
    this.isClosed = true;
    this.#ears.closed();
  }

  open(): void {
    this.#ears.opened();
  }

  /** The server says something. */
  hears(...messages: readonly Outgoing[]): void {
    for (const message of messages) this.#ears.heard(JSON.stringify(message));
  }

  /** The network goes. */
  breaks(): void {
    this.#ears.closed();
  }
}

/** What a device remembers; several pages may share it. */
export class FakeShelf implements Shelf {
  readonly chains = new Map<string, KeptChain>();
  readonly transcripts = new Map<string, string>();

  recall(table: string): KeptChain | null {
    return this.chains.get(table) ?? null;
  }

  remember(table: string, chain: KeptChain): void {
    this.chains.set(table, chain);
  }

  told(table: string, match: number): string | null {
    return this.transcripts.get(`${table} ${match}`) ?? null;
  }

  keepTold(table: string, match: number, transcript: string): void {
    this.transcripts.set(`${table} ${match}`, transcript);
  }
}

/** A page whose frames are drawn by hand. */
export class FakeScreen implements Screen {
  nowMs = 1000;
  hidden = false;
  #waiting: ((nowMs: number) => void)[] = [];

  frame(call: (nowMs: number) => void): () => void {
    this.#waiting.push(call);
    return () => {
      this.#waiting = this.#waiting.filter((one) => one !== call);
    };
  }

  now(): number {
    return this.nowMs;
  }

  isHidden(): boolean {
    return this.hidden;
  }

  draws(atMs: number): void {
    this.nowMs = atMs;
    const calls = this.#waiting;
    this.#waiting = [];
    for (const call of calls) call(atMs);
  }
}

interface Timer {
  readonly at: number;
  readonly call: () => void;
}

export class FakeWorld implements Outside {
  readonly sockets: FakeSocket[] = [];
  /** What the next tickets are; an error is thrown. Without one they are numbered. */
  readonly tickets: Error[] = [];
  readonly shelf: FakeShelf;
  #now = 0;
  #ids = 0;
  #timers: Timer[] = [];

  constructor(shelf = new FakeShelf()) {
    this.shelf = shelf;
  }

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (last === undefined) throw new Error("no socket was opened");
    return last;
  }

  openSocket(ears: SocketEars): Socket {
    const socket = new FakeSocket(ears);
    this.sockets.push(socket);
    return socket;
  }

  async ticket(): Promise<string> {
    const error = this.tickets.shift();
    if (error !== undefined) throw error;
    this.#ids += 1;
    return `ticket ${this.#ids}`;
  }

  after(ms: number, call: () => void): () => void {
    const timer = { at: this.#now + ms, call };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  now(): number {
    return this.#now;
  }

  random(): number {
    return 0;
  }

  newId(): string {
    this.#ids += 1;
    return `id ${this.#ids}`;
  }

  /** No two are the same, not even in two worlds. */
  secret(): Uint8Array {
    secrets += 1;
    return Uint8Array.from({ length: 32 }, (_, place) => (secrets + place) % 256);
  }

  /** Lets time pass, and then everything that was promised. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    await promised();
    for (let next = this.#next(until); next !== undefined; next = this.#next(until)) {
      this.#now = Math.max(this.#now, next.at);
      this.#timers = this.#timers.filter((one) => one !== next);
      next.call();
      await promised();
    }
    this.#now = until;
  }

  #next(until: number): Timer | undefined {
    return this.#timers.filter((one) => one.at <= until).sort((a, b) => a.at - b.at)[0];
  }
}

let secrets = 0;

async function promised(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}
