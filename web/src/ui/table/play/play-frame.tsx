/** A match in play: bar, notices, the felt with the game's own screen, and a rail or two keys beside it. */
import { texts } from "../../../texts/texts";
import { DeviceBoard } from "../../device/device-board";
import { useFocusKept } from "../../frame/focus";
import { isDesk } from "../../frame/screen";
import { Button } from "../../parts/button";
import { classes } from "../../parts/classes";
import { Panel } from "../../parts/panel";
import { Paused, usePause } from "../host/paused";
import type { TableScreen } from "../table-screen";
import { Log } from "./log";
import { Notices } from "./notices";
import { PlayBar } from "./play-bar";

interface PlayFrameProps extends TableScreen {
  readonly onResult?: () => void;
}

export function PlayFrame({ onResult, ...view }: PlayFrameProps) {
  const { ui, session } = view;
  const pauser = usePause(view);
  const isPaused = pauser !== null;
  const isCut = session.line.value === "lost";
  useFocusKept(() => null); // a notice that was answered goes
  return (
    <div class="play">
      <PlayBar {...view} />
      <Notices {...view} onResult={onResult} />
      <main class={classes("table", !ui.hasRail && "table--wide", isCut && "table--cut", isPaused && "table--paused")}>
        <section class="tray" aria-label={texts().table.felt}>
          {isPaused && <Paused {...view} pauser={pauser} />}
          <div class={classes("felt", "on-felt", ui.felt)}>
            <DeviceBoard {...view} />
          </div>
        </section>
        {isDesk.value && (ui.hasRail ? <Rail {...view} /> : <MiniRail {...view} />)}
      </main>
    </div>
  );
}

function Rail(view: TableScreen) {
  const { ui, seen, hands, game } = view;
  const t = texts();
  return (
    <aside class="rail">
      <Panel title={t.games[game.name]?.help ?? t.rules} icon="book" isTight>
        {seen !== null && <ui.Help seen={seen} hands={hands} />}
      </Panel>
      <Panel title={t.table.log} icon="log">
        <Log {...view} />
      </Panel>
    </aside>
  );
}

function MiniRail({ openSheet }: TableScreen) {
  const t = texts();
  return (
    <aside class="minirail">
      <Button icon="book" onPress={() => openSheet({ is: "help" })}>
        {t.rules}
      </Button>
      <Button icon="log" onPress={() => openSheet({ is: "log" })}>
        {t.table.logShort}
      </Button>
    </aside>
  );
}
