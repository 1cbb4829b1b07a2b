/** How each figure's key looks: before, in and after a race. Pure. */
import type { GhostFigure, GhostView } from "../../wire.gen";
import { canGrab, type Throw } from "./model";

export type KeyState = "idle" | "go" | "pressed" | "asleep" | "right" | "wrong" | "dim";

export interface KeysSeen {
  readonly view: GhostView;
  /** Pressed here, or already in my hand. */
  readonly held: GhostFigure | null;
  readonly isAsleep: boolean;
  readonly verdict: Throw | null;
}

export function keyState(figure: GhostFigure, seen: KeysSeen): KeyState {
  if (seen.verdict !== null) return judgedState(figure, seen.verdict);
  if (seen.view.phase !== "grab") return seen.isAsleep ? "asleep" : "idle";
  if (seen.held !== null) return seen.held === figure ? "pressed" : "dim";
  if (seen.isAsleep) return "asleep";
  return canGrab(seen.view) ? "go" : "idle";
}

function judgedState(figure: GhostFigure, verdict: Throw): KeyState {
  if (verdict.answer?.figure === figure) return "right";
  return takersOf(figure, verdict).length > 0 ? "wrong" : "dim";
}

/** Seats that held this figure at the close. */
export function takersOf(figure: GhostFigure, verdict: Throw): readonly number[] {
  return verdict.judged.filter((judged) => judged.figures.includes(figure)).map((judged) => judged.seat);
}

/** A press that the server has not judged yet. */
export interface Pressed {
  readonly throw: number;
  readonly figure: GhostFigure;
}

/** What the screen knows of the press from one moment to the next. */
export interface Moment {
  readonly throw: number;
  readonly revision: number;
  readonly isPending: boolean;
  readonly isClaimed: boolean;
}

/**
 * Whether a key stays down. It comes up with the next throw, and when the press was refused: then it is no longer
 * pending though nothing happened at the table. News of other seats never bring it up.
 */
export function staysPressed(pressed: Pressed, before: Moment, now: Moment): boolean {
  if (pressed.throw !== now.throw) return false;
  const isRefused = before.isPending && !now.isPending && !now.isClaimed && before.revision === now.revision;
  return !isRefused;
}
