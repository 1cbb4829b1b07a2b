/**
 * When what is raced for could be seen on this screen: from then on a press counts.
 *
 * A page draws in one frame and what it drew is on the screen by the next one, so the next frame's time is taken. Dice
 * that are told need no picture: the telling begins when they come, and from its end a press counts.
 */
import type { Update } from "../wire.gen";

/** What is needed of the page; tests have one of their own. */
export interface Screen {
  /** Calls once, with the page's time, before the next frame is drawn; the answer cancels it. */
  frame(call: (nowMs: number) => void): () => void;
  /** Milliseconds on the clock of the page, which is also that of its events. */
  now(): number;
  isHidden(): boolean;
}

/** A handler may come late, but not so late; a stamp that is further off is of another clock. */
const LATEST_MS = 5000;
const EARLIEST_MS = -1;

interface Shown {
  readonly of: Update;
  /** Null: not yet. */
  readonly atMs: number | null;
  readonly wasHidden: boolean;
  /** So long all of it is told before a press counts; 0: it is looked at. */
  readonly listensMs: number;
}

/** What an update brings: what all race for, faces that this seat alone races with, or neither. */
export type Brings = "race" | "faces" | "nothing";

export class Showing {
  readonly #screen: Screen;
  readonly #painted: (revision: number) => void;
  #shown: Shown | null = null;
  #cancel: () => void = () => undefined;
  #cancelFaces: () => void = () => undefined;

  /** @param painted told when the screen shows the update of this revision, or begins to tell it */
  constructor(screen: Screen, painted: (revision: number) => void) {
    this.#screen = screen;
    this.#painted = painted;
  }

  /** @param listensMs how long it is told to whoever plays by ear */
  hears(update: Update, brings: Brings, listensMs = 0): void {
    if (brings === "race" && listensMs > 0) this.tells(update, listensMs);
    else if (brings === "race") this.draws(update);
    else if (brings === "faces") this.brings(update);
  }

  /** An update that shows what is raced for has come, and is drawn before the next frame. */
  draws(update: Update): void {
    this.#cancel();
    this.#shown = { of: update, atMs: null, wasHidden: this.#screen.isHidden(), listensMs: 0 };
    this.#cancel = this.#screen.frame(() => {
      this.#cancel = this.#screen.frame((atMs) => {
        if (this.#shown !== null) this.#shown = { ...this.#shown, atMs };
        this.#painted(update.revision);
      });
    });
  }

  /** An update has come that is told from now on. */
  tells(update: Update, listensMs: number): void {
    this.#cancel();
    this.#shown = { of: update, atMs: this.#screen.now(), wasHidden: this.#screen.isHidden(), listensMs };
    this.#painted(update.revision);
  }

  /**
   * Faces have come that this seat alone races with; the race goes on since its own showing.
   *
   * The table learns of it by the picture after the next, as of any other, whether the faces are in it or not: it takes
   * the time until then for the way here, and dice that still tumble on this screen have nothing to do with that.
   */
  brings(update: Update): void {
    this.#cancelFaces();
    this.#cancelFaces = this.#screen.frame(() => {
      this.#cancelFaces = this.#screen.frame(() => this.#painted(update.revision));
    });
  }

  /** The page is looked at no more: when it is again, nobody knows what was seen before. */
  hide(): void {
    if (this.#shown !== null) this.#shown = { ...this.#shown, wasHidden: true };
  }

  stop(): void {
    this.#cancel();
    this.#cancelFaces();
    this.#shown = null;
  }

  /** When this race was shown, or began to be told; null if that is not known. */
  beganMs(now: Update | null): number | null {
    return this.#shown !== null && isOne(this.#shown.of, now) ? this.#shown.atMs : null;
  }

  /**
   * From the showing, or from the end of the telling, to a press, in ms; null if that is not known: the page was hidden,
   * or came into the race later.
   *
   * @param pressedAtMs `timeStamp` of the event
   * @param now what is raced for at the press
   */
  since(pressedAtMs: number, now: Update | null): number | null {
    const shown = this.#shown;
    if (shown === null || shown.atMs === null || shown.wasHidden || !isOne(shown.of, now)) return null;
    const agoMs = this.#screen.now() - pressedAtMs;
    if (pressedAtMs <= 0 || agoMs < EARLIEST_MS || agoMs > LATEST_MS) return null;
    return Math.max(0, pressedAtMs - shown.atMs - shown.listensMs);
  }
}

function isOne(one: Update, other: Update | null): boolean {
  return other !== null && one.match === other.match && one.round === other.round && one.undos === other.undos;
}
