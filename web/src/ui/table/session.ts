/** One visit to a table: a line for each player of this device, and what the page shows of it. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { nothingKnown, type TableState } from "../../model/table";
import { browser, browserOf, screen } from "../../net/browser";
import type { Watches, Wish } from "../../net/connection";
import { type Companion, Crew, FIRST, type PlayerNow } from "../../net/crew";
import { buyTicket } from "../../net/http";
import type { Line } from "../../net/outside";
import type { Brings } from "../../net/showing";
import { texts } from "../../texts/texts";
import type { Action, Aim, Gone, Outgoing, Update, Why } from "../../wire.gen";
import { faceOf, focusOf, saidByThemselves, seatsHere, speakersOf } from "../device/crew-model";
import { freeNumber, keptIn } from "../device/kept";
import { toast } from "../frame/toasts";

/** What one player does and sees. */
export interface Player {
  readonly state: ReadonlySignal<TableState>;
  /** `pressedAtMs`: `timeStamp` of the event, for claims; `aim`: of a throw. */
  readonly act: (action: Action, pressedAtMs?: number, aim?: Aim) => void;
  /** When the race that is on began on this device, on the page's clock; null: not known, as after a reload. */
  readonly raceBeganMs: () => number | null;
  /** Asks the table for what is no move; without a connection nothing happens. */
  readonly wish: (wish: Wish) => void;
}

/** Of the player whose move it is, where several play on this device. */
export interface Session extends Player {
  readonly line: ReadonlySignal<Line>;
  /** The server has said that it closes. */
  readonly isClosing: ReadonlySignal<boolean>;
  /** The game's screen stands, and says what updates bring to a seat that a race is about. */
  readonly watchRaces: (brings: (update: Update, seat: number) => Brings) => void;
  /** Enters, also again after another tab took over. */
  readonly start: () => void;
  readonly stop: () => void;
  readonly crew: DeviceCrew;
}

/** Several players on this device. */
export interface DeviceCrew {
  /** The first player first. */
  readonly players: ReadonlySignal<readonly PlayerNow[]>;
  /** Their seats, in order; empty where one plays alone. */
  readonly seats: ReadonlySignal<readonly number[]>;
  /** Whose move it is, or was last. */
  readonly focus: ReadonlySignal<number>;
  /** The player with this number, to act for. */
  readonly as: (player: number) => Player;
  /** Another player sits down here. Throws RefusedError for a name that will not do, UnreachableError. */
  readonly add: (name: string) => Promise<void>;
  /** Throws like `add`. */
  readonly rename: (player: number, name: string) => Promise<void>;
  /** Gives the seat up and goes. */
  readonly remove: (player: number) => void;
}

const kept = keptIn(() => localStorage);
const NOBODY: PlayerNow = { number: FIRST, state: nothingKnown, line: "connecting", isClosing: false };
/** What concerns the one who is told, and not the table. */
const PERSONAL: ReadonlySet<Outgoing["type"]> = new Set<Outgoing["type"]>(["not_allowed", "denied"]);

/** Why a companion is not brought along by the next visit. */
const NOT_WANTED: ReadonlySet<Why> = new Set<Why>(["barred", "table_locked", "bad_name"]);

/** @param heard told of every message once the table is on the screen; of what everybody is told, once */
export function sessionAt(code: string, watches: Watches, heard: (message: Outgoing) => void): Session {
  const players = signal<readonly PlayerNow[]>([NOBODY]);
  const focus = signal(FIRST);
  let moved = FIRST;
  let companions: readonly Companion[] = watches === false ? kept.at(code) : [];
  const keep = (next: readonly Companion[]): void => {
    companions = next;
    kept.keep(code, next);
  };
  const ears = {
    changed(now: readonly PlayerNow[]): void {
      focus.value = focusOf(now, focus.value);
      players.value = now;
      for (const { number, state } of now) if (number !== FIRST && state.gone !== null) lose(number, state.gone);
      for (const { player, wish } of saidByThemselves(now)) crew.wish(player, wish);
    },
    heard(player: number, message: Outgoing): void {
      if (player === focus.value || PERSONAL.has(message.type)) heard(message);
    },
  };
  const outsideOf = (player: number, name: () => string) => (player === FIRST ? browser : browserOf(player, name));
  const crew = new Crew({ outsideOf, screen }, ears, code, watches);
  const lose = (player: number, { why, sentence }: Gone): void => {
    crew.drop(player);
    if (why === "replaced") return; // by another tab of this browser, where they play on
    toast(texts().refused(why, sentence));
    if (NOT_WANTED.has(why)) keep(companions.filter((one) => one.number !== player));
  };
  const act = (player: number, action: Action, pressedAtMs?: number, aim?: Aim): void => {
    moved = player;
    crew.act(player, action, pressedAtMs, aim);
  };
  const unwatch = watchPage(crew);
  return {
    state: computed(() => faceOf(players.value, focus.value)),
    line: computed(() => lineOf(players.value)),
    isClosing: computed(() => players.value.some((one) => one.isClosing)),
    act: (action, pressedAtMs, aim) => act(focus.value, action, pressedAtMs, aim),
    raceBeganMs: () => crew.raceBeganMs(),
    wish: (wish) => {
      for (const player of speakersOf(wish, players.value, { focus: focus.value, moved })) crew.wish(player, wish);
    },
    watchRaces: (brings) => {
      crew.bringsOf = brings;
    },
    start: () => crew.start(companions),
    stop: () => {
      unwatch();
      crew.stop();
    },
    crew: {
      players,
      seats: computed(() => seatsHere(players.value)),
      focus,
      as: (player) => ({
        state: computed(() => faceOf(players.value, player)),
        act: (action, pressedAtMs, aim) => act(player, action, pressedAtMs, aim),
        raceBeganMs: () => crew.raceBeganMs(),
        wish: (wish) => crew.wish(player, wish),
      }),
      async add(name) {
        const number = freeNumber(companions);
        if (number === null) return;
        await buyTicket({ companion: number, name }); // says so if the name will not do
        keep([...companions, { number, name }]);
        crew.add({ number, name });
      },
      async rename(player, name) {
        await buyTicket({ companion: player, name });
        keep(companions.map((one) => (one.number === player ? { ...one, name } : one)));
        crew.rename(player, name);
      },
      remove(player) {
        crew.wish(player, { type: "stand_up" });
        keep(companions.filter((one) => one.number !== player));
        crew.drop(player);
      },
    },
  };
}

/** The page may be hidden, and networks come back. Returns how to stop. */
function watchPage(crew: Crew): () => void {
  const hurry = (): void => {
    if (!document.hidden) crew.hurry();
  };
  const turn = (): void => {
    if (document.hidden) crew.hide();
    hurry();
  };
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", turn);
  return () => {
    removeEventListener("online", hurry);
    document.removeEventListener("visibilitychange", turn);
  };
}

/** As the first player's; lost if anybody's is. */
function lineOf(players: readonly PlayerNow[]): Line {
  const [first = NOBODY] = players;
  return players.some(({ line }) => line === "lost") && first.line === "open" ? "lost" : first.line;
}
