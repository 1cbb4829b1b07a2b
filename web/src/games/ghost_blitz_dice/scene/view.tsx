/** The scene on the board, with the colours' names before the dice. It fetches the scene; nothing here needs three.js. */
import { useMemo } from "preact/hooks";
import { type SceneLabel, SceneView } from "../../../ui/scene/scene-view";
import { GHOST_FIGURES, type GhostFigure } from "../../../wire.gen";
import { colourOf } from "../colours";
import { texts } from "../texts";
import { shownOf, type Table } from "./shown";

const load = () => import("./scene").then(({ makeScene }) => makeScene);

interface GhostSceneProps extends Table {
  /** `atMs`: of the press, on the page's clock. */
  readonly onGrab: (figure: GhostFigure, atMs: number) => void;
}

/** Figures in it can be grabbed like their keys, in the moment when the finger comes down. */
export function GhostScene({ seen, verdict, held, onGrab }: GhostSceneProps) {
  // a new object only when something new is to be seen
  const shown = useMemo(() => shownOf({ seen, verdict, held }), [seen.update, seen.isAsleep, verdict, held]);
  const grab = (key: string, atMs: number): void => {
    const figure = GHOST_FIGURES.find((one) => one === key);
    if (figure !== undefined) onGrab(figure, atMs);
  };
  return (
    <SceneView load={load} shown={shown} onPress={grab} pressOn="pointerdown" labels={labels()} class="gscene__table" />
  );
}

/** Silent: the flat dice, out of sight, say the same. */
function labels(): readonly SceneLabel[] {
  return GHOST_FIGURES.map((die) => ({
    key: die,
    content: (
      <span class={`gscene__colour die--${colourOf(die)}`} aria-hidden="true">
        {texts().colour(die)}
      </span>
    ),
  }));
}
