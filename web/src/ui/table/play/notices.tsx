/** Between bar and table: what is the matter just now, and what one can do about it. */
import { useEffect } from "preact/hooks";
import { isMineKept } from "../../../model/people";
import { texts } from "../../../texts/texts";
import { announce } from "../../frame/live";
import { Button } from "../../parts/button";
import { Banner } from "../../parts/messages";
import type { TableScreen } from "../table-screen";

interface NoticesProps extends TableScreen {
  /** The match has just ended: goes on to its result. */
  readonly onResult?: (() => void) | undefined;
}

export function Notices(props: NoticesProps) {
  const { session, people, onResult } = props;
  const { seat, takeBack } = session.state.value;
  if (session.line.value === "lost") return <Reconnecting isClosing={session.isClosing.value} />;
  if (onResult !== undefined) return <Over onResult={onResult} />;
  if (isMineKept(people, seat)) return <Kept {...props} />;
  if (takeBack !== 0 && takeBack !== seat && seat !== 0) return <TakeBack {...props} asking={takeBack} />;
  return null;
}

/** Said when it appears; the banner itself is no live region. */
function useSaid(text: string): void {
  useEffect(() => announce(text), [text]);
}

export function Reconnecting({ isClosing }: { readonly isClosing: boolean }) {
  const t = texts().table;
  const what = isClosing ? t.restarting : t.reconnecting;
  useSaid(`${what} ${t.seatSafe}`);
  return (
    <section class="banner--bar" aria-label={t.notice}>
      <Banner tone="warn" isBusy>
        <b>{what}</b> {t.seatSafe}
      </Banner>
    </section>
  );
}

function Kept({ session }: NoticesProps) {
  const t = texts().table;
  useSaid(t.kept);
  const take = () => session.wish({ type: "ready", is_ready: true });
  return (
    <section class="banner--bar" aria-label={t.notice}>
      <Banner
        tone="info"
        side={
          <Button kind="act" size="sm" onPress={take}>
            {t.takeSeat}
          </Button>
        }
      >
        <b>{t.kept}</b>
      </Banner>
    </section>
  );
}

function TakeBack({ session, name, asking }: NoticesProps & { readonly asking: number }) {
  const t = texts().table;
  const question = t.takeBack(name(asking));
  useSaid(question);
  const answer = (agree: boolean) => session.wish({ type: "answer_take_back", agree });
  return (
    <section class="banner--bar" aria-label={t.notice}>
      <Banner
        tone="info"
        side={
          <>
            <Button size="sm" onPress={() => answer(true)}>
              {t.agree}
            </Button>
            <Button size="sm" onPress={() => answer(false)}>
              {t.no}
            </Button>
          </>
        }
      >
        {question}
      </Banner>
    </section>
  );
}

function Over({ onResult }: { readonly onResult: () => void }) {
  const t = texts().table;
  return (
    <section class="banner--bar" aria-label={t.notice}>
      <Banner
        tone="good"
        side={
          <Button kind="act" size="sm" onPress={onResult}>
            {t.toResult}
          </Button>
        }
      >
        <b>{t.now.over}</b>
      </Banner>
    </section>
  );
}
