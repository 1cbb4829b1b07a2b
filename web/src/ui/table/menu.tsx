/** What a table has beside the game: who watches, how the line is, settings, the link, and the way out. */
import { texts } from "../../texts/texts";
import { texts as checkTexts } from "../check/texts";
import { Icon } from "../parts/art";
import { Button } from "../parts/button";
import { Sheet } from "../parts/modal";
import { Bars } from "../race/meter";
import { capOf, lineOf } from "../race/network";
import { SoundButton } from "./sound-button";
import type { TableScreen } from "./table-screen";
import { CopyLink } from "./waiting/copy-link";

interface MenuProps extends TableScreen {
  readonly onClose: () => void;
}

export function Menu({ session, people, openSheet, onClose }: MenuProps) {
  const t = texts();
  const { links } = session.state.value;
  const yours = links?.yours ?? null;
  const sits = session.state.value.seat !== 0;
  return (
    <Sheet title={t.table.menu} icon="more" closeLabel={t.close} onClose={onClose}>
      <ul class="menu">
        {people.watching > 0 && (
          <li class="stat">
            <Icon name="eye" />
            {t.table.watching(people.watching)}
          </li>
        )}
        {yours !== null && (
          <li class="stat">
            <Bars link={yours} />
            {lineOf(yours, t.you, capOf(links, people.house))}
          </li>
        )}
        <li>
          <CopyLink code={people.table} />
        </li>
        <li>
          <Button icon="book" onPress={() => openSheet({ is: "rules", rule: "" })}>
            {t.table.allRules}
          </Button>
        </li>
        {people.match > 0 && people.status !== "playing" && (
          <li>
            <Button icon="shield" onPress={() => openSheet({ is: "check", coin: null })}>
              {checkTexts().open}
            </Button>
          </li>
        )}
        <li>
          <SoundButton>{t.settings.sound}</SoundButton>
        </li>
        <li>
          <Button icon="gear" onPress={() => openSheet({ is: "settings" })}>
            {t.settings.title}
          </Button>
        </li>
        {sits && (
          <li>
            <Button kind="bad" icon="door" onPress={() => openSheet({ is: "leave" })}>
              {t.table.leave}
            </Button>
          </li>
        )}
      </ul>
    </Sheet>
  );
}
