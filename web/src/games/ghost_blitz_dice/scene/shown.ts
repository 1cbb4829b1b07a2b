/** What the scene is told to show: the table at one moment, without anything that only words need. Pure. */
import type { Resting } from "../../../ui/parts/die";
import { GHOST_FIGURES, type GhostFigure } from "../../../wire.gen";
import { plays, seatsAround, type Throw } from "../model";
import { type KeyState, keyState, takersOf } from "../model-keys";
import { diceStates } from "../model-reading";
import type { GhostSeen } from "../names";

export interface Shown {
  readonly match: number;
  readonly throw: number;
  /** From whose side the dice come. */
  readonly thrower: number;
  /** Clockwise; the last one sits in front. */
  readonly seats: readonly number[];
  /** By seat, from seat 1. */
  readonly points: readonly number[];
  readonly supply: number;
  readonly jackpot: number;
  /** Whether figures are keys here. */
  readonly isPlayer: boolean;
  /** In the circle's order. */
  readonly figures: readonly FigureShown[];
  readonly dice: DiceShown;
}

export interface FigureShown {
  readonly figure: GhostFigure;
  readonly state: KeyState;
  /** The seat that it went to; 0: it stands in the circle. */
  readonly owner: number;
}

/**
 * The five dice: red, white, grey, green, blue.
 *
 * Faces are there only once the table has told them: dice that wait or move have none.
 */
export type DiceShown =
  | { readonly are: "waiting" }
  | { readonly are: "moving" }
  | { readonly are: "lying"; readonly faces: readonly GhostFigure[]; readonly states: readonly Resting[] };

export interface Table {
  readonly seen: GhostSeen;
  readonly verdict: Throw | null;
  /** Pressed here, or already in my hand. */
  readonly held: GhostFigure | null;
}

export function shownOf({ seen, verdict, held }: Table): Shown {
  const { view, match } = seen.update;
  const keys = { view, held, isAsleep: seen.isAsleep, verdict };
  return {
    match,
    throw: view.throw,
    thrower: view.thrower,
    seats: seatsAround(view),
    points: view.points,
    supply: view.supply,
    jackpot: view.jackpot,
    isPlayer: plays(view),
    figures: view.circle.map((figure) => ({
      figure,
      state: keyState(figure, keys),
      owner: verdict === null ? 0 : ownerOf(figure, verdict),
    })),
    dice: diceOf({ seen, verdict, held }),
  };
}

/** The first right seat has the right figure; a wrong one stays with whoever grabbed it first. */
function ownerOf(figure: GhostFigure, verdict: Throw): number {
  const winner = verdict.closed?.right ?? 0;
  if (winner > 0 && verdict.answer?.figure === figure) return winner;
  return takersOf(figure, verdict)[0] ?? 0;
}

function diceOf({ seen, verdict }: Table): DiceShown {
  const { view } = seen.update;
  const faces = verdict?.faces ?? view.faces;
  if (faces.length === GHOST_FIGURES.length) return { are: "lying", faces, states: statesOf(faces, verdict) };
  return { are: view.phase === "motion" && seen.telling === undefined ? "moving" : "waiting" };
}

function statesOf(faces: readonly GhostFigure[], verdict: Throw | null): readonly Resting[] {
  const answer = verdict?.answer ?? null;
  return answer === null ? faces.map(() => "idle") : diceStates(answer, faces);
}
