/** One visit to a table: its connection, and what the page shows of it. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { nothingKnown, type TableState } from "../../model/table";
import { browser } from "../../net/browser";
import { Connection, type Wish } from "../../net/connection";
import type { Line } from "../../net/outside";
import type { Outgoing } from "../../wire.gen";

export interface Session {
  readonly state: ReadonlySignal<TableState>;
  readonly line: ReadonlySignal<Line>;
  /** The server has said that it closes. */
  readonly isClosing: ReadonlySignal<boolean>;
  readonly act: Connection["act"];
  readonly painted: Connection["painted"];
  /** Asks the table for what is no move; without a connection nothing happens. */
  readonly wish: (wish: Wish) => void;
  /** Enters, also again after another tab took over. */
  readonly start: () => void;
  readonly stop: () => void;
}

/** @param heard told of every message once the table is on the screen */
export function sessionAt(code: string, watches: boolean, heard: (message: Outgoing) => void): Session {
  const state = signal<TableState>(nothingKnown);
  const line = signal<Line>("connecting");
  const isClosing = signal(false);
  const changed = (now: TableState, its: Line, closing: boolean): void => {
    state.value = now;
    line.value = its;
    isClosing.value = closing;
  };
  const connection = new Connection(browser, { changed, heard }, code, watches);
  const hurry = (): void => {
    if (!document.hidden) connection.hurry();
  };
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  return {
    state,
    line,
    isClosing,
    act: (action, sinceShownMs) => connection.act(action, sinceShownMs),
    painted: (round) => connection.painted(round),
    wish: (wish) => void connection.wish(wish),
    start: () => connection.start(),
    stop: () => {
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      connection.stop();
    },
  };
}
