/** What a screen reader is told: the dice when they can be seen, and the verdict; both at once. */
import { useEffect, useRef } from "preact/hooks";
import { GHOST_FIGURES } from "../../wire.gen";
import type { Hands } from "../gameui";
import { headlineOf } from "./gains";
import type { Throw } from "./model";
import { readingOf } from "./model-reading";
import { type GhostSeen, nameOf } from "./names";
import { texts } from "./texts";

export function useAnnouncements(seen: GhostSeen, hands: Hands, verdict: Throw | null): void {
  const { view } = seen.update;
  const isShown = view.phase === "grab";
  useNews(isShown ? `dice ${view.throw}` : "", () => {
    const dice = GHOST_FIGURES.flatMap((die, place) => {
      const face = view.faces[place];
      return face === undefined ? [] : [texts().die(die, face)];
    });
    hands.announce(dice.join(", "), "assertive");
  });
  useNews(verdict === null ? "" : `verdict ${verdict.number}`, () => {
    if (verdict !== null) hands.announce(verdictText(seen, verdict), "assertive");
  });
  const isMine = view.phase === "throw" && view.thrower === seen.seat && verdict === null;
  useNews(isMine ? `throw ${view.throw}` : "", () => hands.announce(texts().throws(texts().you), "polite"));
}

function verdictText(seen: GhostSeen, verdict: Throw): string {
  const headline = headlineOf(verdict, (seat) => nameOf(seen, seat));
  const { answer } = verdict;
  if (answer === null) return headline;
  return texts().verdict.spoken(
    headline,
    texts().log.answer(readingOf(answer), answer.figure, answer.seen, answer.die),
  );
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
