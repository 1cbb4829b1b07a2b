/** What this device remembers of the last tables that it has played at, for dice that anyone can check. */
import type { KeptChain, Shelf } from "./links";

const CHAINS = "dicehall.chains";
const TOLD = "dicehall.told";
/** So many of each are kept; a device whose eight players have a chain each remembers four tables. */
const MOST = 32;
const FINGERPRINT = /^[0-9a-f]{64}$/;

/** @param storage throws where the browser forbids it */
export function shelfIn(storage: () => Pick<Storage, "getItem" | "setItem">): Shelf {
  const chains = notesIn(storage, CHAINS, isChain);
  const told = notesIn(storage, TOLD, isFingerprint);
  return {
    recall: chains.read,
    remember: chains.write,
    told: (table, match) => told.read(`${table} ${match}`),
    keepTold: (table, match, transcript) => told.write(`${table} ${match}`, transcript),
  };
}

/** The shelf of another player on this device: their chains are their own, what the server told is told to all. */
export function shelfOf(companion: number, shelf: Shelf): Shelf {
  const own = (table: string): string => `${table}+${companion}`;
  return {
    recall: (table) => shelf.recall(own(table)),
    remember: (table, chain) => shelf.remember(own(table), chain),
    told: shelf.told,
    keepTold: () => undefined,
  };
}

export interface Notes<T> {
  readonly read: (name: string) => T | null;
  /** The oldest goes when there are too many. */
  readonly write: (name: string, note: T) => void;
}

/** Notes by name. @param storage throws where the browser forbids it */
export function notesIn<T>(
  storage: () => Pick<Storage, "getItem" | "setItem">,
  key: string,
  isNote: (value: unknown) => value is T,
): Notes<T> {
  const all = (): readonly (readonly [string, T])[] => {
    try {
      const value: unknown = JSON.parse(storage().getItem(key) ?? "{}");
      const notes = typeof value === "object" && value !== null ? Object.entries(value) : [];
      return notes.filter((one): one is [string, T] => isNote(one[1]));
    } catch {
      return []; // forbidden, or written by something else
    }
  };
  return {
    read: (name) => all().find(([known]) => known === name)?.[1] ?? null,
    write(name, note) {
      const others = all().filter(([known]) => known !== name);
      try {
        storage().setItem(key, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [name, note]])));
      } catch {
        // forbidden, or full: then a reload has forgotten it
      }
    },
  };
}

function isFingerprint(value: unknown): value is string {
  return typeof value === "string" && FINGERPRINT.test(value);
}

function isChain(value: unknown): value is KeptChain {
  if (typeof value !== "object" || value === null) return false;
  const { match, secret, given } = value as Partial<Record<keyof KeptChain, unknown>>;
  return Number.isInteger(match) && Number.isInteger(given) && isFingerprint(secret);
}
