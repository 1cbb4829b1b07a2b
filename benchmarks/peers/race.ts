/** Rounds at one table: somebody throws, each seat sees the dice on its screen and grabs, all hear who was first. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Ears, Join, Table, Verdict } from "./adapters/adapter.ts";
import type { PlannedRound, PlayedRound } from "./plan.ts";

/** Nothing takes that long. */
const PATIENCE_MS = 60_000;

/** Opens a table at which rounds can be played. */
export async function openRace(join: Join, number: number, urls: readonly string[]): Promise<Race> {
  const race = new Race(urls.length);
  race.sitDown(await join(number, urls, race));
  return race;
}

/** One table; the ears of its sockets. */
export class Race implements Ears {
  private readonly seats: number;
  private table: Table | null = null;
  private round: Round | null = null;
  private lastNumber = 0;

  constructor(seats: number) {
    this.seats = seats;
  }

  sitDown(table: Table): void {
    this.table = table;
  }

  async play(rounds: readonly PlannedRound[]): Promise<PlayedRound[]> {
    const played: Round[] = [];
    for (const planned of rounds) {
      await sleep(planned.pause_ms);
      played.push(await this.playOne(planned));
    }
    return played.map((round) => round.played()); // at the end, as a second verdict may have come late
  }

  dice(seat: number, number: number): void {
    if (this.round?.number === 0 && number > this.lastNumber) this.round.number = number;
    if (this.round?.number === number) this.round.sees(seat);
  }

  verdict(seat: number, number: number, verdict: Verdict): void {
    if (this.round?.number === number) this.round.hears(seat, verdict);
  }

  failed(why: string): void {
    throw new Error(why);
  }

  private async playOne(planned: PlannedRound): Promise<Round> {
    if (this.table === null) throw new Error("nobody sits at the table yet");
    const round = new Round(this.table, planned, this.seats);
    this.round = round;
    const late = setTimeout(() => this.failed(`a round did not end: ${JSON.stringify(round.played())}`), PATIENCE_MS);
    this.table.throwDice();
    await round.over;
    clearTimeout(late);
    this.lastNumber = round.number;
    return round;
  }
}

/** One throw, from its start until everybody has heard the verdict and has grabbed, or has been too late to. */
class Round {
  /** As the server counts; 0 until its dice have come. */
  number = 0;
  readonly over: Promise<void>;
  private readonly table: Table;
  private readonly planned: PlannedRound;
  private readonly thrown = performance.now();
  private readonly came: Times;
  private readonly painted: Times;
  private readonly pressed: Times;
  private readonly heard: Times;
  private readonly winners = new Set<number>();
  private grabs = 0;
  /** Verdicts that are still to be heard, and presses that are still to come. */
  private missing: number;
  private end: () => void = () => {};

  constructor(table: Table, planned: PlannedRound, seats: number) {
    this.table = table;
    this.planned = planned;
    this.missing = 2 * seats;
    [this.came, this.painted, this.pressed, this.heard] = [times(seats), times(seats), times(seats), times(seats)];
    this.over = new Promise((resolve) => {
      this.end = resolve;
    });
  }

  sees(seat: number): void {
    if (!stamp(this.came, seat)) return;
    setTimeout(() => this.paints(seat), this.planned.frame_ms[seat - 1]);
  }

  hears(seat: number, verdict: Verdict): void {
    this.winners.add(verdict.winner);
    this.grabs = verdict.grabs;
    if (stamp(this.heard, seat)) this.happened();
  }

  played(): PlayedRound {
    return {
      thrown_ms: this.thrown,
      dice_ms: this.came,
      painted_ms: this.painted,
      pressed_ms: this.pressed,
      verdict_ms: this.heard,
      winners: [...this.winners],
      grabs: this.grabs,
    };
  }

  private paints(seat: number): void {
    stamp(this.painted, seat);
    this.table.painted(seat, this.number);
    setTimeout(() => this.presses(seat), this.planned.reaction_ms[seat - 1]);
  }

  private presses(seat: number): void {
    const isTold = this.heard[seat - 1] !== 0;
    if (!(isTold && this.planned.told_stay_silent)) {
      stamp(this.pressed, seat);
      const sinceShownMs = (this.pressed[seat - 1] ?? 0) - (this.painted[seat - 1] ?? 0);
      this.table.grab(seat, this.number, sinceShownMs);
    }
    this.happened();
  }

  private happened(): void {
    this.missing -= 1;
    if (this.missing === 0) this.end();
  }
}

/** By seat; 0: not yet. */
type Times = number[];

function times(seats: number): Times {
  return new Array<number>(seats).fill(0);
}

/** Whether it is the first time. */
function stamp(when: Times, seat: number): boolean {
  if (when[seat - 1] !== 0) return false;
  when[seat - 1] = performance.now();
  return true;
}
