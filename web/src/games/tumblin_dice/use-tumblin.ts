/** What every screen of this game stands on: what plays now, what lies there, what the last throw came to, my own aim. */

import { useEffect, useMemo } from "preact/hooks";
import { calledYou } from "../../model/names";
import type { Hands } from "../gameui";
import { useArm } from "./arm";
import type { AtTable } from "./at-table";
import { modelOf } from "./model";
import { type NameOf, namesOf, type TumblinSeen } from "./names";
import { pageClock } from "./page-clock";
import { Playback } from "./playback";
import { stepsOf } from "./steps";
import { EMPTY, storyOf } from "./story";

/** @param known as the server tells it; dice that are still on their way keep what is shown behind it */
export function useTumblin(known: TumblinSeen, hands: Hands): AtTable {
  const playback = useMemo(() => new Playback(pageClock), []);
  useEffect(() => () => playback.stop(), [playback]);
  playback.hears(known);
  const shown = playback.shown.value ?? known;
  // what is known of people and of my own press is newer than the dice that are still on their way
  const seen = { ...shown, people: known.people, isPending: known.isPending, isAsleep: known.isAsleep };
  const { view } = seen.update;
  const name: NameOf = namesOf(seen.people, calledYou(seen));
  const lying = playback.lingering.value ?? view;
  const model = modelOf(view, lying, playback.playing.value);
  const flown = playback.last.value;
  const story = useMemo(
    () => storyOf(seen.history, view.dice, view.variant.before_line ?? 0, lying),
    [seen.history, view, lying],
  );
  const steps = useMemo(
    () => (flown === null ? [] : stepsOf(flown, story?.before ?? EMPTY, story?.hasMissed ?? false)),
    [flown, story],
  );
  const arm = useArm(seen, model, hands, name);
  return { seen, hands, model, arm, playback, story, steps, name };
}
