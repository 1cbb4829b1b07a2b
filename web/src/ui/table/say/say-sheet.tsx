/** The words to choose from, and below them whose words one wants to see. */
import { takenSeats } from "../../../model/people";
import { texts as pageTexts } from "../../../texts/texts";
import { Use } from "../../parts/art";
import { Switch } from "../../parts/forms";
import { Sheet } from "../../parts/modal";
import { Row } from "../../parts/option-row";
import type { TableScreen } from "../table-screen";
import { isAllMuted, isPlayerMuted, muteAll, mutePlayer } from "./muted";
import { say, whyAsleep } from "./say-key";
import { texts, WORDS } from "./texts";

interface SaySheetProps extends TableScreen {
  readonly onClose: () => void;
}

export function SaySheet({ onClose, ...view }: SaySheetProps) {
  const t = texts();
  const why = whyAsleep(view);
  return (
    <Sheet title={t.say} icon="say" closeLabel={pageTexts().close} onClose={onClose}>
      <ul class="saywords">
        {WORDS.map((word) => (
          <li key={word}>
            <button
              type="button"
              class="sayword"
              aria-disabled={why !== "" || undefined}
              onClick={() => {
                if (why !== "") return;
                say(word, view);
                onClose();
              }}
            >
              <Use id={`say-${word}`} />
              <span>{t.words[word]}</span>
            </button>
          </li>
        ))}
      </ul>
      {why !== "" && <p class="cap">{why}</p>}
      <Hearing {...view} />
    </Sheet>
  );
}

/** Whose words are shown here. */
export function Hearing({ people, session }: TableScreen) {
  const t = texts();
  const others = takenSeats(people).filter((one) => one.kind === "person" && one.seat !== session.state.value.seat);
  return (
    <ul class="opts">
      <Row label={t.show} sentence={t.showWhy}>
        <Switch label={t.show} isOn={!isAllMuted.value} onSwitch={(isOn) => muteAll(!isOn)} />
      </Row>
      {!isAllMuted.value &&
        others.map(({ player }) => (
          <Row key={player} label={t.showOf(player)}>
            <Switch
              label={t.showOf(player)}
              isOn={!isPlayerMuted(player)}
              onSwitch={(isOn) => mutePlayer(player, !isOn)}
            />
          </Row>
        ))}
    </ul>
  );
}
