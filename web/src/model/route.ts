/** Addresses of the pages, and what stands in them. */
import { GAMES, type GameSeen } from "../wire.gen";
import { readCode } from "./code";

export type Route =
  | { readonly page: "lobby" }
  | { readonly page: "table"; readonly code: string; readonly watches: boolean }
  /** A shared screen: it shows the table, and the seats are on phones. */
  | { readonly page: "screen"; readonly code: string }
  /** `moment`: "30" or "30.2"; empty: none is named. */
  | { readonly page: "replay"; readonly code: string; readonly match: number; readonly moment: string }
  | { readonly page: "file"; readonly moment: string }
  | { readonly page: "rules"; readonly game: GameSeen; readonly rule: string }
  | { readonly page: "learn"; readonly game: GameSeen }
  | { readonly page: "unknown" };

/** @param address path, query and hash, as in `/rules/ghost_blitz_dice#GB-R4` */
export function routeOf(address: string): Route {
  const url = new URL(address, "http://hall");
  const [first = "", second = "", ...more] = url.pathname.split("/").filter((part) => part !== "");
  if (first === "t" && more.length === 2) return replayOf(second, more, url.hash);
  if (more.length > 0) return { page: "unknown" };
  if (first === "") return { page: "lobby" };
  if (first === "t") return tableOf(second, url.searchParams);
  if (first === "rules") return rulesOf(second, url.hash);
  if (first === "learn") return learnOf(second);
  if (first === "replay" && second === "") return { page: "file", moment: decoded(url.hash.slice(1)) };
  return { page: "unknown" };
}

export const lobbyAddress = "/";

export function tableAddress(code: string, watches = false): string {
  return watches ? `/t/${code}?watch` : `/t/${code}`;
}

export function screenAddress(code: string): string {
  return `/t/${code}?screen`;
}

/** Where a record can be brought to. */
export const fileAddress = "/replay";

/** @param moment as in the route; empty: from the beginning */
export function replayAddress(code: string, match: number, moment = ""): string {
  return moment === "" ? `/t/${code}/match/${match}` : `/t/${code}/match/${match}#${moment}`;
}

/** @param rule id of the rule to be shown first; empty: from the beginning */
export function rulesAddress(game: string, rule = ""): string {
  return rule === "" ? `/rules/${game}` : `/rules/${game}#${rule}`;
}

/** A game in two minutes. */
export function learnAddress(game: string): string {
  return `/learn/${game}`;
}

function tableOf(text: string, query: URLSearchParams): Route {
  const code = readCode(decoded(text));
  if (code === null) return { page: "unknown" };
  return query.has("screen") ? { page: "screen", code } : { page: "table", code, watches: query.has("watch") };
}

function replayOf(text: string, [word = "", number = ""]: readonly string[], hash: string): Route {
  const code = readCode(decoded(text));
  if (code === null || word !== "match" || !/^[1-9]\d{0,8}$/.test(number)) return { page: "unknown" };
  return { page: "replay", code, match: Number(number), moment: decoded(hash.slice(1)) };
}

function rulesOf(name: string, hash: string): Route {
  const game = GAMES.find((one) => one.name === name);
  return game === undefined ? { page: "unknown" } : { page: "rules", game, rule: decoded(hash.slice(1)) };
}

function learnOf(name: string): Route {
  const game = GAMES.find((one) => one.name === name);
  return game === undefined ? { page: "unknown" } : { page: "learn", game };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone % is no code either
  }
}
