/** Addresses of the pages, and what stands in them. */
import { GAMES, type GameSeen } from "../wire.gen";
import { readCode } from "./code";

export type Route =
  | { readonly page: "lobby" }
  | { readonly page: "table"; readonly code: string; readonly watches: boolean }
  | { readonly page: "rules"; readonly game: GameSeen; readonly rule: string }
  | { readonly page: "unknown" };

/** @param address path, query and hash, as in `/rules/ghost_blitz_dice#GB-R4` */
export function routeOf(address: string): Route {
  const url = new URL(address, "http://hall");
  const [first = "", second = "", ...more] = url.pathname.split("/").filter((part) => part !== "");
  if (more.length > 0) return { page: "unknown" };
  if (first === "") return { page: "lobby" };
  if (first === "t") return tableOf(second, url.searchParams);
  if (first === "rules") return rulesOf(second, url.hash);
  return { page: "unknown" };
}

export const lobbyAddress = "/";

export function tableAddress(code: string, watches = false): string {
  return watches ? `/t/${code}?watch` : `/t/${code}`;
}

/** @param rule id of the rule to be shown first; empty: from the beginning */
export function rulesAddress(game: string, rule = ""): string {
  return rule === "" ? `/rules/${game}` : `/rules/${game}#${rule}`;
}

function tableOf(text: string, query: URLSearchParams): Route {
  const code = readCode(decoded(text));
  return code === null ? { page: "unknown" } : { page: "table", code, watches: query.has("watch") };
}

function rulesOf(name: string, hash: string): Route {
  const game = GAMES.find((one) => one.name === name);
  return game === undefined ? { page: "unknown" } : { page: "rules", game, rule: decoded(hash.slice(1)) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone % is no code either
  }
}
