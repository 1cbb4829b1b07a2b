/** My tables in words. */
import type { MyTable } from "../../wire.gen";
import { texts } from "./texts";

/** What the table waits for. */
export function stateOf({ game, status, is_turn, is_paused }: MyTable): string {
  const t = texts();
  if (status === "waiting") return t.waiting;
  if (is_paused) return t.paused;
  return is_turn ? (t.turn[game] ?? t.yourTurn) : t.playing;
}

/** How a match has ended. Of those who share a win I am told first. */
export function resultOf({ winners, others, place }: MyTable): string {
  const t = texts();
  if (winners.length === 0) return t.nobodyWon;
  if (place > 1) return others.length > 1 ? t.wonPlace(winners, place) : t.won(winners);
  const together = others.filter((name) => winners.includes(name));
  return winners.length === 1 ? t.youWon : t.wonTogether(together);
}

/** What it ended with, mine first: "13 points to 11". Nothing of a match from before scores were kept. */
export function scoreOf({ game, score, best_other }: MyTable): string {
  if (score === null || best_other === null) return "";
  return texts().score(game, score, best_other);
}

const DAY_MS = 24 * 3600 * 1000;

/** Midnights between two moments of Unix time, where the reader is. */
export function nightsBetween(thenMs: number, nowMs: number): number {
  const noon = (ms: number): number => new Date(ms).setHours(12, 0, 0, 0);
  return Math.round((noon(nowMs) - noon(thenMs)) / DAY_MS); // a day of another length is still one night
}

/** "today", "yesterday", "Friday", "3 October". */
export function dayOf(thenMs: number, nowMs: number): string {
  const { locale } = texts();
  const nights = nightsBetween(thenMs, nowMs);
  if (nights < 2) return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-Math.max(0, nights), "day");
  const looks = nights < 7 ? ({ weekday: "long" } as const) : ({ day: "numeric", month: "long" } as const);
  return new Intl.DateTimeFormat(locale, looks).format(thenMs);
}
