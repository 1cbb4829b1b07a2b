/** Dice by ear: while they are told, nothing on this device shows them, and the race has not begun here. Pure. */
import { dieMsOf, listenersOf, listensMsOf } from "../../model/ear";
import { GHOST_FIGURES, type GhostFigure } from "../../wire.gen";
import type { ToldDie } from "../gameui";
import type { GhostSeen } from "./names";
import { texts } from "./texts";

/** By the place of the die, so that the place alone says the colour: red at the left and low, blue at the right and high. */
const PANS: readonly number[] = [-0.8, -0.4, 0, 0.4, 0.8];
const PITCHES: readonly number[] = [0.88, 0.94, 1, 1.06, 1.12];
/** From here on there is time for the colour, too. */
const SLOW_MS = 1_000;
/** A throw to try: each figure once. */
const EXAMPLE: readonly GhostFigure[] = ["chair", "ghost", "mouse", "bottle", "book"];

/** How far the dice of a race are told; its id as `raceId` has it. */
interface Heard {
  readonly id: string;
  readonly begun: number;
  readonly isOver: boolean;
}

/** `faces` by die; always in the order red, white, grey, green, blue. */
export function toldDice(faces: readonly GhostFigure[], dieMs: number): readonly ToldDie[] {
  return faces.map((face, place) => ({
    sound: { name: face, pan: PANS[place] ?? 0, pitch: PITCHES[place] ?? 1 },
    words: dieMs < SLOW_MS ? texts().figure(face) : texts().told(GHOST_FIGURES[place] ?? face, face),
  }));
}

export const toldExample = (dieMs: number): readonly ToldDie[] => toldDice(EXAMPLE, dieMs);

/** How long each die is told on this device; 0: nobody listens here. */
export function dieMsHere(seen: GhostSeen): number {
  return Math.max(0, ...seatsHere(seen).map((seat) => dieMsOf(seen.people, seat)));
}

/** From the dice to the moment in which a grab counts on this device. */
export function listensMsHere(seen: GhostSeen): number {
  return Math.max(0, ...seatsHere(seen).map((seat) => listensMsOf(seen.people, seat)));
}

function seatsHere({ seat, here }: GhostSeen): readonly number[] {
  return here ?? [seat];
}

/** Of the race whose dice are told here; empty: there is none. */
export function raceId(seen: GhostSeen): string {
  const { view, match, undos } = seen.update;
  const isTold = view.phase === "grab" && dieMsHere(seen) > 0;
  return isTold ? `${seen.people.table} ${match} ${view.throw} ${undos}` : "";
}

/** The table as this device may show it: while dice are told they are still moving, so to speak. */
export function veiled(seen: GhostSeen, heard: Heard): GhostSeen {
  const id = raceId(seen);
  if (id === "" || (heard.id === id && heard.isOver)) return seen;
  const view = { ...seen.update.view, phase: "motion", faces: [] } as const;
  const begun = heard.id === id ? heard.begun : 0;
  return { ...seen, update: { ...seen.update, view }, telling: { begun } };
}

/** Seats of others that are told their dice for longer than so many ms: until then nobody can know who was first. */
export function stillListening(seen: GhostSeen, passedMs: number): readonly number[] {
  const { view } = seen.update;
  if (view.phase !== "grab") return [];
  return listenersOf(seen.people)
    .map(({ seat }) => seat)
    .filter((seat) => !seatsHere(seen).includes(seat) && !view.left.includes(seat))
    .filter((seat) => listensMsOf(seen.people, seat) > passedMs);
}
