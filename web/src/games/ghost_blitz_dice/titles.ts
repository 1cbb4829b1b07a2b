/** Titles for the bar and the banner, and whether it is my move. */
import { heard } from "../../ui/ear/use-telling";
import { veiled } from "./by-ear";
import { canGrab, canThrow, standingVerdict, throwsOf } from "./model";
import { standingsOf } from "./model-result";
import { type GhostSeen, nameOf } from "./names";
import { texts } from "./texts";

/** A verdict belongs to the throw that it judges, though the next one has its number already. */
export function roundTitle(seen: GhostSeen): string {
  const { view } = seen.update;
  return texts().title(standingVerdict(view, throwsOf(seen.history))?.number ?? view.throw);
}

export function resultTitle(seen: GhostSeen): string {
  const says = texts().result;
  const { view, outcome } = seen.update;
  const throws = throwsOf(seen.history);
  const thrown = throws.filter((one) => one.closed !== null).length;
  if (outcome === null) return "";
  if (outcome.rule === "ALL-7") return says.lastOne(thrown);
  const [first, second] = standingsOf(view, throws);
  if (outcome.winners.length > 1) return says.shared(first?.points ?? 0, thrown);
  if (first === undefined || second === undefined) return "";
  return says.winner(first.points, nameOf(seen, second.seat), second.points, thrown);
}

export function isMyMove(real: GhostSeen): boolean {
  const seen = veiled(real, heard.value); // whoever is still told the dice cannot grab yet
  const { view } = seen.update;
  return !seen.isAsleep && (canThrow(view) || canGrab(view));
}

/** From the throw on: eyes are on the dice. */
export function race({ update: { view } }: GhostSeen): { readonly id: string; readonly isShort: boolean } | null {
  const isOn = view.phase === "motion" || view.phase === "grab";
  return isOn ? { id: `${view.throw}`, isShort: true } : null;
}
