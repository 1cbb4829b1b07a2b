/**
 * How finely to draw while something moves, so that it moves smoothly: coarser where frames come late, finer again where
 * they come in time. What rests is always drawn at its finest. Pure: times are handed in.
 */

const SHARES = [1, 0.75, 0.5] as const;
/** Frames further apart than this are late, in ms: 33 is 30 a second. */
const LATE_MS = 30;
const EASY_MS = 20;
/** So many frames decide. */
const FRAMES = 6;

export class Pace {
  private level = 0;
  private readonly steps: number[] = [];
  private lastMs: number | null = null;

  /** Of the finest resolution, while something moves. */
  get share(): number {
    return SHARES[this.level] ?? 1;
  }

  /** A frame in motion. */
  frame(nowMs: number): void {
    if (this.lastMs !== null) this.steps.push(nowMs - this.lastMs);
    this.lastMs = nowMs;
    if (this.steps.length < FRAMES) return;
    if (this.middle() > LATE_MS && this.level < SHARES.length - 1) {
      this.level += 1;
      this.steps.length = 0;
    } else this.steps.shift();
  }

  /** The motion is over: if it was easy, the next one is tried finer. */
  rest(): void {
    if (this.steps.length >= FRAMES - 1 && this.middle() < EASY_MS) this.level = Math.max(0, this.level - 1);
    this.steps.length = 0;
    this.lastMs = null;
  }

  private middle(): number {
    const sorted = [...this.steps].sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  }
}
