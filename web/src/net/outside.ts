/** The edges of a connection: the world that it needs, and who listens to it. */
import type { TableState } from "../model/table";
import type { Outgoing } from "../wire.gen";
import type { Shelf } from "./links";

/** `wavering`: away for less than two seconds, so nobody is told yet. */
export type Line = "connecting" | "open" | "wavering" | "lost" | "ended";

export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEars {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

/** The world around a connection; tests have one of their own. */
export interface Outside {
  openSocket(ears: SocketEars): Socket;
  /** Throws RefusedError, or anything else when there is no network. */
  ticket(): Promise<string>;
  /** Calls once after so many ms; the answer cancels it. */
  after(ms: number, call: () => void): () => void;
  /** Milliseconds of a clock that never runs backwards. */
  now(): number;
  random(): number;
  newId(): string;
  /** 32 random bytes that nobody can guess. */
  secret(): Uint8Array;
  readonly shelf: Shelf;
}

/** Who listens to a connection. */
export interface Listener {
  changed(state: TableState, line: Line, isClosing: boolean): void;
  heard(message: Outgoing): void;
}
