/** Throws worth seeing again. Pure. */
import { CLOSE_MS, inOrder, lastMoment, leadMoments, mostOf } from "../../model/moments";
import type { Moment, Whole } from "../gameui";
import { changeOf, type Throw, throwsOf } from "./model";
import { courseOf } from "./model-result";
import { texts } from "./moments-texts";

type Name = (seat: number) => string;

export function momentsOf({ seen, rounds, name }: Whole<"ghost_blitz_dice">): readonly Moment[] {
  const throws = throwsOf(seen.history);
  const course = courseOf(seen.update.view.points.length, throws);
  const last = rounds.findLast(({ events }) => events.some(({ type }) => type === "ended"));
  return inOrder([
    fastest(throws, name),
    ...leadMoments(course, name, texts()),
    jackpot(throws, name),
    finish(throws, name),
    lastMoment(last, (seen.update.outcome?.winners ?? []).map(name), texts()),
  ]);
}

const winnerOf = (one: Throw): number => one.closed?.right ?? 0;

function pressedMs(one: Throw, seat: number): number | null {
  return one.grabs.find((grab) => grab.seat === seat)?.pressedMs ?? null;
}

function fastest(throws: readonly Throw[], name: Name): Moment | undefined {
  const won = throws.flatMap((one) => {
    const ms = pressedMs(one, winnerOf(one));
    return ms === null ? [] : [{ one, ms }];
  });
  const best = mostOf(won, ({ ms }) => -ms);
  if (best === undefined) return undefined;
  const text = texts().grab(name(winnerOf(best.one)), best.ms);
  return { round: best.one.number, icon: "bolt", title: texts().fastest, text };
}

function jackpot(throws: readonly Throw[], name: Name): Moment | undefined {
  const paid = throws.filter((one) => one.scored.some(({ source }) => source === "jackpot"));
  const best = mostOf(paid, (one) => changeOf(one, winnerOf(one)));
  if (best === undefined) return undefined;
  const seat = winnerOf(best);
  return {
    round: best.number,
    icon: "star",
    title: texts().jackpot,
    text: texts().gain(name(seat), changeOf(best, seat)),
  };
}

interface Close {
  readonly one: Throw;
  readonly second: number;
  readonly gapMs: number;
  readonly isLevel: boolean;
}

/** The two who were right and nearest to each other. */
function finish(throws: readonly Throw[], name: Name): Moment | undefined {
  const close = mostOf(throws.flatMap(closeOf), ({ gapMs }) => -gapMs);
  if (close === undefined) return undefined;
  const { one, second, gapMs, isLevel } = close;
  const names = [name(winnerOf(one)), name(second)] as const;
  const text = isLevel ? texts().level(...names) : texts().before(...names, gapMs);
  return { round: one.number, icon: "clock", title: texts().finish, text };
}

function closeOf(one: Throw): readonly Close[] {
  const first = winnerOf(one);
  const firstMs = pressedMs(one, first);
  const level = one.race?.heats?.find(({ seats }) => seats.includes(first))?.seats ?? [];
  return one.judged.flatMap(({ seat, verdict }) => {
    const ms = pressedMs(one, seat);
    if (verdict !== "late" || ms === null || firstMs === null) return [];
    const isLevel = level.includes(seat);
    const gapMs = isLevel ? 0 : ms - firstMs;
    return gapMs > CLOSE_MS || gapMs < 0 ? [] : [{ one, second: seat, gapMs, isLevel }];
  });
}
