/** Measures of a sound, for tests: nobody listens there. */
import { at, RATE, type Wave } from "../waves";

export function peakOf(wave: Wave): number {
  return wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

/** Root of the mean square of the loudest 50 ms. */
export function loudestOf(wave: Wave): number {
  const span = Math.min(wave.length, RATE / 20);
  let [sum, most] = [0, 0];
  for (let place = 0; place < wave.length; place += 1) {
    sum += at(wave, place) ** 2 - (place < span ? 0 : at(wave, place - span) ** 2);
    most = Math.max(most, sum);
  }
  return Math.sqrt(most / span);
}

/** How strong one frequency is in a part of a wave, from `fromS` to `toS`. */
export function strengthAt(hz: number, wave: Wave, [fromS, toS]: readonly [number, number]): number {
  const part = wave.subarray(Math.round(fromS * RATE), Math.round(toS * RATE));
  const along = 2 * Math.cos((2 * Math.PI * hz) / RATE);
  let [one, two] = [0, 0]; // Goertzel's algorithm
  for (let place = 0; place < part.length; place += 1) {
    const now = at(part, place) + along * one - two;
    two = one;
    one = now;
  }
  return Math.sqrt(Math.abs(one * one + two * two - along * one * two)) / part.length;
}

const STEP_HZ = 43;
const HIGHEST_HZ = 12_000;

/** The middle of the spectrum by power: how bright a sound is, in Hz. */
export function brightnessOf(wave: Wave): number {
  let [weighted, power] = [0, 0];
  for (let hz = STEP_HZ; hz < HIGHEST_HZ; hz += STEP_HZ) {
    const strength = strengthAt(hz, wave, [0, Math.min(0.12, wave.length / RATE)]) ** 2;
    weighted += hz * strength;
    power += strength;
  }
  return weighted / power;
}

/** The loudest of some frequencies around a place, which is a resonance of a mouth if it has a voice. */
export function bandAt(hz: number, wave: Wave, span: readonly [number, number]): number {
  const around = [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150];
  return Math.max(...around.map((off) => strengthAt(hz + off, wave, span)));
}

const PRINT_STEP_S = 0.06;
const PRINT_STEPS = 6;
/** Bands of two thirds of an octave, from 100 Hz. */
const BANDS_HZ = Array.from({ length: 10 }, (_, band) => 100 * 2 ** (band * (2 / 3)));

/** What sounds when: the power in each band within each 60 ms of a short sound. */
export function printOf(wave: Wave): readonly number[] {
  const print: number[] = [];
  for (let step = 0; step < PRINT_STEPS; step += 1) {
    const span = [step * PRINT_STEP_S, (step + 1) * PRINT_STEP_S] as const;
    for (const hz of BANDS_HZ) print.push(bandPower(hz, wave, span));
  }
  return print;
}

function bandPower(hz: number, wave: Wave, span: readonly [number, number]): number {
  const steps = [0, 1, 2, 3, 4, 5, 6, 7].map((step) => hz * 2 ** (step / 12));
  return Math.sqrt(steps.reduce((sum, one) => sum + (strengthAt(one, wave, span) || 0) ** 2, 0));
}

/** 1: the same but for loudness; 0: nothing in common. */
export function likenessOf(one: readonly number[], other: readonly number[]): number {
  const product = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, place) => sum + value * (b[place] ?? 0), 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}
