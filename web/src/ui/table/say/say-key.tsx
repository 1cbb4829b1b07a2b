/** "Say something": in the bar, for whoever has a seat. It sleeps for a moment after each word, and during a short race. */
import { signal } from "@preact/signals";
import type { Word } from "../../../wire.gen";
import { usePageKey } from "../../frame/page-keys";
import { Button } from "../../parts/button";
import type { TableScreen } from "../table-screen";
import { texts } from "./texts";

const RESTS_MS = 2000;

/** I have just said something. */
const rests = signal(false);

export function SayKey(view: TableScreen) {
  const { openSheet } = view;
  const t = texts();
  const canSpeak = maySpeak(view);
  const why = whyAsleep(view);
  const open = () => openSheet({ is: "say" });
  usePageKey("say", () => canSpeak && why === "" && open());
  if (!canSpeak) return null;
  return (
    <Button
      kind="quiet"
      icon="say"
      class="saykey"
      label={why === "" ? t.say : `${t.say}: ${why}`}
      asleep={why === "" ? undefined : ""}
      onPress={open}
    />
  );
}

/** Whether there are words at this table, and a seat to say them from. */
function maySpeak({ people, session }: TableScreen): boolean {
  return people.house.has_phrases && session.state.value.seat !== 0;
}

/** Empty: it does not sleep. */
export function whyAsleep({ people, ui, seen }: TableScreen): string {
  const { asleep } = texts();
  const isRacing = people.status === "playing" && seen !== null && ui.race?.(seen)?.isShort === true;
  if (isRacing) return asleep.race;
  return rests.value ? asleep.said : "";
}

export function say(word: Word, { session }: TableScreen): void {
  session.wish({ type: "say", word });
  rests.value = true;
  setTimeout(() => {
    rests.value = false;
  }, RESTS_MS);
}
