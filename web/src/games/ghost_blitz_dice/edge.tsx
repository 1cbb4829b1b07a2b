/** One of several who grab on the same device: own name, points and figures. The dice lie in the middle. */
import { useMemo } from "preact/hooks";
import { dieMsOf } from "../../model/ear";
import { printedOn, useCodes } from "../../ui/device/codes";
import { EarMark } from "../../ui/ear/ear-mark";
import { FigureKey } from "../../ui/parts/figure";
import { SeatDisc } from "../../ui/parts/seat";
import type { EdgeProps } from "../gameui";
import { doingOf } from "./doing";
import { codesOf } from "./edge-keys";
import { edgeKeys } from "./keys";
import { canThrow, changeOf, plays, standingVerdict, throwsOf } from "./model";
import { keyState } from "./model-keys";
import { useRace } from "./race";
import { texts } from "./texts";
import { pressToThrow, ThrowKey } from "./throw-key";
import { useOrder, useVeil } from "./use-by-ear";

export function Edge(props: EdgeProps<"ghost_blitz_dice">) {
  const { hands, place, players } = props;
  const seen = useVeil(props.seen);
  const { view } = seen.update;
  const race = useRace(seen, hands);
  const throws = useMemo(() => throwsOf(seen.history), [seen.history]);
  const verdict = standingVerdict(view, throws);
  const codes = codesOf(place, players);
  const isByEar = dieMsOf(seen.people, view.seat) > 0;
  const throwDice = pressToThrow(seen, hands);
  const [throwCode] = edgeKeys.value.throw;
  const grabs = view.circle.flatMap((figure, at) =>
    (codes[at] ?? []).map((code) => [code, (atMs: number) => race.grab(figure, atMs)] as const),
  );
  useOrder(seen, hands, { isByEar, keyAt: (at) => printedOn(codes[at]?.[0] ?? ""), player: props.name });
  useCodes({ ...Object.fromEntries(grabs), ...(canThrow(view) && throwCode && { [throwCode]: throwDice }) });
  const change = verdict === null ? 0 : changeOf(verdict, view.seat);
  return (
    <>
      <div class="edge__who">
        <SeatDisc seat={view.seat} />
        <span class="edge__name">
          <b>
            {props.name} {isByEar && <EarMark />}
          </b>
          <small>{doingOf(seen, verdict, view.seat)}</small>
        </span>
        {change !== 0 && <span class={`tag tag--${change > 0 ? "good" : "bad"}`}>{texts().signed(change)}</span>}
        <span class="edge__pts num">
          <span aria-hidden="true">{view.points[view.seat - 1] ?? 0}</span>
          <span class="vh">{texts().points(view.points[view.seat - 1] ?? 0)}</span>
        </span>
        {canThrow(view) && <ThrowKey seen={seen} printed={printedOn(throwCode ?? "")} onThrow={throwDice} />}
      </div>
      {plays(view) && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in all browsers
        <div class="edge__grabs" role="group" aria-label={texts().figures}>
          {view.circle.map((figure, at) => {
            const state = keyState(figure, { view, held: race.held, isAsleep: seen.isAsleep, verdict });
            const [code = ""] = codes[at] ?? [];
            return (
              <FigureKey
                key={figure}
                figure={figure}
                name={texts().figure(figure)}
                sub={texts().colour(figure)}
                shortcut={printedOn(code)}
                state={state}
                onPress={(atMs) => race.grab(figure, atMs)}
              />
            );
          })}
        </div>
      )}
    </>
  );
}
