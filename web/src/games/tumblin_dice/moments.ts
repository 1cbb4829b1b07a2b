/** Throws worth seeing again. Pure. */
import type { After } from "../../model/after";
import { inOrder, lastMoment, leadMoments, mostOf } from "../../model/moments";
import type { Moment, Whole } from "../gameui";
import { texts } from "./moments-texts";
import type { TumblinSeen } from "./names";
import { EMPTY, type Story, storyOf } from "./story";

type Name = (seat: number) => string;
type Rounds = Whole<"tumblin_dice">["rounds"];

interface Thrown {
  readonly round: number;
  readonly story: Story;
}

export function momentsOf({ seen, rounds, name }: Whole<"tumblin_dice">): readonly Moment[] {
  const throws = throwsOf(seen);
  const { view, outcome } = seen.update;
  return inOrder([
    best(throws, name),
    knock(throws, name),
    ...leadMoments(courseOf(rounds, view.hand.length), name, texts()),
    lastMoment(rounds.at(-1), (outcome?.winners ?? []).map(name), texts()),
  ]);
}

/** All that are over, with what each came to. */
function throwsOf({ history, update: { view } }: TumblinSeen): readonly Thrown[] {
  return history.told.flatMap(({ events }, place) => {
    if (!events.some(({ type }) => type === "landed" || type === "removed")) return [];
    const told = history.told.slice(0, place + 1);
    const story = storyOf({ ...history, told }, view.dice, view.variant.before_line ?? 0, EMPTY);
    const round = told.find(({ revision }) => revision === story?.revision)?.round;
    return story === null || round === undefined ? [] : [{ round, story }];
  });
}

function best(throws: readonly Thrown[], name: Name): Moment | undefined {
  const worth = ({ story: { changes } }: Thrown): number => changes[0]?.change ?? 0;
  const most = mostOf(throws, worth);
  if (most === undefined || worth(most) <= 0) return undefined;
  const [change] = most.story.changes;
  const text = texts().threw(name(most.story.seat), worth(most), change?.level ?? 0);
  return { round: most.round, icon: "bolt", title: texts().best, text };
}

/** What others lost by a throw. */
const lostBy = ({ seat, changes }: Story): number =>
  changes.reduce((sum, one) => (one.seat !== seat && one.change < 0 ? sum - one.change : sum), 0);

function knock(throws: readonly Thrown[], name: Name): Moment | undefined {
  const most = mostOf(throws, ({ story }) => lostBy(story));
  if (most === undefined || lostBy(most.story) === 0) return undefined;
  const text = texts().cost(name(most.story.seat), lostBy(most.story));
  return { round: most.round, icon: "hand", title: texts().knock, text };
}

/** Points of all seats after each quarter, by the throw that ended it. */
function courseOf(rounds: Rounds, seats: number): readonly After[] {
  let totals: readonly number[] = Array.from({ length: seats }, () => 0);
  return rounds.flatMap(({ number, events }) => {
    const scored = events.filter((event) => event.type === "scored");
    for (const { seat, total } of scored) totals = totals.map((had, place) => (place === seat - 1 ? total : had));
    return scored.length === 0 ? [] : [{ number, points: totals }];
  });
}
