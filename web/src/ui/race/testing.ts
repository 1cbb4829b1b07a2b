/** Races for tests: Jo (3) sits far away, you (1) and Mika (2) near, and Otto (4) is a bot. */
import type { Draw, Lane, Press, Raced } from "../../wire.gen";
import type { Source, Take } from "./model";

export const name = (seat: number): string => ["", "You", "Mika", "Jo", "Otto"][seat] ?? `Seat ${seat}`;
export const player = (seat: number): string => (seat === 1 ? "Ada" : name(seat));

/** A press whose message took `wayMs`, believed to the full. */
export function pressed(timeMs: number, wayMs: number, other: Partial<Press> = {}): Press {
  return {
    entry: 1,
    time_ms: timeMs,
    arrived_ms: timeMs + wayMs,
    earliest_ms: timeMs - 10,
    latest_ms: timeMs + 6,
    said_ms: timeMs,
    ...other,
  };
}

const LINES: Readonly<Record<number, Partial<Lane>>> = {
  1: { floor_ms: 22, most_ms: 50 },
  2: { floor_ms: 36, most_ms: 70 },
  3: { floor_ms: 198, most_ms: 260 },
  4: {},
};

export function lane(seat: number, press?: Press, other: Partial<Lane> = {}): Lane {
  return { seat, revealed_ms: 1000, ...LINES[seat], ...(press === undefined ? {} : { presses: [press] }), ...other };
}

export function race(lanes: readonly Lane[], other: Partial<Raced> = {}): Raced {
  return { type: "race", round: 21, lanes, cap_ms: 350, band_ms: 8, fastest_ms: 120, at_ms: 2500, ...other };
}

const SUPPLY: Source = { seat: 0, word: "supply", change: 1 };
export const first = (seat: number, ...payers: readonly number[]): Take => ({
  seat,
  verdict: "first",
  took: "the mouse",
  change: 1 + payers.length,
  sources: [SUPPLY, ...payers.map((each) => ({ seat: each, word: "", change: 1 }))],
});
export const right = (seat: number): Take => ({ seat, verdict: "right", took: "the mouse", change: 0, sources: [] });
export const wrong = (seat: number): Take => ({ seat, verdict: "wrong", took: "the bottle", change: -1, sources: [] });

/** A bot presses as soon as it has thought, and no message walks. */
export const botPressed = (timeMs: number): Press => ({
  entry: 4,
  time_ms: timeMs,
  arrived_ms: timeMs,
  earliest_ms: timeMs,
  latest_ms: timeMs,
});

/** Jo's message arrives last, and Jo was first; Mika was faster, and wrong; Otto came too late to be judged. */
export const FARTHER = race([
  lane(1, pressed(860, 24)),
  lane(2, pressed(705, 38)),
  lane(3, pressed(842, 210)),
  lane(4, botPressed(1110)),
]);
export const FARTHER_TAKES: readonly Take[] = [wrong(2), first(3, 2), right(1)];

/** You and Jo, 5 ms apart; the coin fell to you. */
export const COIN: Draw = { secret: 21, roll: 1, kind: 255, drawn: [[2, 0]] };
export const HEAT = race([lane(1, pressed(847, 20, { entry: 7 })), lane(2), lane(3, pressed(842, 210, { entry: 8 }))], {
  heats: [{ seats: [1, 3], entry: 7, draw: COIN }],
});
export const HEAT_TAKES: readonly Take[] = [first(1), right(3)];
