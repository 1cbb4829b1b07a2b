/** What a throw moved, as the verdict lists it: how much, from where, by which rule. */
import type { GhostScored } from "../../wire.gen";
import type { Throw } from "./model";
import { texts } from "./texts";

export interface Gain {
  /** Empty where no point moves. */
  readonly change: string;
  readonly text: string;
  readonly rule: string;
}

export function gainsOf(one: Throw, name: (seat: number) => string): readonly Gain[] {
  const says = texts().verdict;
  const payers = one.paid.filter((paid) => paid.change !== 0).map((paid) => name(paid.seat));
  const poor = one.paid.filter((paid) => paid.change === 0);
  const moved = one.closed?.right ? one.scored.map((scored) => gainOf(scored, payers)) : intoJackpot(payers);
  const nothing = poor.slice(0, 1).map(({ rule }) => ({
    change: "",
    text: says.nothingToPay(poor.map((paid) => name(paid.seat))),
    rule,
  }));
  return [...moved, ...nothing, ...whyNobody(one)];
}

/** GB-R7 closes by the clock; the judge's word has no time. */
function whyNobody(one: Throw): readonly Gain[] {
  if (one.closed?.rule !== "GB-R7" || one.answer === null) return [];
  return [{ change: "", text: texts().verdict.timeUp, rule: "GB-R7" }];
}

function intoJackpot(payers: readonly string[]): readonly Gain[] {
  if (payers.length === 0) return [];
  return [{ change: texts().signed(payers.length), text: texts().verdict.intoJackpot(payers), rule: "GB-7" }];
}

function gainOf(scored: GhostScored, payers: readonly string[]): Gain {
  const says = texts().verdict;
  const words = { supply: says.fromSupply, penalties: says.from(payers), jackpot: says.fromJackpot };
  return { change: texts().signed(scored.change), text: words[scored.source], rule: scored.rule };
}

export function headlineOf(one: Throw, name: (seat: number) => string): string {
  const says = texts().verdict;
  if (one.closed === null) return "";
  if (one.closed.right > 0) return says.first(name(one.closed.right));
  return one.closed.rule === "GB-7" ? says.allWrong : says.noneInTime;
}
