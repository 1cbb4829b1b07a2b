/** What the host can do, as lines of the table's menu. */
import { texts as pageTexts } from "../../../texts/texts";
import type { House } from "../../../wire.gen";
import { everywhere, shortcut } from "../../frame/keys";
import { Button } from "../../parts/button";
import { Switch } from "../../parts/forms";
import { OptionText } from "../../parts/option-row";
import type { TableScreen } from "../table-screen";
import { pause } from "./paused";
import { texts } from "./texts";

interface HostKeysProps extends TableScreen {
  readonly onClose: () => void;
}

export function HostKeys({ onClose, ...view }: HostKeysProps) {
  const { people, openSheet } = view;
  const t = texts();
  const isPaused = people.is_paused === true;
  const turn = () => {
    pause(view, !isPaused);
    onClose();
  };
  return (
    <li class="menu__part">
      <h3>{t.host}</h3>
      <ul class="menu">
        {people.status === "playing" && (
          <li>
            <Button icon={isPaused ? "play" : "pause"} shortcut={shortcut(everywhere.value.pause)} onPress={turn}>
              {isPaused ? t.goOn : t.pause}
            </Button>
          </li>
        )}
        <li>
          <LockRow {...view} />
        </li>
        <li>
          <Button icon="star" onPress={() => openSheet({ is: "new_host" })}>
            {t.handOver}
          </Button>
        </li>
      </ul>
    </li>
  );
}

function LockRow(view: TableScreen) {
  const { people } = view;
  const label = pageTexts().waiting.locked;
  const lock = (isLocked: boolean) => setHouse(view, { is_locked: isLocked });
  return (
    <div class="menu__row">
      <OptionText label={label} sentence={whoComes(people.house)} />
      <Switch label={label} isOn={people.house.is_locked} onSwitch={lock} />
    </div>
  );
}

/** The host sets a part of what holds for the table; the rest stays. */
export function setHouse({ people, session }: TableScreen, part: Partial<House>): void {
  session.wish({ type: "set_house", house: { ...people.house, ...part } });
}

/** Who can still come to this table. */
export function whoComes({ is_locked, is_listed }: House): string {
  const t = texts();
  if (is_locked) return t.locked;
  return is_listed ? t.openToAll : t.openToLink;
}
