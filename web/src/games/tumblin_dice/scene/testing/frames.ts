/**
 * A page of `./bench frames`: fifteen dice on the board of Tumblin-Dice, and the sixteenth is thrown all the time.
 *
 * The camera follows each throw. Every quick round has a throw, its slow motion with a trail, and the aim of the next.
 */
import "../../../../styles/index.css";
import "../../../../styles/tables.css";
import { measureScene, pause } from "../../../../scene/testing/measuring";
import { TUMBLIN_BOARD, type TumblinColour, type TumblinPose } from "../../../../wire.gen";
import { atFirst } from "../../aiming";
import { turnOf } from "../../faces";
import type { Way } from "../../frames";
import { groundAt } from "../ground";
import { makeScene } from "../scene";
import type { DieShown, FlightShown, TumblinShown } from "../shown";

const COLOURS: readonly TumblinColour[] = ["red", "white", "green", "black"];
const THROW_MS = 800;
const QUICK_MS = 20;
const LOOK_MS = 100;
const THROWN = "black-4";
const HALF_MM = TUMBLIN_BOARD.die_mm / 2;

const ALL = Array.from({ length: 16 }, (_, place) => lyingAt(place));
const RESTING = ALL.filter(({ name }) => name !== THROWN);

await measureScene(makeScene, shownAt(0, null), async (table, nth, isQuick) => {
  const way = wayOf(isQuick ? QUICK_MS : THROW_MS, nth);
  table.show(shownAt(nth, flightOf(way, false)), false);
  await pause(way.durationMs);
  table.show(shownAt(nth, null), false);
  if (isQuick) table.show(shownAt(nth, flightOf(way, true)), true);
  await pause(isQuick ? QUICK_MS : LOOK_MS);
  if (isQuick) table.show(shownAt(nth, null), true);
});

/** Four abreast on four levels. */
function lyingAt(place: number): DieShown {
  const colour = COLOURS[place % 4] ?? "red";
  const [row, column] = [Math.floor(place / 4), place % 4];
  const [x, y] = [[270, 380, 480, 570][row] ?? 270, (column - 1.5) * 28];
  return { name: `${colour}-${row + 1}`, colour, kind: "plain", pose: poseAt(x, y, (place % 6) + 1, place * 37) };
}

function poseAt(x: number, y: number, face: number, yawDeg: number): TumblinPose {
  return { at_mm: [x, y, groundAt(x, y) + HALF_MM], turn: turnOf(face, yawDeg) };
}

function wayOf(durationMs: number, nth: number): Way {
  return {
    durationMs,
    dice: [THROWN],
    poseAt(die, ms) {
      if (die !== THROWN) return null;
      const gone = 1 - (1 - ms / durationMs) ** 2;
      return poseAt(62 + 500 * gone, -90 * gone, (nth % 6) + 1, 400 * gone);
    },
  };
}

function flightOf(way: Way, isReplay: boolean): FlightShown {
  const sinceMs = performance.now();
  const atMs = (nowMs: number): number => Math.max(0, Math.min(way.durationMs, nowMs - sinceMs));
  const steps = isReplay ? [{ die: THROWN, atMs: way.durationMs / 2 }] : [];
  return { way, atMs, isPaused: isReplay, isReplay, thrown: THROWN, steps };
}

function shownAt(nth: number, flight: FlightShown | null): TumblinShown {
  const aiming = { ...atFirst, spin: (nth % 3) / 2, face: (nth % 6) + 1 };
  const arm = { grab: () => false, move: () => undefined, letGo: () => undefined, cancel: () => undefined };
  const thrown: DieShown = { name: THROWN, colour: "black", kind: "plain", pose: null };
  return {
    dice: flight === null ? RESTING : [...RESTING, thrown],
    flags: RESTING.map(({ name }) => name),
    flight,
    aim: flight === null ? { aiming, colour: "black", arm } : null,
    columns: COLOURS.map((colour, place) => ({ seat: place + 1, name: colour, colour, points: [nth % 90] })),
    polish: "used",
    camera: "whole",
    free: { top: 0, right: 0, bottom: 0, left: 0 },
  };
}
