/**
 * What a card asks, taken apart, so that it can be said in any language. Pure.
 *
 * The server sends it in canonical words: `show 2 4 6 and sum at least 30`. `sentenceOf` is what people read.
 */
import { texts } from "./texts";

export type Kind = "even" | "odd" | "low" | "high";
export type Groups = "three pairs" | "two triples" | "four and a pair";

export type Part =
  | { readonly is: "exactly"; readonly dice: readonly number[] }
  | { readonly is: "show"; readonly dice: readonly number[] }
  /** So many of one number or more; `face` 0: of any. */
  | { readonly is: "alike"; readonly count: number; readonly face: number }
  | { readonly is: "groups"; readonly which: Groups }
  | { readonly is: "run"; readonly length: number }
  | { readonly is: "all"; readonly kind: Kind }
  | { readonly is: "sum"; readonly bound: "" | "at least" | "at most"; readonly total: number };

const COUNTS: readonly string[] = ["", "one", "two", "three", "four", "five", "six"];

/** Of no requirement: nothing. Throws for words that no card has. */
export function partsOf(requirement: string): readonly Part[] {
  return requirement === "" ? [] : requirement.split(/ and (?!a pair)/).map(partOf);
}

/** "A 2, a 4 and a 6; the rest is free." */
export function sentenceOf(requirement: string): string {
  return requirement === "" ? "" : texts().asks(partsOf(requirement));
}

function partOf(text: string): Part {
  const part = diceOf(text) ?? alikeOf(text) ?? otherOf(text);
  if (part === null) throw new Error(`no card asks for ${text}`);
  return part;
}

function diceOf(text: string): Part | null {
  const [, is, dice] = /^(exactly|show) ([1-6](?: [1-6])*)$/.exec(text) ?? [];
  if (dice === undefined) return null;
  return { is: is === "show" ? "show" : "exactly", dice: dice.split(" ").map(Number) };
}

function alikeOf(text: string): Part | null {
  const [, count = "", what = ""] = /^(?:at least )?(\w+) (alike|[1-6]s)$/.exec(text) ?? [];
  if (what === "") return null;
  return { is: "alike", count: COUNTS.indexOf(count), face: what === "alike" ? 0 : Number(what[0]) };
}

function otherOf(text: string): Part | null {
  if (text === "three pairs" || text === "two triples" || text === "four and a pair") {
    return { is: "groups", which: text };
  }
  const [, length] = /^run of (\w+)$/.exec(text) ?? [];
  if (length !== undefined) return { is: "run", length: COUNTS.indexOf(length) };
  const [, kind] = /^all (even|odd|low|high)$/.exec(text) ?? [];
  if (kind !== undefined) return { is: "all", kind: kind as Kind };
  const [, bound = "", total] = /^sum (?:(at least|at most) )?(\d+)$/.exec(text) ?? [];
  if (total === undefined) return null;
  return { is: "sum", bound: bound as "" | "at least" | "at most", total: Number(total) };
}
