/** What lies on the board is worth, before the server adds it up: the twin of `scoring.py`. */
import type { TumblinDie, TumblinKind, TumblinResting } from "../../wire.gen";

/** What lies on the board. */
export interface Lying {
  readonly board: readonly TumblinResting[];
  /** Each die on a die, as upper and lower, in the order in which they came there. */
  readonly stacked: readonly (readonly [string, string])[];
}

/** What one die brings. */
export interface Count {
  readonly die: string;
  /** Who gets the points; 0: nobody. */
  readonly seat: number;
  readonly pips: number;
  readonly times: number;
  readonly points: number;
}

/** What a face is worth before the level [TD-O2, TD-O3, TD-R8]. */
export function pipsOf(face: number, kind: TumblinKind): number {
  return kind === "double" ? 2 * face : kind === "defensive" ? 0 : face;
}

/** Of every die, in the order of the board [TD-6, TD-11, TD-12, TD-R6, TD-R8]. */
export function countsOf(lying: Lying, dice: readonly TumblinDie[], beforeLine: number): readonly Count[] {
  const known = new Map(dice.map((die) => [die.name, die]));
  const gone = worthless(lying.board);
  const over = new Map(
    lying.stacked.flatMap(([upper, lower]) => (gone.has(upper) || gone.has(lower) ? [] : [[lower, upper]])),
  );
  return lying.board.map((resting) => {
    const die = known.get(resting.die);
    if (die === undefined || gone.has(resting.die)) return { die: resting.die, seat: 0, pips: 0, times: 0, points: 0 };
    const pips = pipsOf(resting.face ?? 0, die.kind);
    const times = (resting.crossed ?? true) ? (resting.level ?? 0) : beforeLine;
    const seat = controllingSeat(die, known.get(topOf(resting.die, over)) ?? die);
    return { die: resting.die, seat, pips, times, points: seat > 0 ? pips * times : 0 };
  });
}

/** The die that has control of a die: the last that came on it, the last on that one, and so on [TD-11, TD-R6]. */
export function topOf(die: string, over: ReadonlyMap<string, string>): string {
  const upper = over.get(die);
  return upper === undefined ? die : topOf(upper, over);
}

/** A defensive die on top takes nothing: it blocks what is not its owner's [TD-R8]. */
function controllingSeat(under: TumblinDie, top: TumblinDie): number {
  return top.kind !== "defensive" || under.seat === top.seat ? top.seat : 0;
}

/** Dice that lean on one off the board, and what lies on them [TD-12, TD-R15]. */
function worthless(board: readonly TumblinResting[]): ReadonlySet<string> {
  const gone = new Set(board.flatMap((resting) => (resting.leans_off_board ? [resting.die] : [])));
  for (let before = -1; before !== gone.size; ) {
    before = gone.size;
    for (const { die, on_top_of = [] } of board) if (on_top_of.some((lower) => gone.has(lower))) gone.add(die);
  }
  return gone;
}

/** Sum of what the dice bring to each seat, seat 1 first. */
export function quarterOf(counts: readonly Count[], seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, place) =>
    counts.reduce((sum, count) => sum + (count.seat === place + 1 ? count.points : 0), 0),
  );
}
