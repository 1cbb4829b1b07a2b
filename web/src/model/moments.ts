/** Moments worth seeing again that all games have. Pure. */
import type { Moment, MomentIcon } from "../games/gameui";
import type { After } from "./after";

/** Rights that are closer than this to each other are a photo finish. */
export const CLOSE_MS = 60;
/** Of what can happen often, the last so many are named. */
export const MOST = 2;

/** As they happened; what there is none of is left out. */
export function inOrder(moments: readonly (Moment | undefined)[]): readonly Moment[] {
  return moments.filter((one) => one !== undefined).sort((a, b) => a.round - b.round);
}

type Name = (seat: number) => string;

interface LeadWords {
  readonly lead: (name: string) => string;
  /** Of the one who leads, and of the best of the others. */
  readonly points: (points: number, others: number) => string;
}

/** The last changes of the lead; to lead first of all is none of them. */
export function leadMoments(course: readonly After[], name: Name, says: LeadWords): readonly Moment[] {
  const changes = leadsOf(course).slice(1).slice(-MOST);
  return changes.map(({ number, seat, points, others }) => ({
    round: number,
    icon: "flag",
    title: says.lead(name(seat)),
    text: says.points(points, others),
  }));
}

interface LastWords {
  readonly last: string;
  readonly wins: (names: readonly string[]) => string;
}

/** @param round the one that decided it; undefined, like no winners: a match that was never over */
export function lastMoment(
  round: { readonly number: number } | undefined,
  winners: readonly string[],
  says: LastWords,
  icon: MomentIcon = "crown",
): Moment | undefined {
  if (round === undefined || winners.length === 0) return undefined;
  return { round: round.number, icon, title: says.last, text: says.wins(winners) };
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
