/** The scene on the board, with the words that lie on it. It fetches the scene; nothing here needs three.js. */
import { useMemo } from "preact/hooks";
import { Icon } from "../../../ui/parts/art";
import { classes } from "../../../ui/parts/classes";
import { SeatDisc } from "../../../ui/parts/seat";
import { type SceneLabel, SceneView } from "../../../ui/scene/scene-view";
import type { People } from "../../../wire.gen";
import { castleOf, DICE, FACE_UP, SIDES, seatsInOrder } from "../model";
import type { SeenTable } from "../seen-table";
import { texts } from "../texts";

const load = () => import("./scene").then(({ makeScene }) => makeScene);

interface KingSceneProps {
  readonly table: SeenTable;
  readonly people: People;
  readonly onPress: (key: string) => void;
}

/** What a board does in the flat view, it does here too: the same presses, by the keys `die 0` and `card 9`. */
export function KingScene({ table, people, onPress }: KingSceneProps) {
  const { seen, shown, moves, showsFits, speak } = table;
  const kept = moves.kept.join();
  // a new object only when something new is to be seen
  const scene = useMemo(() => table, [seen.update, shown, kept, showsFits, speak === null]);
  return (
    <SceneView
      load={load}
      shown={scene}
      onPress={onPress}
      pressOn="click"
      labels={labelsOf(table, people)}
      class="kscene"
    />
  );
}

/** Silent: the flat parts of the board, out of sight, say the same and can be reached with the keyboard. */
function labelsOf(table: SeenTable, people: People): readonly SceneLabel[] {
  const { shown } = table;
  return [
    ...seatsInOrder(shown).map((seat) => ({
      key: `court ${seat}`,
      content: <CourtLabel {...table} {...{ seat, people }} />,
    })),
    ...Array.from({ length: FACE_UP }, (_, place) => ({
      key: `card ${place}`,
      content: <CardLabel {...table} place={place} />,
    })),
    ...Array.from({ length: DICE }, (_, die) => ({ key: `die ${die}`, content: <DieLabel {...table} die={die} /> })),
    { key: "pile", content: <PileLabel {...table} /> },
  ];
}

function CourtLabel({ seat, shown, people, name }: SeenTable & { readonly seat: number; readonly people: People }) {
  const t = texts();
  const isAway = people.seats.some((one) => one.seat === seat && one.kind === "person" && !one.is_here);
  const isGone = isAway || shown.left.includes(seat);
  const sides = t.sides(castleOf(shown, seat).length, SIDES);
  return (
    <span class="klabel klabel--court" aria-hidden="true">
      <SeatDisc seat={seat} size="xs" />
      <b>{name(seat)}</b>
      {isGone ? <i>{shown.left.includes(seat) ? t.hasLeft : t.away}</i> : <span>{sides}</span>}
    </span>
  );
}

function CardLabel({ place, shown, ways, showsFits }: SeenTable & { readonly place: number }) {
  const fits = showsFits && ways.takes.includes(shown.face_up[place] ?? 0);
  return (
    <span class={classes("klabel", "klabel--card", fits && "klabel--take")} data-place={place} aria-hidden="true">
      {fits && texts().take}
    </span>
  );
}

function DieLabel({ die, shown, ways, moves }: SeenTable & { readonly die: number }) {
  const t = texts();
  const isKept = moves.kept.includes(die);
  return (
    <span class="klabel klabel--die" data-die={die} data-kept={isKept || undefined} aria-hidden="true">
      {ways.mayKeep && shown.faces[die] !== undefined && (
        <>
          <Icon name={isKept ? "lock" : "again"} />
          {isKept ? t.keep : t.roll}
        </>
      )}
    </span>
  );
}

function PileLabel({ shown }: SeenTable) {
  return (
    <span class="klabel klabel--pile" aria-hidden="true">
      {texts().left(shown.pile)}
    </span>
  );
}
