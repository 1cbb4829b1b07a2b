/** The way of dice, unpacked: the twin of `src/dicehall/physics/frames.py`, where the layout is described. */
import type { Flight, TumblinPose } from "../../wire.gen";

const A_SECOND = 60;
const CHANNELS = 7;
const UNIT_MM = 0.05;

/** Where the dice of a flight are at any moment of it. */
export interface Way {
  readonly durationMs: number;
  /** Those that move. */
  readonly dice: readonly string[];
  /** Null for a die that does not move. Before the start it is where it starts, after the end where it rests. */
  poseAt(die: string, ms: number): TumblinPose | null;
}

/** The channels of one die, a value a picture each: x y z, then w x y z of its turn. */
type Channels = readonly Int16Array[];
type Turn = TumblinPose["turn"];

/** Throws if the text is none that the server packs. */
export async function unpack(flight: Flight): Promise<Way> {
  const { dice, frames } = flight;
  const channels = frames === "" ? [] : channelsOf(await inflated(frames), dice.length);
  const byDie = new Map(dice.map((die, place) => [die, channels.slice(CHANNELS * place, CHANNELS * (place + 1))]));
  return {
    durationMs: flight.duration_ms,
    dice,
    poseAt: (die, ms) => {
      const its = byDie.get(die) ?? [];
      return (its[0]?.length ?? 0) > 0 ? between(its, (ms * A_SECOND) / 1000) : null;
    },
  };
}

async function inflated(text: string): Promise<Uint8Array> {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const whole = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(whole).arrayBuffer());
}

function channelsOf(both: Uint8Array, dice: number): readonly Int16Array[] {
  const half = both.length / 2;
  const many = half / (CHANNELS * dice);
  if (!Number.isInteger(many)) throw new RangeError(`${both.length} bytes are no pictures of ${dice} dice`);
  return Array.from({ length: CHANNELS * dice }, (_, place) => {
    const start = place * many;
    return summedTwice(both.subarray(start, start + many), both.subarray(half + start, half + start + many));
  });
}

/** Values out of their second differences, which are folded and modulo 2^16, as an array of 16 bits is too. */
function summedTwice(low: Uint8Array, high: Uint8Array): Int16Array {
  const values = new Int16Array(low.length);
  let [step, value] = [0, 0];
  for (let picture = 0; picture < low.length; picture += 1) {
    const folded = (low[picture] ?? 0) | ((high[picture] ?? 0) << 8);
    step += folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
    value += step;
    values[picture] = value;
  }
  return values;
}

/** Between two pictures the die goes straight and turns evenly. */
function between(channels: Channels, at: number): TumblinPose {
  const last = (channels[0]?.length ?? 1) - 1;
  const picture = Math.max(0, Math.min(last, Math.floor(at)));
  const share = Math.max(0, Math.min(1, at - picture));
  const next = Math.min(last, picture + 1);
  const mixed = (channel: number): number => {
    const values = channels[channel];
    const from = values?.[picture] ?? 0;
    return from + ((values?.[next] ?? 0) - from) * share;
  };
  const turn = [mixed(3), mixed(4), mixed(5), mixed(6)] as const;
  return { at_mm: [mixed(0) * UNIT_MM, mixed(1) * UNIT_MM, mixed(2) * UNIT_MM], turn: unit(turn) };
}

function unit([w, x, y, z]: Turn): Turn {
  const size = Math.hypot(w, x, y, z) || 1;
  return [w / size, x / size, y / size, z / size];
}
