/** Chains of the last tables that this device has played at. */
import type { KeptChain, Shelf } from "./links";

const KEY = "dicehall.chains";
const TABLES = 8;

type Kept = Readonly<Record<string, KeptChain>>;

/** @param storage throws where the browser forbids it */
export function shelfIn(storage: () => Pick<Storage, "getItem" | "setItem">): Shelf {
  const all = (): Kept => {
    try {
      return known(JSON.parse(storage().getItem(KEY) ?? "{}"));
    } catch {
      return {}; // forbidden, or written by something else
    }
  };
  return {
    recall: (table) => all()[table] ?? null,
    remember(table, chain) {
      const others = Object.entries(all()).filter(([name]) => name !== table);
      const kept = [...others.slice(1 - TABLES), [table, chain]];
      try {
        storage().setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
      } catch {
        // forbidden, or full: a reload begins a new chain then
      }
    },
  };
}

function known(value: unknown): Kept {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((one): one is [string, KeptChain] => isChain(one[1])));
}

function isChain(value: unknown): value is KeptChain {
  if (typeof value !== "object" || value === null) return false;
  const { match, secret, given } = value as Partial<Record<keyof KeptChain, unknown>>;
  return (
    Number.isInteger(match) && Number.isInteger(given) && typeof secret === "string" && /^[0-9a-f]{64}$/.test(secret)
  );
}
