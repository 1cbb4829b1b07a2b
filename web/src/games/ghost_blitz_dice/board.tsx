/** Everything on the felt: seats and dice hold their places; below them the race, or the verdict until the next throw. */
import { useMemo, useRef } from "preact/hooks";
import { useFocusKept } from "../../ui/frame/focus";
import { Pot } from "../../ui/parts/points";
import { isSceneSeen, view as tableView } from "../../ui/scene/view";
import type { GhostView } from "../../wire.gen";
import type { ScreenProps } from "../gameui";
import { useAnnouncements } from "./announce";
import { Dice } from "./dice";
import { Figures } from "./figures";
import { useKeyboard } from "./keyboard";
import { plays, standingVerdict, throwsOf } from "./model";
import { Jackpot, Prompt } from "./prompt";
import { useCountdown, useRace } from "./race";
import { GhostScene } from "./scene/view";
import { Seats } from "./seats";
import { texts } from "./texts";
import { pressToThrow } from "./throw-key";
import { useByEar } from "./use-by-ear";
import { Next, Verdict } from "./verdict";

export function Board({ seen: real, hands }: ScreenProps<"ghost_blitz_dice">) {
  const throws = useMemo(() => throwsOf(real.history), [real.history]);
  const last = throws.at(-1);
  const { seen, ...byEar } = useByEar(real, hands, last);
  const { view } = seen.update;
  const verdict = standingVerdict(view, throws);
  const race = useRace(seen, hands);
  const countdown = useCountdown(seen, hands, last);
  const dice = useRef<HTMLDivElement>(null);
  const throwDice = pressToThrow(seen, hands);
  const grabAt = (place: number, atMs: number): void => {
    const figure = view.circle[place];
    if (figure !== undefined) race.grab(figure, atMs);
  };
  useAnnouncements({ seen, hands, verdict });
  useFocusKept(() => dice.current); // the key that throws goes, and so do the rules of a verdict
  useKeyboard({ throwDice, grab: grabAt, ...byEar });
  const isScene = isSceneSeen.value;
  return (
    <>
      <Seats seen={seen} verdict={verdict} />
      {tableView.value === "3d" && (
        <div class={isScene ? "gscene" : "gscene--behind"}>
          <GhostScene seen={seen} verdict={verdict} held={race.held} onGrab={race.grab} />
        </div>
      )}
      <Dice seen={seen} verdict={verdict} group={dice} isOutOfSight={isScene} />
      {verdict === null ? (
        <Prompt seen={seen} hands={hands} race={race} countdown={countdown} last={last} onThrow={throwDice} />
      ) : (
        <>
          <Verdict key={verdict.number} seen={seen} hands={hands} verdict={verdict} onThrow={throwDice} />
          <Pots view={view} />
        </>
      )}
      {/* in the scene the figures themselves show the verdict */}
      {!(isScene && verdict !== null) && (
        <Figures seen={seen} verdict={verdict} race={race} isOutOfSight={isScene && !plays(view)} />
      )}
      {verdict !== null && view.phase === "throw" && (
        <div class="table__foot table__foot--stuck hand">
          <Next seen={seen} onThrow={throwDice} isBlock />
        </div>
      )}
    </>
  );
}

/** Below a verdict: what is left. */
function Pots({ view }: { readonly view: GhostView }) {
  return (
    <div class="potrow">
      <Pot text={`${view.supply}`} name={texts().leftInSupply} />
      <Jackpot count={view.jackpot} />
    </div>
  );
}
