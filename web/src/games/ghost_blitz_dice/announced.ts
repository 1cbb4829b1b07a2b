/** A verdict in sentences for the ear: who was first and why, and what it means for whoever listens. Pure. */
import { headlineOf } from "./gains";
import { lineOf } from "./line";
import { changeOf, type Throw } from "./model";
import { type GhostSeen, nameOf } from "./names";
import { texts } from "./texts";

export function verdictSaid(seen: GhostSeen, verdict: Throw): string {
  const says = texts().verdict;
  const name = (seat: number): string => nameOf(seen, seat);
  const { answer } = verdict;
  const mine = verdict.judged.filter((one) => one.seat === seen.seat);
  const lines = [...(answer === null ? [] : [answer]), ...mine].map((event) => lineOf(event, name)?.text ?? "");
  const change = seen.seat === 0 ? 0 : changeOf(verdict, seen.seat);
  const changed = change === 0 ? "" : says.change(change);
  return says.spoken([headlineOf(verdict, name), ...lines, changed].filter((one) => one !== ""));
}
