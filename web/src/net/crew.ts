/**
 * The players of one device at one table: each has a line of their own, and all of them one picture of the table.
 *
 * An update is shown when every line has brought it, so that a race begins for all in the same picture. A line that
 * lets the others wait is not waited for until it has caught up; its player sees the same screen all the same, so
 * presses count from the first picture, whoever's line brought it.
 */
import { listensMsOf } from "../model/ear";
import { nothingKnown, type TableState } from "../model/table";
import type { Action, Aim, Outgoing, Update } from "../wire.gen";
import { Connection, type Watches, type Wish } from "./connection";
import type { Line, Outside } from "./outside";
import { type Brings, type Screen, Showing } from "./showing";

/** Whose cookie it is; the others are companions, from 1 to 7. */
export const FIRST = 0;
/**
 * Lines of one device bring an update within a few milliseconds of each other, or one of them has lost a packet. It is
 * less than half a picture: the table would not believe that a race was shown much later than it came.
 */
const PATIENCE_MS = 8;
/** A page that nobody looks at draws no pictures. */
const UNSEEN_MS = 100;

/** Another player on this device. */
export interface Companion {
  readonly number: number;
  readonly name: string;
}

/** What is shown of one player. */
export interface PlayerNow {
  readonly number: number;
  readonly state: TableState;
  readonly line: Line;
  readonly isClosing: boolean;
}

export interface CrewWorld {
  /** @param name how a companion is called, asked when a ticket is bought */
  outsideOf(player: number, name: () => string): Outside;
  readonly screen: Screen;
}

export interface CrewEars {
  /** All players, the first one first. */
  changed(players: readonly PlayerNow[]): void;
  /** Just before it is shown. */
  heard(player: number, message: Outgoing): void;
}

interface Member {
  name: string;
  now: PlayerNow;
  /** Not shown yet. */
  heard: readonly Outgoing[];
  isWaitedFor: boolean;
  readonly connection: Connection;
  readonly showing: Showing;
}

export class Crew {
  /** The game's screen stands, and says what an update brings to a seat. */
  bringsOf: (update: Update, seat: number) => Brings = () => "nothing";
  readonly #world: CrewWorld;
  readonly #ears: CrewEars;
  readonly #table: string;
  readonly #watches: Watches;
  readonly #first: Member;
  #companions: readonly Member[] = [];
  /** A claim has been sent in this picture; what has come since is shown with the next one. */
  #isClaiming = false;
  /** They come in after the first player, who has the first seat. */
  #toCome: readonly Companion[] = [];
  #cancelWait: (() => void) | null = null;
  readonly #after: Outside["after"];

  constructor(world: CrewWorld, ears: CrewEars, table: string, watches: Watches) {
    this.#world = world;
    this.#ears = ears;
    this.#table = table;
    this.#watches = watches;
    const outside = world.outsideOf(FIRST, () => "");
    this.#after = (ms, call) => outside.after(ms, call);
    this.#first = this.#member(FIRST, "", outside);
  }

  /** Enters the table with everybody, also again after the first player was `gone`. */
  start(companions: readonly Companion[]): void {
    for (const one of this.#companions) stop(one);
    this.#companions = [];
    this.#toCome = companions;
    this.#first.connection.start();
  }

  stop(): void {
    this.#cancelWait?.();
    for (const one of this.#all()) stop(one);
  }

  /** Another player comes to the table; the first one is there. */
  add({ number, name }: Companion): void {
    const member: Member = this.#member(
      number,
      name,
      this.#world.outsideOf(number, () => member.name),
    );
    this.#companions = [...this.#companions, member].sort((one, other) => one.now.number - other.now.number);
    member.connection.start();
  }

  /** Leaves without a word; the seat stays theirs. The first player cannot. */
  drop(player: number): void {
    for (const one of this.#companions) if (one.now.number === player) stop(one);
    this.#companions = this.#companions.filter((one) => one.now.number !== player);
    this.#consider();
  }

  rename(player: number, name: string): void {
    const member = this.#find(player);
    if (member === undefined) return;
    member.name = name;
    member.connection.wish({ type: "rename", name });
  }

  hurry(): void {
    for (const one of this.#all()) one.connection.hurry();
  }

  /** The page is looked at no more. */
  hide(): void {
    for (const one of this.#all()) one.showing.hide();
  }

  /** `pressedAtMs`: `timeStamp` of the event, for claims. */
  act(player: number, action: Action, pressedAtMs?: number, aim?: Aim): void {
    const member = this.#find(player);
    if (member === undefined) return;
    if (pressedAtMs === undefined) member.connection.act(action, undefined, aim);
    else this.#claim(() => member.connection.act(action, this.#since(member, pressedAtMs), aim));
  }

  /**
   * Two fingers can come down in one picture, and a browser hands over the second press only when the page is as the
   * first one and all that it has heard since have left it: so nothing changes before the next picture, or the second
   * claim might be sent too late.
   */
  #claim(send: () => void): void {
    this.#isClaiming = this.#companions.length > 0;
    send();
    if (!this.#isClaiming) return;
    const free = (): void => {
      cancelFrame();
      cancelWait();
      this.#isClaiming = false;
      this.#consider();
    };
    const cancelFrame = this.#world.screen.frame(free);
    const cancelWait = this.#after(UNSEEN_MS, free);
  }

  /** When the race that is on began on this device, on the page's clock; null: not known, as after a reload. */
  raceBeganMs(): number | null {
    const { update } = this.#first.now.state;
    const began = this.#all().flatMap((one) => one.showing.beganMs(update) ?? []);
    return began.length === 0 ? null : Math.min(...began);
  }

  wish(player: number, wish: Wish): void {
    this.#find(player)?.connection.wish(wish);
  }

  #member(number: number, name: string, outside: Outside): Member {
    const listener = {
      changed: (state: TableState, line: Line, isClosing: boolean): void => {
        member.now = { number, state, line, isClosing };
        if (!this.#isClaiming) this.#consider();
      },
      heard: (message: Outgoing): void => {
        member.heard = [...member.heard, message];
      },
    };
    const connection = new Connection(outside, listener, this.#table, this.#watches);
    const showing = new Showing(this.#world.screen, (revision) => connection.painted(revision));
    const now: PlayerNow = { number, state: nothingKnown, line: "connecting", isClosing: false };
    const member: Member = { name, now, heard: [], isWaitedFor: true, connection, showing };
    return member;
  }

  #all(): readonly Member[] {
    return [this.#first, ...this.#companions];
  }

  #find(player: number): Member | undefined {
    return this.#all().find((one) => one.now.number === player);
  }

  /** From the first picture of the race on this device, which all of its players look at. */
  #since(member: Member, pressedAtMs: number): number | null {
    const { update } = member.now.state;
    const since = this.#all().map((one) => one.showing.since(pressedAtMs, update) ?? Number.NEGATIVE_INFINITY);
    const longest = Math.max(...since);
    return longest < 0 ? null : longest;
  }

  #consider(): void {
    const late = lateOf(this.#all());
    for (const one of this.#all()) one.isWaitedFor ||= !late.includes(one);
    if (!late.some((one) => one.isWaitedFor)) {
      this.#show();
      return;
    }
    this.#cancelWait ??= this.#after(PATIENCE_MS, () => {
      for (const one of lateOf(this.#all())) one.isWaitedFor = false;
      this.#show();
    });
  }

  #show(): void {
    this.#cancelWait?.();
    this.#cancelWait = null;
    const listensMs = this.#listensMs();
    for (const member of this.#all()) {
      const { heard, now } = member;
      member.heard = [];
      for (const message of heard) {
        if (message.type === "update") member.showing.hears(message, this.bringsOf(message, now.state.seat), listensMs);
        this.#ears.heard(now.number, message);
      }
    }
    this.#ears.changed(this.#all().map(({ now }) => now));
    this.#letIn();
  }

  /** How long dice are told here: what one hears, all hear who sit at the same device. */
  #listensMs(): number {
    const each = this.#all().map(({ now: { state } }) => (state.people ? listensMsOf(state.people, state.seat) : 0));
    return Math.max(0, ...each);
  }

  #letIn(): void {
    if (this.#first.now.line !== "open" || this.#toCome.length === 0) return;
    const coming = this.#toCome;
    this.#toCome = [];
    for (const one of coming) this.add(one);
  }
}

function stop({ connection, showing }: Member): void {
  showing.stop();
  connection.stop();
}

/** Whose line is there, but has not brought what another one has. */
function lateOf(members: readonly Member[]): readonly Member[] {
  const open = members.filter(({ now }) => now.line === "open" && now.state.update !== null);
  const newest = newestOf(open.map(({ now }) => now));
  return newest === undefined ? [] : open.filter(({ now }) => byAge(now, newest) < 0);
}

/** Whose line has brought the most, the first one of several: what lies in the middle is everybody's. */
export function newestOf(players: readonly PlayerNow[]): PlayerNow | undefined {
  const told = players.filter(({ state }) => state.update !== null);
  return told.toSorted((one, other) => byAge(other, one))[0];
}

function byAge(one: PlayerNow, other: PlayerNow): number {
  const [mine, theirs] = [one.state.update, other.state.update];
  if (mine === null || theirs === null) return 0;
  return mine.match - theirs.match || mine.revision - theirs.revision;
}
