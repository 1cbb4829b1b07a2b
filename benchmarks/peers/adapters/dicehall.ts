/** dicehall as its browser talks to it: guests with cookies, tickets, and the messages of Ghost Blitz. */
import type WebSocket from "ws";
import type { GhostEvent, GhostFigure, GhostView, Incoming, Outgoing, UpdateOf } from "../../../web/src/wire.gen.ts";
import type { Ears, Join, Table } from "./adapter.ts";
import { Chain } from "./chain.ts";
import { enter, type Guest, guestAt, openTable } from "./door.ts";
import { rightFigure } from "./figure.ts";

type Update = UpdateOf<"ghost_blitz_dice", GhostView, GhostEvent>;

/** After a claim comes nothing, twice: with something behind it the network notices sooner that it was lost. */
const TAILS_MS = [5, 10];
/** Dice that roll no time at all; seat 1 throws first. */
const OPTIONS = { throw_ms: 0, first_seat: 1 };

export const joinDicehall: Join = async (number, urls, ears) => {
  const guests: Guest[] = [];
  for (const [index, url] of urls.entries()) guests.push(await guestAt(url, number, index + 1));
  const [host] = guests;
  if (host === undefined) throw new RangeError("a table needs somebody");
  const code = await openTable(host, { game: "ghost_blitz_dice", options: OPTIONS });
  const table = new DicehallTable(ears);
  for (const guest of guests) await table.sit(guest, code);
  await table.start();
  return table;
};

class DicehallTable implements Table {
  private readonly ears: Ears;
  private readonly seats: Seat[] = [];
  private thrower = 1;

  constructor(ears: Ears) {
    this.ears = ears;
  }

  async sit(guest: Guest, code: string): Promise<void> {
    const socket = await enter(guest, code);
    const seat = new Seat(socket, this.seats.length + 1, this.ears, (update) => this.heard(update));
    this.seats.push(seat);
    await seat.until((message) => message.type === "people");
    seat.anchor();
  }

  /** Returns when everybody sees the match. */
  async start(): Promise<void> {
    for (const seat of this.seats) seat.say({ type: "ready", id: "ready", is_ready: true });
    const [host] = this.seats;
    await host?.until((message) => message.type === "people" && this.seats.length === readyAt(message));
    const begun = this.seats.map((seat) => seat.until((message) => message.type === "update"));
    host?.say({ type: "start", id: "start" });
    await Promise.all(begun);
  }

  throwDice(): void {
    this.seats[this.thrower - 1]?.throwDice();
  }

  painted(seat: number): void {
    this.seats[seat - 1]?.painted();
  }

  grab(seat: number, round: number, sinceShownMs: number): void {
    this.seats[seat - 1]?.grab(round, sinceShownMs);
  }

  private heard(update: Update): void {
    this.thrower = update.view.thrower;
  }
}

function readyAt(people: Outgoing & { type: "people" }): number {
  return people.seats.filter((seat) => seat.is_ready).length;
}

class Seat {
  private readonly socket: WebSocket;
  private readonly number: number;
  private readonly ears: Ears;
  private readonly told: (update: Update) => void;
  private readonly chain = new Chain();
  private readonly waiting = new Set<(message: Outgoing) => void>();
  private latest: Update | null = null;
  /** In which the dice were shown. */
  private shown: Update | null = null;
  private acts = 0;

  constructor(socket: WebSocket, number: number, ears: Ears, told: (update: Update) => void) {
    this.socket = socket;
    this.number = number;
    this.ears = ears;
    this.told = told;
    socket.on("message", (text) => this.hear(JSON.parse(String(text)) as Outgoing));
    socket.on("close", (code) => ears.failed(`dicehall: the socket closed with ${code}`));
  }

  /** Says where its chain begins. */
  anchor(): void {
    this.say({ type: "anchor", anchor: this.chain.link(0) });
  }

  say(message: Incoming): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Returns when such a message has come. */
  until(isWanted: (message: Outgoing) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (message: Outgoing): void => {
        if (!isWanted(message)) return;
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
    });
  }

  throwDice(): void {
    if (this.latest) this.act(this.latest, { type: "throw" });
  }

  painted(): void {
    if (this.shown) this.say({ type: "painted", revision: this.shown.revision });
  }

  grab(round: number, sinceShownMs: number): void {
    if (this.shown === null) return;
    const figures: GhostFigure[] = [rightFigure(this.shown.view.faces)];
    this.act(this.shown, { type: "grab", throw: round, figures }, sinceShownMs);
    for (const ms of TAILS_MS) setTimeout(() => this.socket.send(""), ms);
  }

  private act(seen: Update, action: Extract<Incoming, { type: "act" }>["action"], sinceShownMs?: number): void {
    this.acts += 1;
    this.say({
      type: "act",
      id: `${this.number}-${this.acts}`,
      action,
      round: seen.round,
      undos: seen.undos,
      ...(sinceShownMs !== undefined && { since_shown_ms: sinceShownMs }),
    });
  }

  private hear(message: Outgoing): void {
    for (const look of this.waiting) look(message);
    if (message.type === "update" && message.game === "ghost_blitz_dice") this.see(message);
    if (message.type === "denied" || message.type === "gone") this.ears.failed(`dicehall: ${message.sentence}`);
  }

  private see(update: Update): void {
    this.latest = update;
    if (update.link !== null) this.say({ type: "link", counter: update.link, link: this.chain.link(update.link) });
    this.told(update);
    for (const event of update.events) {
      if (event.type === "shown") {
        this.shown = update;
        this.ears.dice(this.number, event.throw);
      }
      if (event.type === "closed") {
        const grabs = update.events.filter((other) => other.type === "judged").length;
        this.ears.verdict(this.number, event.throw, { winner: event.right, grabs });
      }
    }
  }
}
