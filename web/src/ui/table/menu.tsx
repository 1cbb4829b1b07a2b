/** What a table has beside the game: who watches, how the line is, settings, the link, and the way out. */
import { texts } from "../../texts/texts";
import { BigScreenEntrance } from "../big/entrance";
import { isHandOnly } from "../big/phone-frame";
import { texts as checkTexts } from "../check/texts";
import { SeatingKey } from "../device/seating";
import { isDesk } from "../frame/screen";
import { Icon } from "../parts/art";
import { Button } from "../parts/button";
import { Sheet } from "../parts/modal";
import { Bars } from "../race/meter";
import { capOf, lineOf } from "../race/network";
import { ViewChoice } from "../scene/view-button";
import { HostKeys } from "./host/host-keys";
import { SoundButton } from "./sound-button";
import type { TableScreen } from "./table-screen";
import { CopyLink } from "./waiting/copy-link";

interface MenuProps extends TableScreen {
  readonly onClose: () => void;
}

export function Menu({ onClose, ...view }: MenuProps) {
  const { session, people, openSheet } = view;
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
        {session.state.value.isHost && <HostKeys {...view} onClose={onClose} />}
        {isHandOnly(view) ? <HelpAndLog {...view} /> : <ViewLine {...view} />}
        <li>
          <CopyLink code={people.table} />
        </li>
        {(people.status === "waiting" || !sits) && (
          <li>
            <BigScreenEntrance code={people.table} />
          </li>
        )}
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
        {view.ui.Edge !== undefined && session.crew.seats.value.length > 0 && (
          <li>
            <SeatingKey />
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

/** On a phone that is the hand of a seat beside a shared screen, the bar has no room for them. */
function HelpAndLog({ game, openSheet }: TableScreen) {
  const t = texts();
  return (
    <>
      <li>
        <Button icon="q" onPress={() => openSheet({ is: "help" })}>
          {t.games[game.name]?.help ?? t.rules}
        </Button>
      </li>
      <li>
        <Button icon="log" onPress={() => openSheet({ is: "log" })}>
          {t.table.log}
        </Button>
      </li>
    </>
  );
}

/** How the table is drawn; on a desk that stands in the bar. */
function ViewLine({ ui, people }: TableScreen) {
  if (isDesk.value || !ui.hasScene || people.status === "waiting") return null;
  return <li class="menu__wide">{ui.ViewSwitch ? <ui.ViewSwitch /> : <ViewChoice />}</li>;
}
