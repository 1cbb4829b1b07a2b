/** One visit to a table: its connection, and what the page shows of it. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { nothingKnown, type TableState } from "../../model/table";
import { browser, screen } from "../../net/browser";
import { Connection, type Wish } from "../../net/connection";
import type { Line } from "../../net/outside";
import { type Brings, Showing } from "../../net/showing";
import type { Action, Aim, Outgoing, Update } from "../../wire.gen";

export interface Session {
  readonly state: ReadonlySignal<TableState>;
  readonly line: ReadonlySignal<Line>;
  /** The server has said that it closes. */
  readonly isClosing: ReadonlySignal<boolean>;
  /** `pressedAtMs`: `timeStamp` of the event, for claims; `aim`: of a throw. */
  readonly act: (action: Action, pressedAtMs?: number, aim?: Aim) => void;
  /** Asks the table for what is no move; without a connection nothing happens. */
  readonly wish: (wish: Wish) => void;
  /** The game's screen stands, and says what updates bring that a race is about. */
  readonly watchRaces: (brings: (update: Update) => Brings) => void;
  /** Enters, also again after another tab took over. */
  readonly start: () => void;
  readonly stop: () => void;
}

/** @param heard told of every message once the table is on the screen */
export function sessionAt(code: string, watches: boolean, heard: (message: Outgoing) => void): Session {
  const state = signal<TableState>(nothingKnown);
  const line = signal<Line>("connecting");
  const isClosing = signal(false);
  let bringsOf: (update: Update) => Brings = () => "nothing";
  const listener = {
    changed(now: TableState, its: Line, closing: boolean): void {
      state.value = now;
      line.value = its;
      isClosing.value = closing;
    },
    heard(message: Outgoing): void {
      if (message.type === "update") showing.hears(message, bringsOf(message));
      heard(message);
    },
  };
  const connection = new Connection(browser, listener, code, watches);
  const showing = new Showing(screen, (revision) => connection.painted(revision));
  const hurry = (): void => {
    if (!document.hidden) connection.hurry();
  };
  const turn = (): void => {
    if (document.hidden) showing.hide();
    hurry();
  };
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", turn);
  return {
    state,
    line,
    isClosing,
    act: (action, pressedAtMs, aim) => {
      const since = pressedAtMs === undefined ? undefined : showing.since(pressedAtMs, state.value.update);
      connection.act(action, since, aim);
    },
    wish: (wish) => void connection.wish(wish),
    watchRaces: (brings) => {
      bringsOf = brings;
    },
    start: () => connection.start(),
    stop: () => {
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", turn);
      showing.stop();
      connection.stop();
    },
  };
}
