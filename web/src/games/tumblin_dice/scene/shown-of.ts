/** From what the board knows to what the scene shows. */
import type { Polish } from "../../../wire.gen";
import type { Model, ModelSeat } from "../model";
import type { NameOf } from "../names";
import type { Playing } from "../playback";
import type { Step } from "../steps";
import type { CameraWish } from "./camera";
import type { AimShown, ColumnShown, FlightShown, TumblinShown } from "./shown";

export interface Sight {
  readonly model: Model;
  readonly playing: Playing | null;
  readonly steps: readonly Step[];
  readonly aim: AimShown | null;
  readonly name: NameOf;
  readonly polish: Polish;
  readonly camera: CameraWish;
  readonly free: TumblinShown["free"];
}

export function shownOf(sight: Sight): TumblinShown {
  const { model, playing, steps, aim, name, polish, camera, free } = sight;
  return {
    dice: model.dice,
    flags: model.dice.filter(({ flag }) => flag !== null).map((die) => die.name),
    flight: playing && flightOf(playing, steps),
    aim: playing === null ? aim : null,
    columns: columnsOf(model.seats, name),
    polish,
    camera,
    free,
  };
}

/** A flight that is sent back to a moment is the same flight. */
function flightOf(playing: Playing, steps: readonly Step[]): FlightShown {
  const { way, flight, mode, rate, isPaused, fromMs, sinceMs } = playing;
  const atMs = (nowMs: number): number => {
    const gone = isPaused ? 0 : Math.max(0, nowMs - sinceMs) * rate;
    return Math.max(0, Math.min(way.durationMs, fromMs + gone));
  };
  return {
    way,
    atMs,
    isReplay: mode === "again",
    isPaused,
    thrown: flight.thrown ?? "",
    steps: mode === "again" ? steps : [],
  };
}

/** In the order of the seats, whatever the order of throwing. */
function columnsOf(seats: readonly ModelSeat[], name: NameOf): readonly ColumnShown[] {
  return [...seats]
    .sort((one, other) => one.seat - other.seat)
    .map(({ seat, colours: [colour = "white"], scores }) => ({ seat, name: name(seat), colour, points: scores }));
}
