/** Who was first: one lane a grab, as long as the seat took to press. Pure. */
import type { GhostFigure, GhostVerdict } from "../../wire.gen";
import type { Throw } from "./model";

export interface Lane {
  readonly seat: number;
  readonly pressedMs: number | null;
  /** Of the lane's length, 0 to 1; 0 while the time is not known. */
  readonly share: number;
  readonly figures: readonly GhostFigure[];
  /** Null if the judge's report says nothing of this seat. */
  readonly verdict: GhostVerdict | null;
  /** It was told the dice, and its time counts from the end of that. */
  readonly isByEar: boolean;
  /** In a dead heat with whoever was first, which a coin decided: a shorter time can have lost. */
  readonly isLevel: boolean;
}

/** A lane has eight marks; the first of these lengths that holds the slowest grab with a mark to spare is taken. */
const LENGTHS_MS = [800, 1_200, 1_600, 2_400, 4_000, 8_000, 12_000] as const;

export function lanesOf(one: Throw): readonly Lane[] {
  const slowest = Math.max(0, ...one.grabs.map((grab) => grab.pressedMs ?? 0));
  const wanted = (slowest * 8) / 7;
  const length = LENGTHS_MS.find((ms) => ms >= wanted) ?? wanted;
  const first = one.judged.find((each) => each.verdict === "right")?.seat ?? 0;
  const level = one.race?.heats?.find((heat) => heat.seats.includes(first))?.seats ?? [];
  return one.grabs.map((grab) => {
    const judged = one.judged.find((each) => each.seat === grab.seat);
    return {
      ...grab,
      share: (grab.pressedMs ?? 0) / length,
      figures: judged?.figures ?? [],
      verdict: judged?.verdict ?? null,
      isByEar: (one.race?.lanes.find((lane) => lane.seat === grab.seat)?.listens_ms ?? 0) > 0,
      isLevel: level.includes(grab.seat),
    };
  });
}
