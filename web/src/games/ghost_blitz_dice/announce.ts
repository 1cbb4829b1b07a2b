/** What a screen reader is told of a throw: that it rolls, the dice when they can be seen, the own grab, the verdict. */
import { useEffect, useRef } from "preact/hooks";
import { GHOST_FIGURES } from "../../wire.gen";
import type { Hands } from "../gameui";
import { verdictSaid } from "./announced";
import type { Throw } from "./model";
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
  useNews(during("motion"), () => hands.announce(texts().rolling, "polite"));
  useNews(during("grab"), () => hands.announce(diceSaid(seen), "assertive"));
  useNews(during("grab", isHeld), () => hands.announce(texts().claimedSaid, "polite"));
  useNews(verdict === null ? "" : `verdict ${verdict.number}`, () => {
    if (verdict !== null) hands.announce(verdictSaid(seen, verdict), "assertive");
  });
  useNews(during("throw"), () => hands.announce(texts().throws(nameOf(seen, view.thrower)), "polite"));
}

function diceSaid(seen: GhostSeen): string {
  const { faces } = seen.update.view;
  const dice = GHOST_FIGURES.flatMap((die, place) => {
    const face = faces[place];
    return face === undefined ? [] : [texts().die(die, face)];
  });
  return dice.join(", ");
}

/** Tells once for each key that is not empty, after the screen shows it. */
function useNews(key: string, tell: () => void): void {
  const told = useRef("");
  useEffect(() => {
    if (key === told.current) return;
    told.current = key;
    if (key !== "") tell();
  });
}
