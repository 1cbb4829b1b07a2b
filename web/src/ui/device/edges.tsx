/** Several race on one device: each has an edge with keys of their own, and all look at the middle. */
import { useMemo } from "preact/hooks";
import type { GameUi, OnlineGame, Seen } from "../../games/gameui";
import { seatOf } from "../../model/people";
import { seenOf } from "../../model/seen";
import { newestOf, type PlayerNow } from "../../net/crew";
import { classes } from "../parts/classes";
import { ownPull } from "../parts/pulls";
import { seatClass } from "../parts/seat";
import { useFlat } from "../scene/use-flat";
import type { TableScreen } from "../table/table-screen";
import { atEdges, sidesOf } from "./crew-model";
import { seating } from "./seating";
import { texts } from "./texts";

type EdgeOf = NonNullable<GameUi<OnlineGame>["Edge"]>;

interface EdgesProps {
  readonly view: TableScreen;
  readonly Edge: EdgeOf;
}

export function Edges({ view, Edge }: EdgesProps) {
  const { ui, hands, session } = view;
  const players = atEdges(session.crew.players.value);
  const newest = newestOf(players);
  const seen = newest === undefined ? null : seenBy(newest, view);
  const isAround = seating.value === "around";
  const { near, far } = sidesOf(players, isAround);
  useFlat();
  const side = (those: readonly PlayerNow[], isFar: boolean) => (
    <div class={classes("edges__side", isFar && "edges__side--far")}>
      {those.map((player) => (
        <OneEdge key={player.number} view={view} Edge={Edge} player={player} players={players} />
      ))}
    </div>
  );
  return (
    <div class={classes("edges", isAround && "edges--around")} data-players={players.length}>
      {far.length > 0 && side(far, true)}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll must be scrollable by keyboard */}
      <div class="edges__mid" tabIndex={0}>
        {seen !== null && <ui.Board seen={watching(seen)} hands={hands} />}
      </div>
      {side(near, false)}
    </div>
  );
}

interface OneEdgeProps extends EdgesProps {
  readonly player: PlayerNow;
  readonly players: readonly PlayerNow[];
}

function OneEdge({ view, Edge, player, players }: OneEdgeProps) {
  const hands = useMemo(() => view.handsFor(player.number), [player.number]);
  const seen = seenBy(player, view);
  const name = seatOf(view.people, player.state.seat)?.player ?? "";
  if (seen === null) return null;
  return (
    <section
      class={classes("edge", seatClass(seen.seat))}
      aria-label={texts().keysOf(name)}
      // a key that had the focus would be pressed again by Space, or by the next Enter of somebody else
      onMouseDown={(event) => event.preventDefault()}
      onTouchMove={ownPull}
    >
      <div class="edge__in">
        <Edge seen={seen} hands={hands} place={players.indexOf(player)} players={players.length} name={name} />
      </div>
    </section>
  );
}

function seenBy({ state }: PlayerNow, { session }: TableScreen): Seen<OnlineGame> | null {
  return seenOf(state, session.line.value === "lost", session.crew.seats.value);
}

/** The table as everybody sees it who has no seat. */
function watching(seen: Seen<OnlineGame>): Seen<OnlineGame> {
  const view = { ...seen.update.view, seat: 0 };
  // the game's name ties view and update together; TypeScript cannot see that it is the same in both
  const update = { ...seen.update, view } as Seen<OnlineGame>["update"];
  return { ...seen, update, seat: 0, isPending: false, isClaimed: false };
}
