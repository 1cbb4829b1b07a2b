/** A table on a shared screen: it only shows. The match is the game's own `Big`; seats are on phones. */
import { useEffect } from "preact/hooks";
import type { GameUi, Hands, OnlineGame } from "../../games/gameui";
import { gameOf } from "../../model/game";
import { namer } from "../../model/names";
import { seenOf } from "../../model/seen";
import { gameName, texts as shellTexts } from "../../texts/texts";
import type { GameSeen, People } from "../../wire.gen";
import { announce } from "../frame/live";
import { showTitle } from "../frame/title";
import { classes } from "../parts/classes";
import type { Hearing } from "../table/hearing";
import { type Shown, useLinger } from "../table/linger";
import { Bubbles } from "../table/say/bubbles";
import type { Session } from "../table/session";
import type { TableScreen } from "../table/table-screen";
import { useSounds } from "../table/use-sounds";
import { useAwake } from "./awake";
import { BigBar } from "./big-bar";
import { BigResult } from "./big-result";
import { BigWaiting } from "./big-waiting";
import { useIdle } from "./keys";
import { texts } from "./texts";

interface BigViewProps {
  readonly session: Session;
  readonly ears: Hearing;
  readonly ui: GameUi<OnlineGame>;
  readonly people: People;
}

const nothing = (): void => undefined;
/** A shared screen has no hands, but may be read aloud. */
const NO_HANDS: Hands = {
  act: nothing,
  askTakeBack: nothing,
  openRule: nothing,
  openFinish: nothing,
  announce,
  toast: nothing,
};

export function BigView({ session, ears, ui, people }: BigViewProps) {
  const game = gameOf(people.game);
  const name = namer(people, 0, { you: "", seat: shellTexts().seatName });
  const sounds = useSounds(ui);
  ears.page = { name, openRule: nothing, sound: sounds.heard };
  const isCut = session.line.value === "lost";
  const isIdle = useIdle();
  useAwake();
  useTitle(game);
  const { shown } = useLinger(people.status);
  const table: TableScreen = {
    ...{ session, ui, people, name, game, seen: seenOf(session.state.value, isCut) },
    ...{ hands: NO_HANDS, handsFor: () => NO_HANDS, openSheet: nothing },
  };
  return (
    <div class={classes("tv felt on-felt", ui.felt, isIdle && "tv--idle")} data-shown={shown}>
      <BigBar {...table} />
      <Middle {...table} shown={shown} />
      {isCut && <Held head={texts().lost} text={texts().safe} />}
      {!isCut && people.is_paused && <Held head={texts().paused} text={texts().safe} />}
      <Bubbles {...table} />
    </div>
  );
}

function Middle({ shown, ...table }: TableScreen & { readonly shown: Shown }) {
  const { seen, ui } = table;
  if (shown === "waiting") return <BigWaiting {...table} />;
  if (seen === null) return <main class="tv__main" />;
  if (shown === "finished" && seen.update.outcome !== null) {
    return <BigResult {...table} seen={seen} outcome={seen.update.outcome} />;
  }
  return (
    <main class="tv__main">
      <ui.Big seen={seen} hands={NO_HANDS} />
    </main>
  );
}

/** Over everything, while nothing goes on. */
function Held({ head, text }: { readonly head: string; readonly text: string }) {
  return (
    <section class="tv__held" role="status">
      <b>{head}</b>
      <span>{text}</span>
    </section>
  );
}

function useTitle(game: GameSeen): void {
  const title = texts().title(gameName(game.name));
  useEffect(() => showTitle(title), [title]);
}
