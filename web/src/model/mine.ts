/** What somebody who comes back finds: the table that waits, other tables, and what was played lately. Pure. */
import type { MyTable } from "../wire.gen";

export interface Home {
  /** Where to go on: my turn before anything else. */
  readonly waits: MyTable | null;
  readonly others: readonly MyTable[];
  readonly lately: readonly MyTable[];
}

export const NOTHING: Home = { waits: null, others: [], lately: [] };

const DAY_S = 24 * 3600;
/** So long a table is thought of as going on, from its last change. */
const GOES_ON_S = { playing: 7 * DAY_S, waiting: 2 * DAY_S } as const;
const LATELY_S = 30 * DAY_S;
const MOST_OTHERS = 3;
const MOST_LATELY = 6;

/**
 * @param tables as the server has them, newest first
 * @param nowS Unix time
 */
export function homeOf(tables: readonly MyTable[], nowS: number): Home {
  const going = tables.filter((table) => goesOn(table, nowS)).sort((one, other) => urgency(one) - urgency(other));
  const [waits = null, ...others] = going;
  const over = tables.filter((table) => table.status === "finished" && table.place > 0);
  const lately = over.filter(({ touched_s }) => nowS - touched_s < LATELY_S);
  return { waits, others: others.slice(0, MOST_OTHERS), lately: lately.slice(0, MOST_LATELY) };
}

function goesOn({ status, sits, touched_s }: MyTable, nowS: number): boolean {
  return sits && status !== "finished" && nowS - touched_s < GOES_ON_S[status];
}

/** Small first. */
function urgency({ status, is_turn, is_paused }: MyTable): number {
  if (status === "waiting") return 3;
  if (is_paused) return 2;
  return is_turn ? 0 : 1;
}
