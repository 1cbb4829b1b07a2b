/**
 * What plays now: the throw that is under way, or the last one again, slowly.
 *
 * A throw goes its way here while the table waits for its dice; what it came to is shown when it is over on this screen.
 * Nothing is decided by it.
 */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Flight, Tumbled } from "../../wire.gen";
import { unpack, type Way } from "./frames";
import { afterEvents } from "./lying";
import type { TumblinSeen } from "./names";
import type { Lying } from "./scoring";

/** What playback needs of the page; tests have one of their own. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Calls once, after so many milliseconds; the answer cancels it. */
  after(ms: number, call: () => void): () => void;
  /** Whether less motion is wanted: dice are at their ends at once. */
  isCalm(): boolean;
}

export const RATES = [0.25, 0.5, 1] as const;
export type Rate = (typeof RATES)[number];

/** A flight with what lay there before. */
export interface Flown {
  readonly flight: Flight;
  readonly way: Way;
  readonly before: Lying;
}

export interface Playing extends Flown {
  /** `live`: the throw under way; `again`: the last one, as somebody here wants to see it. */
  readonly mode: "live" | "again";
  readonly rate: number;
  readonly isPaused: boolean;
  /** It was at `fromMs` of the flight when the clock showed `sinceMs`. */
  readonly fromMs: number;
  readonly sinceMs: number;
}

/** A throw that is still under way here when the table says how it ended may go on for so long. */
export const LATE_MS = 700;
/** The board of a quarter that is over stays for so long, unless somebody throws. */
export const LINGER_MS = 5000;

export class Playback {
  readonly #clock: Clock;
  readonly #unpack: (flight: Flight) => Promise<Way>;
  readonly #playing = signal<Playing | null>(null);
  readonly #last = signal<Flown | null>(null);
  readonly #shown = signal<TumblinSeen | null>(null);
  readonly #lingering = signal<Lying | null>(null);
  #now: TumblinSeen | null = null;
  #tumbled: Tumbled | null = null;
  /** A flight has come and is not over here. */
  #isFlying = false;
  #cancelEnd: () => void = () => undefined;
  #cancelLate: () => void = () => undefined;
  #cancelLinger: () => void = () => undefined;

  constructor(clock: Clock, unpacks: (flight: Flight) => Promise<Way> = unpack) {
    this.#clock = clock;
    this.#unpack = unpacks;
  }

  get playing(): ReadonlySignal<Playing | null> {
    return this.#playing;
  }

  /** The last throw, to be watched again. */
  get last(): ReadonlySignal<Flown | null> {
    return this.#last;
  }

  /** What the screen shows: behind what is known while dice go their way. */
  get shown(): ReadonlySignal<TumblinSeen | null> {
    return this.#shown;
  }

  /** How the board lay at the end of a quarter, for a while; null: it lies as the view says. */
  get lingering(): ReadonlySignal<Lying | null> {
    return this.#lingering;
  }

  /** Where on its way the flight is that plays, in ms. */
  positionMs(): number {
    const playing = this.#playing.peek();
    if (playing === null) return 0;
    const { fromMs, sinceMs, rate, isPaused, way } = playing;
    const gone = isPaused ? 0 : (this.#clock.now() - sinceMs) * rate;
    return Math.max(0, Math.min(way.durationMs, fromMs + gone));
  }

  /** What is known has changed. Called with the same again, it does nothing. */
  hears(seen: TumblinSeen): void {
    if (seen === this.#now) return;
    this.#now = seen;
    const isOther = this.#shown.peek()?.update.match !== seen.update.match;
    if (isOther || this.#hasGoneBack(seen)) this.#forget();
    const { tumbled } = seen.history;
    const isNew = tumbled !== null && !isSame(tumbled, this.#tumbled) && tumbled.match === seen.update.match;
    if (isNew) this.#take(tumbled, seen);
    if (!this.#isFlying) this.#show(seen);
    else if (isAtRest(seen)) this.#endSoon();
  }

  /** From its beginning, slowly; for who wants less motion it stands at its beginning. */
  again(): void {
    const last = this.#last.peek();
    if (last === null || this.#isFlying) return;
    const isPaused = this.#clock.isCalm();
    this.#run({ ...last, mode: "again", rate: RATES[0], isPaused, fromMs: 0, sinceMs: this.#clock.now() });
  }

  pause(isPaused: boolean): void {
    const fromMs = this.positionMs();
    this.#change({ isPaused, fromMs: !isPaused && fromMs >= this.#durationMs() ? 0 : fromMs });
  }

  setRate(rate: Rate): void {
    this.#change({ rate });
  }

  /** Goes to a moment, and stands there. */
  seek(ms: number): void {
    this.#change({ fromMs: Math.max(0, Math.min(this.#durationMs(), ms)), isPaused: true });
  }

  /** Back to the table. A throw under way goes on. */
  close(): void {
    if (this.#playing.peek()?.mode === "again") this.#run(null);
  }

  stop(): void {
    this.#forget();
    this.#now = null;
  }

  #take(tumbled: Tumbled, seen: TumblinSeen): void {
    this.#tumbled = tumbled;
    const { view, round } = seen.update;
    const isLive = view.phase === "settle" && tumbled.round === round && (tumbled.flight.thrown ?? "") === view.thrown;
    const before = { board: view.board, stacked: view.stacked };
    const cameAtMs = this.#clock.now();
    if (isLive) this.#show(seen);
    this.#isFlying = isLive;
    this.#unpack(tumbled.flight).then(
      (way) => {
        if (this.#tumbled !== tumbled) return;
        const flown = { flight: tumbled.flight, way, before: isLive ? before : withoutThrown(before, tumbled.flight) };
        this.#last.value = flown;
        if (this.#isFlying) this.#fly(flown, cameAtMs);
      },
      () => this.#tumbled === tumbled && this.#land(), // not to be read: the dice are where they rest, all the same
    );
  }

  #fly(flown: Flown, sinceMs: number): void {
    const fromMs = this.#clock.isCalm() ? flown.way.durationMs : 0;
    this.#run({ ...flown, mode: "live", rate: 1, isPaused: false, fromMs, sinceMs });
  }

  /** What the table has told is shown when the flight is over here, or at last after a while. */
  #endSoon(): void {
    this.#cancelLate();
    this.#cancelLate = this.#clock.after(LATE_MS, () => this.#land());
    const playing = this.#playing.peek();
    if (playing?.mode === "live" && this.positionMs() >= playing.way.durationMs) this.#land();
  }

  #land(): void {
    this.#isFlying = false;
    this.#cancelLate();
    this.#run(null);
    if (this.#now !== null) this.#show(this.#now);
  }

  #show(seen: TumblinSeen): void {
    const before = this.#shown.peek();
    if (before?.update === seen.update && before.history === seen.history) return;
    this.#shown.value = seen;
    if (before === null || before.update.match !== seen.update.match) return;
    if (before.update.revision === seen.update.revision) return;
    this.#linger(before, seen);
  }

  /** A quarter's end clears the board; people want to see how it lay. */
  #linger(before: TumblinSeen, { update }: TumblinSeen): void {
    if (update.events.some(({ type }) => type === "quarter_begun")) {
      const way = this.#last.peek()?.way ?? null;
      const lay = { board: before.update.view.board, stacked: before.update.view.stacked };
      this.#lingering.value = afterEvents(lay, update.events, way);
      this.#cancelLinger();
      this.#cancelLinger = this.#clock.after(LINGER_MS, () => this.#clear());
    } else if (update.view.phase === "settle") this.#clear();
  }

  #clear(): void {
    this.#cancelLinger();
    this.#lingering.value = null;
  }

  #change(part: Partial<Playing>): void {
    const playing = this.#playing.peek();
    if (playing?.mode !== "again") return;
    this.#run({ ...playing, fromMs: this.positionMs(), ...part, sinceMs: this.#clock.now() });
  }

  #run(playing: Playing | null): void {
    this.#cancelEnd();
    this.#playing.value = playing;
    if (playing === null || playing.isPaused) return;
    const leftMs = (playing.way.durationMs - this.positionMs()) / playing.rate;
    this.#cancelEnd = this.#clock.after(leftMs, () => this.#over(playing));
  }

  /** Its time is over: a throw under way stays at its end until the table tells what came of it. */
  #over(playing: Playing): void {
    if (playing.mode === "again") this.#change({ isPaused: true });
    else if (this.#now !== null && isAtRest(this.#now)) this.#land();
  }

  #durationMs(): number {
    return this.#playing.peek()?.way.durationMs ?? 0;
  }

  #hasGoneBack(seen: TumblinSeen): boolean {
    const undos = this.#shown.peek()?.update.undos;
    return undos !== undefined && undos !== seen.update.undos;
  }

  #forget(): void {
    this.#isFlying = false;
    this.#tumbled = null;
    this.#cancelLate();
    this.#run(null);
    this.#clear();
    this.#last.value = null;
    this.#shown.value = null;
  }
}

/** Whether it is a throw that is known: after a reconnect, or by another line of this device, it is told again. */
function isSame(one: Tumbled, other: Tumbled | null): boolean {
  if (one.round !== other?.round || one.match !== other.match) return false;
  return one.flight.thrown === other.flight.thrown && one.flight.frames === other.flight.frames;
}

/** Whether the table has told where the dice of a flight rest. */
function isAtRest({ update: { view, events } }: TumblinSeen): boolean {
  return view.phase !== "settle" || events.some(({ type }) => type === "loosened");
}

/** After a reload nobody knows how the board lay before: the dice that did not move lay where they lie. */
function withoutThrown(now: Lying, { dice }: Flight): Lying {
  const board = now.board.filter((resting) => !dice.includes(resting.die));
  return { board, stacked: now.stacked.filter((pair) => !pair.some((die) => dice.includes(die))) };
}
