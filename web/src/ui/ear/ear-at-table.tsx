/** At the waiting table of a game that can be played by ear: the key to one's own choice, who does it, what it means. */
import { canListen, listenersOf, listensMsOf } from "../../model/ear";
import { texts as houseTexts } from "../../texts/texts";
import { ear } from "../frame/chosen";
import { Icon } from "../parts/art";
import { Button } from "../parts/button";
import { Sheet } from "../parts/modal";
import type { TableScreen } from "../table/table-screen";
import { EarPanel } from "./ear-panel";
import { texts } from "./texts";

/** For whoever has a seat. */
export function EarKey({ game, session, openSheet }: TableScreen) {
  const t = texts();
  if (!canListen(game) || session.state.value.seat === 0) return null;
  return (
    <Button size="sm" icon="ear" class="earkey" onPress={() => openSheet({ is: "ear" })}>
      {t.title}: {t.ways[ear.now.value]}
    </Button>
  );
}

export function EarSheet({ onClose }: { readonly onClose: () => void }) {
  const t = texts();
  return (
    <Sheet title={t.title} icon="ear" closeLabel={houseTexts().close} onClose={onClose}>
      <EarPanel legend={t.yours} />
    </Sheet>
  );
}

export function WhoListens({ people }: TableScreen) {
  const listeners = listenersOf(people);
  if (listeners.length === 0) return null;
  const longestMs = Math.max(...listeners.map(({ seat }) => listensMsOf(people, seat)));
  const names = listeners.map(({ player }) => player);
  return (
    <p class="whohears">
      <Icon name="ear" />
      <span>{texts().meaning(names, longestMs)}</span>
    </p>
  );
}
