/**
 * One browser's line to one table. It comes back by itself, and nobody has to know that it was away.
 *
 * What was heard while entering is kept apart until it is whole: a reconnect never shows half a table.
 */
import { isClaim, nothingKnown, reduce, sent, type TableState } from "../model/table";
import type { Act, Action, Aim, Enter, Incoming, Outgoing, Why } from "../wire.gen";
import { PROTOCOL } from "../wire.gen";
import { backoffMs } from "./backoff";
import { RefusedError } from "./errors";
import { OwnLinks } from "./links";
import type { Line, Listener, Outside, Socket } from "./outside";
import { ofRound, type Unanswered, withoutAnswered } from "./unanswered";

type Request = Exclude<Incoming, { type: "enter" | "act" | "painted" | "anchor" | "link" }>;
/** A request as its sender writes it; the id comes from here. */
export type Wish = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;

/** Whether one comes to look only; `for all`: this browser is a shared screen. */
export type Watches = boolean | "for all";

/** After these, coming back by itself would be of no use, or a fight with another tab. */
const FINAL: ReadonlySet<Why> = new Set<Why>([
  "replaced",
  "barred",
  "unknown_table",
  "old_page",
  "server_full",
  "table_locked",
  "table_full",
  "bad_message",
  "bad_name",
]);
const TOLD_AFTER_MS = 2000;
/** A finished match of long ago may have no update: then what was heard within this time is all. */
const WHOLE_AFTER_MS = 1000;
const SILENT_MS = 15000;
const TICKETS_TRIED = 3;
/** After a claim two empty frames: if its packet was lost, the network notices it by them and not after 200 ms. */
const TAIL_MS: readonly number[] = [5, 10];

export class Connection {
  readonly #outside: Outside;
  readonly #listener: Listener;
  readonly #enter: Omit<Enter, "ticket">;
  readonly #links: OwnLinks;
  #state: TableState = nothingKnown;
  #line: Line = "connecting";
  #isClosing = false;
  #arriving: TableState | null = null;
  #unanswered: readonly Unanswered[] = [];
  /** The last wish, until the table has said anything. */
  #wished = "";
  #socket: Socket | null = null;
  #tries = 0;
  #ticketsRefused = 0;
  #heardAt = 0;
  /** Counts sockets, so that a late word of an old one is not heard. */
  #turn = 0;
  #cancelRetry: (() => void) | null = null;
  #cancelTelling: (() => void) | null = null;
  #cancelWhole: (() => void) | null = null;
  #cancelSilence: (() => void) | null = null;

  constructor(outside: Outside, listener: Listener, table: string, watches: Watches) {
    this.#outside = outside;
    this.#listener = listener;
    const shows = watches === "for all" ? { shows: true } : {};
    this.#enter = { type: "enter", protocol: PROTOCOL, table, watches: watches !== false, ...shows };
    this.#links = new OwnLinks(table, outside.shelf, outside.secret);
  }

  /** Enters the table, also again after it was `gone`. */
  start(): void {
    this.#drop();
    this.#state = nothingKnown;
    this.#unanswered = [];
    this.#tries = 0;
    this.#ticketsRefused = 0;
    this.#isClosing = false;
    this.#turnLine("connecting");
    void this.#try();
  }

  /** Leaves without a word; the seat stays mine. */
  stop(): void {
    this.#drop();
    this.#turnLine("ended");
  }

  /** The network is back, or the page is looked at again: do not wait for the next try. */
  hurry(): void {
    if (this.#line === "ended") return;
    if (this.#cancelRetry !== null) {
      this.#tries = 0;
      this.#drop();
      void this.#try();
    } else if (this.#line === "open" && this.#outside.now() - this.#heardAt > SILENT_MS) {
      this.#enterAgain();
    }
  }

  /**
   * Does it in the round that is seen. While the line wavers it waits and is sent with the same id.
   *
   * @param sinceShownMs for a claim; null: not known
   * @param aim of a throw
   */
  act(action: Action, sinceShownMs?: number | null, aim?: Aim): void {
    const update = this.#state.update;
    if (update === null || this.#line === "ended") return;
    const since = sinceShownMs === undefined ? {} : { since_shown_ms: sinceShownMs };
    const id = this.#outside.newId();
    const aimed = aim === undefined ? {} : { aim };
    const act: Act = { type: "act", id, action, round: update.round, undos: update.undos, ...since, ...aimed };
    this.#unanswered = [...this.#unanswered, { act, match: update.match }];
    this.#state = sent(this.#state, act);
    if (this.#line === "open") this.#sayAct(act);
    this.#tell();
  }

  /** Asks the table for something that is no move; pressed twice, it is asked once. */
  wish(wish: Wish): void {
    if (this.#line !== "open") return;
    const wished = JSON.stringify(wish);
    if (wished === this.#wished) return;
    this.#wished = wished;
    this.#say({ ...wish, id: this.#outside.newId() });
  }

  /** The screen shows the update of this revision. */
  painted(revision: number): void {
    if (this.#line === "open" && this.#state.seat > 0) this.#say({ type: "painted", revision });
  }

  async #try(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    let ticket: string;
    try {
      ticket = await this.#outside.ticket();
    } catch (error) {
      if (turn === this.#turn) this.#hasNoTicket(error);
      return;
    }
    if (turn !== this.#turn) return;
    this.#socket = this.#outside.openSocket({
      opened: () => turn === this.#turn && this.#say({ ...this.#enter, ticket }),
      heard: (text) => turn === this.#turn && this.#hear(JSON.parse(text) as Outgoing),
      closed: () => turn === this.#turn && this.#lose(),
    });
  }

  #hasNoTicket(error: unknown): void {
    if (error instanceof RefusedError && (error.why === "no_ticket" || FINAL.has(error.why))) {
      this.#end({ type: "gone", why: error.why, sentence: error.message });
    } else {
      this.#lose();
    }
  }

  #say(message: Incoming): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #sayAct(act: Act): void {
    this.#say(act);
    if (!isClaim(act)) return;
    const socket = this.#socket;
    for (const ms of TAIL_MS) this.#outside.after(ms, () => socket === this.#socket && socket?.send(""));
  }

  #sayLinks(): void {
    for (const message of this.#links.after(this.#state)) this.#say(message);
  }

  #hear(message: Outgoing): void {
    this.#heardAt = this.#outside.now();
    this.#watchSilence(message);
    if (message.type === "gone") this.#hearGone(message);
    else if (message.type === "welcome") this.#begin(message);
    else if (this.#arriving !== null) this.#arrive(reduce(this.#arriving, message));
    else this.#take(message);
  }

  #take(message: Outgoing): void {
    if (message.type !== "links") this.#wished = "";
    this.#state = reduce(this.#state, message);
    this.#unanswered = withoutAnswered(this.#unanswered, message);
    if (this.#state.isBehind) {
      this.#enterAgain(); // what was heard is not shown
      return;
    }
    this.#listener.heard(message);
    this.#sayLinks();
    this.#tell();
  }

  #begin(message: Outgoing): void {
    this.#ticketsRefused = 0;
    this.#arriving = reduce(nothingKnown, message);
    this.#cancelWhole?.();
    this.#cancelWhole = this.#outside.after(WHOLE_AFTER_MS, () => this.#settle());
  }

  #arrive(state: TableState): void {
    this.#arriving = state;
    if (isWhole(state)) this.#settle();
  }

  #settle(): void {
    this.#cancelWhole?.();
    this.#cancelWhole = null;
    if (this.#arriving === null) return;
    this.#state = this.#arriving;
    this.#arriving = null;
    this.#tries = 0;
    this.#isClosing = false;
    this.#cancelTelling?.();
    this.#cancelTelling = null;
    this.#line = "open";
    this.#links.begin();
    this.#sayLinks();
    this.#sayAgain();
    this.#tell();
  }

  /** Acts that may have been lost on the way, unless a newer round has come. The table knows their ids. */
  #sayAgain(): void {
    const update = this.#state.update;
    this.#unanswered = ofRound(this.#unanswered, update);
    for (const { act } of this.#unanswered) {
      this.#state = sent(this.#state, act);
      this.#sayAct(act);
    }
  }

  #hearGone(message: Extract<Outgoing, { type: "gone" }>): void {
    if (message.why === "no_ticket") this.#ticketsRefused += 1;
    if (FINAL.has(message.why) || this.#ticketsRefused >= TICKETS_TRIED) {
      this.#end(message);
      return;
    }
    this.#isClosing = message.why === "closing";
    this.#lose();
  }

  #end(message: Extract<Outgoing, { type: "gone" }>): void {
    this.#drop();
    this.#state = reduce(this.#state, message);
    this.#turnLine("ended");
  }

  #lose(): void {
    this.#drop();
    this.#waver();
    this.#cancelRetry = this.#outside.after(backoffMs(this.#tries, this.#outside.random()), () => {
      this.#cancelRetry = null;
      void this.#try();
    });
    this.#tries += 1;
  }

  #enterAgain(): void {
    this.#drop();
    this.#waver();
    void this.#try();
  }

  /** Away; people are told if it lasts. */
  #waver(): void {
    if (this.#line !== "open" && this.#line !== "connecting") {
      this.#tell();
      return;
    }
    this.#cancelTelling ??= this.#outside.after(TOLD_AFTER_MS, () => this.#turnLine("lost"));
    if (this.#line === "open") this.#line = "wavering";
    this.#tell();
  }

  #watchSilence(message: Outgoing): void {
    // `links` come every few seconds where there is somebody to measure; only then silence means something
    if (message.type !== "links") return;
    this.#cancelSilence?.();
    this.#cancelSilence = this.#outside.after(SILENT_MS, () => this.#enterAgain());
  }

  /** Forgets the socket and all that waits for it. */
  #drop(): void {
    this.#turn += 1;
    this.#wished = "";
    this.#socket?.close();
    this.#socket = null;
    this.#arriving = null;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#cancelWhole?.();
    this.#cancelWhole = null;
    this.#cancelSilence?.();
    this.#cancelSilence = null;
  }

  #turnLine(line: Line): void {
    this.#cancelTelling?.();
    this.#cancelTelling = null;
    this.#line = line;
    this.#tell();
  }

  #tell(): void {
    this.#listener.changed(this.#state, this.#line, this.#isClosing);
  }
}

function isWhole(state: TableState): boolean {
  return state.people !== null && (state.people.status === "waiting" || state.update !== null);
}
