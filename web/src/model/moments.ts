/** Moments worth seeing again that all games have. Pure. */
import type { Moment } from "../games/gameui";
import type { After } from "../ui/parts/chart-model";

/** Rights that are closer than this to each other are a photo finish. */
export const CLOSE_MS = 60;
/** Of what can happen often, the last so many are named. */
export const MOST = 2;

/** As they happened; what there is none of is left out. */
export function inOrder(moments: readonly (Moment | undefined)[]): readonly Moment[] {
  return moments.filter((one) => one !== undefined).sort((a, b) => a.round - b.round);
}

/** Somebody alone has most, and it was not they before. */
export interface Lead {
  /** Of the round. */
  readonly number: number;
  readonly seat: number;
  readonly points: number;
  /** Of the best of the others. */
  readonly others: number;
}

/** All changes of the lead; to lead first of all is one, too. */
export function leadsOf(course: readonly After[]): readonly Lead[] {
  const leads: Lead[] = [];
  for (const { number, points } of course) {
    const most = Math.max(...points);
    const leaders = points.flatMap((one, place) => (one === most ? [place + 1] : []));
    const [seat = 0] = leaders;
    if (leaders.length > 1 || leads.at(-1)?.seat === seat) continue;
    leads.push({ number, seat, points: most, others: Math.max(...points.filter((_, place) => place + 1 !== seat)) });
  }
  return leads;
}

/** The first one that is the greatest; undefined if there is none. */
export function mostOf<T>(all: readonly T[], worth: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>(
    (best, one) => (best !== undefined && worth(best) >= worth(one) ? best : one),
    undefined,
  );
}
