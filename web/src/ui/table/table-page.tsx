/** `/t/CODE`: from the door to the result. */
import "../frame/tables";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { GameUi, OnlineGame } from "../../games/gameui";
import { loadGame } from "../../games/index";
import { lobbyAddress } from "../../model/route";
import { unreachable } from "../../model/unreachable";
import type { Watches } from "../../net/connection";
import { texts } from "../../texts/texts";
import { texts as bigTexts } from "../big/texts";
import { whyBroken } from "../frame/broken";
import { Loading } from "../frame/door";
import { later } from "../frame/later";
import { callScreen } from "../frame/me";
import { NameDialog } from "../frame/name-dialog";
import { go } from "../frame/routing";
import { ShutDoor } from "./doors";
import { useGate } from "./gate";
import { hearing } from "./hearing";
import { sessionAt } from "./session";
import { TableView } from "./table-view";

/** A shared screen is a visit like any other, but for what it shows. */
const BigLater = later(async () => (await import("../big/big-view")).BigView);

interface TablePageProps {
  readonly code: string;
  readonly watches: Watches;
}

export function TablePage({ code, watches }: TablePageProps) {
  const t = texts();
  const { stage, named, retry } = useGate(code, watches !== false);
  switch (stage.at) {
    case "asking":
      return <Loading />;
    case "door":
      return <ShutDoor why={stage.why} sentence={stage.sentence} code={code} onRetry={retry} />;
    case "naming":
      if (watches === "for all") return <Unasked onNamed={named} onRetry={retry} code={code} />;
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

interface UnaskedProps {
  readonly code: string;
  readonly onNamed: () => void;
  readonly onRetry: () => void;
}

/** Nobody types a name at a television. */
function Unasked({ code, onNamed, onRetry }: UnaskedProps) {
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    callScreen(bigTexts().name).then(onNamed, () => setBroken(true));
  }, []);
  return isBroken ? <ShutDoor why="unreachable" sentence="" code={code} onRetry={onRetry} /> : <Loading />;
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
  if (ui.broken !== null) return <ShutDoor why={ui.broken} sentence="" code={code} onRetry={() => location.reload()} />;
  if (ui.loaded === null || state.people === null) return <Loading />;
  const Table = watches === "for all" ? BigLater : TableView;
  return <Table session={session} ears={ears} ui={ui.loaded} people={state.people} />;
}

interface LoadedUi {
  readonly loaded: GameUi<OnlineGame> | null;
  /** Why it could not be fetched. */
  readonly broken: "old_page" | "unreachable" | null;
}

function useGameUi(game: OnlineGame): LoadedUi {
  const [ui, setUi] = useState<LoadedUi>({ loaded: null, broken: null });
  useEffect(() => {
    loadGame(game).then(
      (loaded) => setUi({ loaded, broken: null }),
      async () => setUi({ loaded: null, broken: await whyBroken() }),
    );
  }, [game]);
  return ui;
}
