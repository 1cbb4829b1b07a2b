/** How a die was let go down the board of Tumblin-Dice, by the record. */
import { fieldsOf, type Json, listOf, numberOf, textOf } from "./json";

/** What a hand gives a die; a throw was aimed as one and came out as another. */
export interface Push {
  /** Metres a second. */
  readonly speed: number;
  /** Degrees to the left of straight down the board. */
  readonly left: number;
  /** Radians a second, counterclockwise seen from above. */
  readonly spin: number;
}

export interface Flown {
  /** Name of the die; empty: none was thrown, dice that had lost their hold settled again. */
  readonly die: string;
  readonly style: string;
  readonly aimed: Push | null;
  readonly began: Push | null;
}

/** @param flight `evidence.flight` of a move. Throws BadRecordError. */
export function flownOf(flight: unknown, line: number): Flown | null {
  if (flight === null || flight === undefined) return null;
  const fields = fieldsOf(flight, line, "flight");
  const aim = objectOf(fields.aim, line, "flight.aim");
  const start = objectOf(fields.start, line, "flight.start");
  return {
    die: textOf(fields.thrown ?? "", line, "flight.thrown"),
    style: textOf(aim?.style ?? "slide", line, "flight.aim.style"),
    aimed: aim === null ? null : aimedOf(aim, line),
    began: start === null ? null : begunOf(start, line),
  };
}

function objectOf(value: unknown, line: number, place: string): Json | null {
  return value === null || value === undefined ? null : fieldsOf(value, line, place);
}

function aimedOf({ speed_m_s, aim_deg = 0, spin_rad_s = 0 }: Json, line: number): Push {
  return {
    speed: numberOf(speed_m_s, line, "flight.aim.speed_m_s"),
    left: numberOf(aim_deg, line, "flight.aim.aim_deg"),
    spin: numberOf(spin_rad_s, line, "flight.aim.spin_rad_s"),
  };
}

/** The board's axes: along it from its back edge, to the left, up. */
function begunOf({ speed_m_s, spin_rad_s }: Json, line: number): Push {
  const [x, y, z] = threeOf(speed_m_s, line, "flight.start.speed_m_s");
  const [, , spin] = threeOf(spin_rad_s, line, "flight.start.spin_rad_s");
  return { speed: Math.hypot(x, y, z), left: (Math.atan2(y, x) * 180) / Math.PI, spin };
}

function threeOf(value: unknown, line: number, place: string): readonly [number, number, number] {
  const [x, y, z] = listOf(value, line, place);
  return [numberOf(x, line, place), numberOf(y, line, place), numberOf(z, line, place)];
}
