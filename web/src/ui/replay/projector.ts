/** Runs a film: which step is shown, whether it goes on by itself, and how fast. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { GameFilm, OnlineGame, Seen } from "../../games/gameui";
import { clamped, type Film, holdMs, roundAt } from "../../model/film";
import { seenOf } from "../../model/seen";
import type { Update } from "../../wire.gen";

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** What a projector needs of the page; tests have one of their own. */
export interface Timer {
  /** Calls once, after so many milliseconds; the answer cancels it. */
  after(ms: number, call: () => void): () => void;
}

export interface Projector {
  readonly step: ReadonlySignal<number>;
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly speed: ReadonlySignal<Speed>;
  readonly seen: ReadonlySignal<Seen<OnlineGame>>;
  /** From the end it begins anew. */
  readonly play: () => void;
  readonly pause: () => void;
  readonly setSpeed: (speed: Speed) => void;
  /** Stands there. */
  readonly goTo: (step: number) => void;
  /** What so many rounds away came to; from the middle of one its end is the next. Before the first is the beginning. */
  readonly turnRound: (by: number) => void;
  /** So many steps away. */
  readonly turnStep: (by: number) => void;
  readonly stop: () => void;
}

export interface Shows {
  readonly game: GameFilm<OnlineGame>;
  readonly timer: Timer;
  /** The film has gone on by one step. */
  readonly onNews: (update: Update) => void;
}

export function projectorOf(film: Film, start: number, { game, timer, onNews }: Shows): Projector {
  const step = signal(clamped(start, film.steps.length));
  const isPlaying = signal(false);
  const speed = signal<Speed>(1);
  const seen = signal(seenAt(film, step.peek(), null));
  let cancel: () => void = () => undefined;

  const show = (next: number): void => {
    const at = clamped(next, film.steps.length);
    const before = step.peek();
    if (at === before) return;
    step.value = at;
    seen.value = seenAt(film, at, at === before + 1 ? seen.peek() : null);
    const update = film.steps[at]?.update;
    if (at === before + 1 && update !== undefined) onNews(update);
  };
  const run = (): void => {
    cancel();
    if (!isPlaying.peek()) return;
    if (step.peek() >= film.steps.length - 1) {
      isPlaying.value = false;
      return;
    }
    cancel = timer.after(holdMs(film, step.peek(), game, speed.peek()), () => {
      show(step.peek() + 1);
      run();
    });
  };
  const pause = (): void => {
    isPlaying.value = false;
    cancel();
  };
  const goTo = (next: number): void => {
    show(next);
    run();
  };
  return {
    step,
    isPlaying,
    speed,
    seen,
    play: () => {
      if (step.peek() >= film.steps.length - 1) show(0);
      isPlaying.value = true;
      run();
    },
    pause,
    setSpeed: (next) => {
      speed.value = next;
      run();
    },
    goTo,
    turnRound: (by) => {
      const at = roundAt(film, step.peek());
      const isInside = step.peek() < (film.rounds[at]?.last ?? 0);
      goTo(film.rounds[Math.min(at + by - (isInside && by > 0 ? 1 : 0), film.rounds.length - 1)]?.last ?? 0);
    },
    turnStep: (by) => {
      pause();
      show(step.peek() + by);
    },
    stop: pause,
  };
}

/** @param before what was seen one step before; null: the film was cut, and dice on their way begin it anew */
function seenAt(film: Film, step: number, before: Seen<OnlineGame> | null): Seen<OnlineGame> {
  const seen = seenOf(film.stateAt(step), false);
  if (seen === null) throw new Error(`step ${step} of a film shows nothing`);
  const { tumbled } = seen.history;
  const known = before?.history.tumbled ?? null;
  if (tumbled === null) return seen;
  const isSame = known !== null && known.flight === tumbled.flight;
  return { ...seen, history: { ...seen.history, tumbled: isSame ? known : { ...tumbled } } } as Seen<OnlineGame>;
}
