/** What a screen reader is told of a throw: that it rolls, the dice when they can be seen, the own grab, the verdict. */
import { useEffect, useRef } from "preact/hooks";
import { GHOST_FIGURES, type GhostFigure } from "../../wire.gen";
import type { Hands } from "../gameui";
import { verdictSaid } from "./announced";
import { dieMsHere, listensMsHere, stillListening } from "./by-ear";
import { seatsAround, type Throw } from "./model";
import { type GhostSeen, nameOf } from "./names";
import { texts } from "./texts";

interface Heard {
  readonly seen: GhostSeen;
  readonly hands: Hands;
  readonly verdict: Throw | null;
}

export function useAnnouncements({ seen, hands, verdict }: Heard): void {
  const { view } = seen.update;
  const during = (phase: string, isSo = true): string => (view.phase === phase && isSo ? `${phase} ${view.throw}` : "");
  const isHeld = seen.isClaimed || view.hand.length > 0; // not before the table has it: a press can be refused
  const isByEar = dieMsHere(seen) > 0;
  // no reader speaks while dice are told; when they were, there is something to read for fingers, too
  useNews(during("motion", !isByEar), () => hands.announce(texts().rolling, "polite"));
  useNews(during("grab"), () => hands.announce(diceSaid(view.faces), isByEar ? "polite" : "assertive"));
  useNews(during("grab", isHeld), () => hands.announce(claimSaid(seen), "polite"));
  useNews(verdict === null ? "" : `verdict ${verdict.number}`, () => {
    if (verdict !== null) hands.announce(verdictSaid(seen, verdict), "assertive");
  });
  useNews(during("throw"), () => hands.announce(texts().throws(nameOf(seen, view.thrower)), "polite"));
}

/** What somebody hears who asks how it stands. */
export function pointsSaid(seen: GhostSeen): string {
  const { view } = seen.update;
  const seats = seatsAround(view).filter((seat) => !view.left.includes(seat));
  const points = seats.map((seat) => [nameOf(seen, seat), view.points[seat - 1] ?? 0] as const);
  return texts().pointsSaid(points, view.supply, view.jackpot);
}

function claimSaid(seen: GhostSeen): string {
  const listeners = stillListening(seen, listensMsHere(seen));
  if (listeners.length === 0) return texts().claimedSaid;
  return texts().claimedWhile(listeners.map((seat) => nameOf(seen, seat)));
}

export function diceSaid(faces: readonly GhostFigure[]): string {
  const dice = GHOST_FIGURES.flatMap((die, place) => {
    const face = faces[place];
    return face === undefined ? [] : [texts().die(die, face)];
  });
  return dice.join(", ");
}

/** Tells once for each key that is not empty, after the screen shows it. */
export function useNews(key: string, tell: () => void): void {
  const told = useRef("");
  useEffect(() => {
    if (key === told.current) return;
    told.current = key;
    if (key !== "") tell();
  });
}
