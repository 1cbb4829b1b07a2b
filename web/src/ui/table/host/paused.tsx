/** The table stands still: who did that, what it means, and for the host the key that lets it go on. */
import { useEffect, useRef } from "preact/hooks";
import { hostOf } from "../../../model/people";
import { texts as pageTexts } from "../../../texts/texts";
import { everywhere, shortcut } from "../../frame/keys";
import { announce } from "../../frame/live";
import { usePageKey } from "../../frame/page-keys";
import { Icon } from "../../parts/art";
import { Button, RuleBadge } from "../../parts/button";
import { hasRaces } from "../../race/network";
import type { TableScreen } from "../table-screen";
import { texts } from "./texts";

interface PausedProps extends TableScreen {
  /** Seat; 0: nobody knows. */
  readonly pauser: number;
}

/** On the felt, over the board. */
export function Paused({ pauser, ...view }: PausedProps) {
  const { people, session, ui, hands, name } = view;
  const t = texts();
  const title = pauser === 0 ? t.paused : t.pausedBy(name(pauser));
  useEffect(() => {
    announce(title);
    return () => announce(texts().goesOn);
  }, [title]);
  return (
    <section class="paused" aria-label={title}>
      <Icon name="pause" class="paused__sign" />
      <h2>{title}</h2>
      <p>{t.pausedWhy}</p>
      {hasRaces(ui) && (
        <p>
          {t.brokenOff} <RuleBadge id="ALL-10" label={pageTexts().openRule("ALL-10")} onOpen={hands.openRule} />
        </p>
      )}
      {session.state.value.isHost ? (
        <Button
          kind="act"
          size="lg"
          icon="play"
          shortcut={shortcut(everywhere.value.pause)}
          onPress={() => pause(view, false)}
        >
          {t.goOn}
        </Button>
      ) : (
        <p class="paused__host">{t.waitsFor(hostOf(people)?.player ?? "")}</p>
      )}
    </section>
  );
}

/**
 * Whether the table stands still, and the key with which the host changes that.
 *
 * @returns seat of whoever has paused, as this page has seen it happen; 0: it came later, and the host may be another by
 *   now; null: the match goes on
 */
export function usePause(view: TableScreen): number | null {
  const { people, session } = view;
  const isPaused = people.is_paused === true;
  const before = useRef({ isPaused, seat: 0 });
  if (isPaused !== before.current.isPaused) {
    before.current = { isPaused, seat: isPaused ? (hostOf(people)?.seat ?? 0) : 0 };
  }
  usePageKey("pause", () => {
    if (session.state.value.isHost && people.status === "playing") pause(view, !isPaused);
  });
  return isPaused ? before.current.seat : null;
}

export function pause({ session }: TableScreen, isPaused: boolean): void {
  session.wish({ type: "pause", is_paused: isPaused });
}
