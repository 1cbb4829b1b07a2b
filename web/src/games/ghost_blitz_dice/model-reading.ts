/** Why a figure was right, step by step, for the chain of pictures; and how the five dice are drawn beside it. Pure. */
import { unreachable } from "../../model/unreachable";
import { GHOST_FIGURES, type GhostAnswer, type GhostFigure } from "../../wire.gen";

export type Step =
  /** These dice (called by the figure of their colour) all show this figure. */
  | { readonly kind: "alike"; readonly figure: GhostFigure; readonly dice: readonly GhostFigure[] }
  /** All five figures are there. */
  | { readonly kind: "all"; readonly faces: readonly GhostFigure[] }
  /** The figure's own colour leads on. */
  | { readonly kind: "colour"; readonly figure: GhostFigure }
  /** The figure to look for. */
  | { readonly kind: "seek"; readonly figure: GhostFigure }
  /** One die, and what it shows. */
  | { readonly kind: "die"; readonly die: GhostFigure; readonly shows: GhostFigure }
  | { readonly kind: "answer"; readonly figure: GhostFigure };

export type Reading = "GB-2" | "GB-3" | "GB-4";

/** Rules that can read a throw [GB-R2]. */
export const READINGS: readonly Reading[] = ["GB-2", "GB-3", "GB-4"];

/** `faces` by die: red, white, grey, green, blue. */
export function chainOf(answer: GhostAnswer, faces: readonly GhostFigure[]): readonly Step[] {
  const end: Step = { kind: "answer", figure: answer.figure };
  const die: Step = { kind: "die", die: answer.die, shows: faceOf(answer.die, faces) };
  const reading = readingOf(answer);
  switch (reading) {
    case "GB-2":
      return [alike(answer.seen, faces), { kind: "colour", figure: answer.seen }, die, end];
    case "GB-3":
      return [...pairs(faces).map((figure) => alike(figure, faces)), alike(answer.seen, faces), end];
    case "GB-4":
      return [{ kind: "all", faces }, { kind: "seek", figure: answer.seen }, die, end];
    case null:
      return [end];
    default:
      return unreachable(reading);
  }
}

/** Which rule read the dice; null: one that this page does not know. */
export function readingOf(answer: GhostAnswer): Reading | null {
  return READINGS.find((rule) => rule === answer.rule) ?? null;
}

/** By die: the one that decides is ringed, those that say nothing are dim. */
export function diceStates(answer: GhostAnswer, faces: readonly GhostFigure[]): readonly ("key" | "dim" | "idle")[] {
  const isBeside = (face: GhostFigure): boolean => answer.rule === "GB-2" && face !== answer.seen;
  return faces.map((face, place) => {
    if (GHOST_FIGURES[place] === answer.die) return "key";
    return isBeside(face) ? "dim" : "idle";
  });
}

function alike(figure: GhostFigure, faces: readonly GhostFigure[]): Step {
  return { kind: "alike", figure, dice: GHOST_FIGURES.filter((_, place) => faces[place] === figure) };
}

function pairs(faces: readonly GhostFigure[]): readonly GhostFigure[] {
  return GHOST_FIGURES.filter((figure) => faces.filter((face) => face === figure).length === 2);
}

function faceOf(die: GhostFigure, faces: readonly GhostFigure[]): GhostFigure {
  return faces[GHOST_FIGURES.indexOf(die)] ?? die;
}
