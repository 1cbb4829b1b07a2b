/** After a match: who won, how it went, and the same people again. */
import { useEffect } from "preact/hooks";
import type { OnlineGame, Seen } from "../../../games/gameui";
import { boxOf } from "../../../games/index";
import { shownCode } from "../../../model/code";
import { lobbyAddress } from "../../../model/route";
import { gameName, texts } from "../../../texts/texts";
import type { Outcome } from "../../../wire.gen";
import { Bar } from "../../frame/bar";
import { announce } from "../../frame/live";
import { isDesk } from "../../frame/screen";
import { Icon, Use } from "../../parts/art";
import { Button } from "../../parts/button";
import { classes } from "../../parts/classes";
import { SeatDisc } from "../../parts/seat";
import { Reconnecting } from "../play/notices";
import { SayKey } from "../say/say-key";
import type { TableScreen } from "../table-screen";
import { Again, AgainBar } from "./again";
import { headlineOf } from "./headline";
import { Keepsakes } from "./keepsakes";

interface ResultFrameProps extends TableScreen {
  readonly seen: Seen<OnlineGame>;
  readonly outcome: Outcome;
}

export function ResultFrame(view: ResultFrameProps) {
  const { ui, seen, hands, people, game, session } = view;
  const t = texts();
  useEffect(() => announce(`${headline(view)} ${ui.resultTitle(seen)}`), [people.match]);
  return (
    <>
      <Bar title={gameName(game.name)} small={t.table.finished(shownCode(people.table))}>
        <ResultKeys {...view} />
      </Bar>
      {session.line.value === "lost" && <Reconnecting isClosing={session.isClosing.value} />}
      <main class="end">
        <div class="end__main">
          <Podium {...view} />
          <ui.Result seen={seen} hands={hands} />
        </div>
        <aside class="end__side">
          <Again {...view} />
          <Keepsakes {...view} />
        </aside>
      </main>
      {!isDesk.value && <AgainBar {...view} />}
    </>
  );
}

function ResultKeys(view: TableScreen) {
  const { openSheet } = view;
  const t = texts();
  return (
    <>
      {isDesk.value && (
        <a class="btn btn--quiet" href={lobbyAddress}>
          <Icon name="home" />
          {t.backToHall}
        </a>
      )}
      <SayKey {...view} />
      <Button kind="quiet" icon="log" label={t.table.log} onPress={() => openSheet({ is: "log" })} />
      <Button
        kind="quiet"
        icon={isDesk.value ? "gear" : "more"}
        label={t.table.menu}
        onPress={() => openSheet({ is: "menu" })}
      />
    </>
  );
}

function Podium(view: ResultFrameProps) {
  const { ui, seen, outcome, game } = view;
  const [left, right] = boxOf(game.name).guests;
  const [first] = outcome.winners;
  const isShared = outcome.winners.length > 1;
  return (
    <section class={classes("podium", isShared && "podium--shared", "felt", "on-felt", ui.felt)}>
      <Use id={left} class="podium__fx podium__fx--a" />
      <Use id={right} class="podium__fx podium__fx--b" />
      {first !== undefined && (
        <div class="podium__seat">
          <Use id="crown" class="podium__crown" />
          <span class="podium__discs">
            {outcome.winners.map((seat) => (
              <SeatDisc key={seat} seat={seat} size={isShared ? "lg" : "xl"} />
            ))}
          </span>
        </div>
      )}
      <div>
        <h2>{headline(view)}</h2>
        <p>{ui.resultTitle(seen)}</p>
        {ui.Spoils !== undefined && first !== undefined && <ui.Spoils count={outcome.scores[first - 1] ?? 0} />}
      </div>
    </section>
  );
}

function headline({ outcome, session, name }: ResultFrameProps): string {
  const isShared = session.crew.seats.value.length > 0;
  return headlineOf(outcome, name, isShared ? 0 : session.state.value.seat);
}
