/** `/t/CODE`: from the door to the result. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { GameUi, OnlineGame } from "../../games/gameui";
import { loadGame } from "../../games/index";
import { lobbyAddress } from "../../model/route";
import { unreachable } from "../../model/unreachable";
import { texts } from "../../texts/texts";
import { Loading } from "../frame/door";
import { NameDialog } from "../frame/name-dialog";
import { go } from "../frame/routing";
import { ShutDoor } from "./doors";
import { useGate } from "./gate";
import { hearing } from "./hearing";
import { sessionAt } from "./session";
import { TableView } from "./table-view";

interface TablePageProps {
  readonly code: string;
  readonly watches: boolean;
}

export function TablePage({ code, watches }: TablePageProps) {
  const t = texts();
  const { stage, named, retry } = useGate(code, watches);
  switch (stage.at) {
    case "asking":
      return <Loading />;
    case "door":
      return <ShutDoor why={stage.why} sentence={stage.sentence} code={code} onRetry={retry} />;
    case "naming":
      return (
        <>
          <Loading />
          <NameDialog go={watches ? t.name.watch : t.name.go} onNamed={named} onClose={() => go(lobbyAddress)} />
        </>
      );
    case "inside":
      return <Inside key={code} code={code} watches={watches} game={stage.game} />;
    default:
      return unreachable(stage);
  }
}

interface InsideProps extends TablePageProps {
  readonly game: OnlineGame;
}

function Inside({ code, watches, game }: InsideProps) {
  const ui = useGameUi(game);
  const { session, ears } = useMemo(() => {
    const ears = hearing();
    return { session: sessionAt(code, watches, ears.heard), ears };
  }, [code, watches]);
  useEffect(() => {
    session.start();
    return session.stop;
  }, [session]);
  const state = session.state.value;
  if (state.gone !== null) {
    return <ShutDoor why={state.gone.why} sentence={state.gone.sentence} code={code} onRetry={session.start} />;
  }
  if (ui.isBroken) return <ShutDoor why="unreachable" sentence="" code={code} onRetry={() => location.reload()} />;
  if (ui.loaded === null || state.people === null) return <Loading />;
  return <TableView session={session} ears={ears} ui={ui.loaded} people={state.people} />;
}

interface LoadedUi {
  readonly loaded: GameUi<OnlineGame> | null;
  /** It could not be fetched: no network, or a page older than the server. */
  readonly isBroken: boolean;
}

function useGameUi(game: OnlineGame): LoadedUi {
  const [ui, setUi] = useState<LoadedUi>({ loaded: null, isBroken: false });
  useEffect(() => {
    loadGame(game).then(
      (loaded) => setUi({ loaded, isBroken: false }),
      () => setUi({ loaded: null, isBroken: true }),
    );
  }, [game]);
  return ui;
}
