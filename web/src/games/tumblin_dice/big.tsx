/** Tumblin-Dice on a shared screen: the board large with its flags, all seats beside it, and what the last throw came to. */
import { isSceneSeen, view as tableView } from "../../ui/scene/view";
import type { ScreenProps } from "../gameui";
import { useAnnouncements } from "./announce";
import type { AtTable } from "./at-table";
import { FlatBoard } from "./flat-board";
import { useHitSounds } from "./hit-sounds";
import { colourOf } from "./names";
import { TumblinScene } from "./scene/view";
import { Seats } from "./seats";
import { number, signed } from "./texts";
import { boardTexts } from "./texts-board";
import { TumblinDie } from "./tumblin-die";
import { useTumblin } from "./use-tumblin";
import { changeWords } from "./words";

/** More dice than these are seldom moved, and have no room. */
const MOST_TOLD = 3;

export function Big({ seen: known, hands }: ScreenProps<"tumblin_dice">) {
  const table = useTumblin(known, hands);
  useAnnouncements(table);
  useHitSounds(table.playback);
  return (
    <div class="tvt">
      <div class="tvt__side">
        <Seats {...table} />
        <Told {...table} />
      </div>
      <div class="fl__stage tvt__stage">
        {tableView.value === "3d" && <TumblinScene {...table} />}
        {!isSceneSeen.value && <FlatBoard {...table} />}
      </div>
    </div>
  );
}

/** The last throw, a line for each die that gained or lost something. */
function Told({ story, name }: AtTable) {
  const t = boardTexts().last;
  if (story === null) return null;
  return (
    <section class="slate tvt__told" aria-label={t.head}>
      <h2 class="slate__h">
        {t.head}
        <small>{name(story.seat)}</small>
      </h2>
      <ul class="ress">
        {story.changes.slice(0, MOST_TOLD).map((change) => (
          <li key={`${change.die} ${change.what}`} class="res">
            <TumblinDie
              colour={colourOf(change.die)}
              kind={change.kind}
              face={change.face}
              isDim={change.what === "gone" || change.what === "set_aside"}
            />
            <span class="res__t">
              {change.die !== story.die && <small>{name(change.seat)}</small>}
              <b>{changeWords(change)}</b>
            </span>
            <span class="res__v">{change.die === story.die ? number(change.change) : signed(change.change)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
