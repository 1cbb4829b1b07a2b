/** Messages that leave no trace in the table's state, but are said to whom they concern. */
import { texts } from "../../texts/texts";
import type { Denied, Outgoing } from "../../wire.gen";
import { toast } from "../frame/toasts";

export interface Hearing {
  readonly heard: (message: Outgoing) => void;
  /** Who is asked for names and opens rules; the page sets it when it stands. */
  page: HearingPage;
}

export interface HearingPage {
  readonly name: (seat: number) => string;
  readonly openRule: (id: string) => void;
  /** What it sounds like. */
  readonly sound: (message: Outgoing) => void;
}

export function hearing(): Hearing {
  const ears: Hearing = {
    page: { name: () => "", openRule: () => undefined, sound: () => undefined },
    heard(message) {
      hear(message, ears.page);
    },
  };
  return ears;
}

function hear(message: Outgoing, { name, openRule, sound }: HearingPage): void {
  const t = texts().table;
  sound(message);
  if (message.type === "not_allowed") toast(texts().notAllowed(message.rule, message.why), message.rule, openRule);
  else if (message.type === "denied" && !isOfPage(message)) toast(texts().refused(message.why, message.sentence));
  else if (message.type === "bot_failed") toast(t.botFailed(name(message.seat)));
  else if (message.type === "take_back_closed") {
    toast(message.agreed ? t.takenBack(name(message.seat)) : t.notTakenBack(name(message.seat)));
  }
}

/** Of what the page says by itself (that it has painted, its links): nobody has asked for that, so nobody is told. */
function isOfPage({ id, why }: Denied): boolean {
  return id === "" && why !== "flood";
}
