/** A table that is known: waiting room, match or result, and the sheets that open above them. */
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { GameUi, Hands, OnlineGame } from "../../games/gameui";
import { gameOf } from "../../model/game";
import { namer } from "../../model/names";
import { seenOf } from "../../model/seen";
import { gameName, texts } from "../../texts/texts";
import type { GameSeen, People } from "../../wire.gen";
import { isHandOnly, PhoneFrame } from "../big/phone-frame";
import { useListening } from "../ear/use-listening";
import { showMyMove, showTitle } from "../frame/title";
import { useArrival } from "./arrival";
import { handsOf } from "./hands";
import type { Hearing } from "./hearing";
import { type Linger, useLinger } from "./linger";
import { useNews } from "./news";
import { PlayFrame } from "./play/play-frame";
import { ResultFrame } from "./result/result-frame";
import { Bubbles } from "./say/bubbles";
import type { Session } from "./session";
import { Sheets } from "./sheets";
import type { SheetName, TableScreen } from "./table-screen";
import { useSounds } from "./use-sounds";
import { WaitingRoom } from "./waiting/waiting-room";

/** What happens is heard from the big screen, and not from each hand beside it. */
const silent = (): void => undefined;

interface TableViewProps {
  readonly session: Session;
  readonly ears: Hearing;
  readonly ui: GameUi<OnlineGame>;
  readonly people: People;
}

export function TableView({ session, ears, ui, people }: TableViewProps) {
  const t = texts();
  const [sheet, setSheet] = useState<SheetName>({ is: "none" });
  const state = session.state.value;
  const here = session.crew.seats.value;
  const name = namer(people, here.length > 0 ? 0 : state.seat, { you: t.you, seat: t.seatName });
  const sounds = useSounds(ui);
  ears.page = {
    name,
    openRule: (rule) => setSheet({ is: "rules", rule }),
    sound: isHandOnly({ session, people }) ? silent : sounds.heard,
  };
  const hands = useMemo(() => handsOf(session, sounds, setSheet), [session, sounds]);
  const handsFor = (player: number): Hands => handsOf(session.crew.as(player), sounds, setSheet);
  useLayoutEffect(() => {
    session.watchRaces(({ events }, seat) => {
      if (events.some((event) => ui.showsRace?.(event))) return "race";
      return events.some((event) => ui.showsFaces?.(event, seat)) ? "faces" : "nothing";
    });
  }, [session, ui]);
  const seen = seenOf(state, session.line.value === "lost", here);
  const lingers = useLinger(people.status);
  const game = gameOf(people.game);
  const view: TableScreen = { session, ui, hands, handsFor, people, seen, name, game, openSheet: setSheet };
  useNews(people, state.seat);
  useListening(session);
  useTitle(view.game, people.status === "playing" && seen !== null && ui.isMyMove(seen));
  useArrival(lingers.shown);
  return (
    <>
      <Screen {...view} lingers={lingers} />
      <Bubbles {...view} />
      <Sheets {...view} sheet={sheet} onClose={() => setSheet({ is: "none" })} />
    </>
  );
}

interface ScreenProps extends TableScreen {
  readonly lingers: Linger;
}

function Screen({ lingers, ...view }: ScreenProps) {
  const { seen } = view;
  if (lingers.shown === "waiting") return <WaitingRoom {...view} />;
  const Frame = seen !== null && isHandOnly(view) ? PhoneFrame : PlayFrame;
  if (lingers.shown === "playing" || seen === null || seen.update.outcome === null) return <Frame {...view} />;
  if (lingers.shown === "over") return <Frame {...view} onResult={lingers.goOn} />;
  return <ResultFrame {...view} seen={seen} outcome={seen.update.outcome} />;
}

/** The title says whose move it is. */
function useTitle(game: GameSeen, isMyMove: boolean): void {
  const t = texts();
  const title = t.titles.page(gameName(game.name));
  useEffect(() => showTitle(title), [title]);
  useEffect(() => {
    showMyMove(isMyMove);
    return () => showMyMove(false);
  }, [isMyMove]);
}
