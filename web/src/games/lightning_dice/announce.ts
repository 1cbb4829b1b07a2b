/** What a screen reader is told: the card when it is turned, verdicts, and the own dice when they lie there. */
import { useEffect, useRef } from "preact/hooks";
import type { Hands } from "../gameui";
import { cardSaid, newsAfter, rollKey, rollSaid } from "./announced";
import type { LightningSeen } from "./names";
import { texts } from "./texts";

interface Heard {
  readonly seen: LightningSeen;
  readonly hands: Hands;
  /** The own dice still tumble on this screen, though their faces may be here already. */
  readonly isTumbling: boolean;
}

export function useAnnouncements({ seen, hands, isTumbling }: Heard): void {
  useEvents(seen, hands);
  const key = isTumbling ? "" : rollKey(seen);
  const heard = useRef(key); // after a reload the card is enough
  useEffect(() => {
    if (key === "" || key === heard.current) return;
    heard.current = key;
    const said = rollSaid(seen);
    if (said !== "") hands.announce(said, "polite");
  });
  useEffect(() => {
    if (seen.isClaimed) hands.announce(texts().said.calling, "polite");
  }, [seen.isClaimed]);
}

/** All that happened since the last update that was told; whoever comes in is told the card. */
function useEvents(seen: LightningSeen, hands: Hands): void {
  const { match, revision } = seen.update;
  const told = useRef({ match: 0, revision: 0 });
  useEffect(() => {
    const before = told.current;
    told.current = { match, revision };
    if (before.match !== match) {
      const card = cardSaid(seen);
      if (card !== "") hands.announce(card, "assertive");
      return;
    }
    const news = newsAfter(seen, before.revision);
    if (news !== null) hands.announce(news.text, news.urgency);
  }, [match, revision]);
}
