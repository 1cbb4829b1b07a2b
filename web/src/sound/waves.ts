/** What sounds are made of: pure arithmetic on samples, the same in every browser and in the tests. */

/** Samples a second. */
export const RATE = 44_100;
/** So that no sound ends with a crack. */
const FADE_S = 0.004;

export type Wave = Float32Array<ArrayBuffer>;

export function silence(seconds: number): Wave {
  return new Float32Array(Math.round(seconds * RATE));
}

/** Numbers from 0 to 1 without end; the same seed gives the same ones. */
export function chance(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    // mulberry32, which is in the public domain
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Each sample by its time in seconds. */
export function drawn(seconds: number, at: (t: number) => number): Wave {
  return silence(seconds).map((_, place) => at(place / RATE));
}

/** Puts one wave on top of another; what would stand beyond its end is cut off. */
export function add(into: Wave, wave: Wave, atS: number, level = 1): void {
  const start = Math.round(atS * RATE);
  const most = Math.min(wave.length, into.length - start);
  for (let place = 0; place < most; place += 1) into[start + place] = at(into, start + place) + at(wave, place) * level;
}

/** One way in which a thing rings after a stroke. */
export type Mode = readonly [hz: number, decayS: number, level: number];

interface Stroke {
  readonly modes: readonly Mode[];
  /** The crack of the stroke itself: noise, as loud as this, for so long. */
  readonly crack: readonly [level: number, decayS: number];
  readonly seconds: number;
}

/** A thing that is hit rings in its modes; each stroke a little differently. */
export function struck({ modes, crack, seconds }: Stroke, seed: number): Wave {
  const next = chance(seed);
  const loose = modes.map(([hz, decayS, level]): Mode => [hz * (0.94 + 0.12 * next()), decayS, level]);
  const [loud, fadesS] = crack;
  return rung(loose, seconds).map((sound, place) => sound + loud * (2 * next() - 1) * Math.exp(-place / RATE / fadesS));
}

/** Tones that fade, each by itself; with an endless decay they stay. */
export function rung(modes: readonly Mode[], seconds: number): Wave {
  const wave = silence(seconds);
  for (const [hz, decayS, level] of modes) {
    // a resonator of two poles rings by itself, at a third of the price of a sine
    const radius = Math.exp(-1 / (decayS * RATE));
    const turn = (2 * Math.PI * hz) / RATE;
    const [along, back] = [2 * radius * Math.cos(turn), radius * radius];
    let [one, two] = [0, -level * Math.sin(turn)];
    for (let place = 0; place < wave.length; place += 1) {
      const sound = along * one - back * two;
      wave[place] = at(wave, place) + sound;
      two = one;
      one = sound;
    }
  }
  return wave;
}

interface Air {
  readonly seconds: number;
  /** Where the noise lies, and how loud it is, by the time in seconds. */
  readonly hzAt: (t: number) => number;
  readonly levelAt: (t: number) => number;
}

/** A band of noise that moves. */
export function swish({ seconds, hzAt, levelAt }: Air, seed: number): Wave {
  const next = chance(seed);
  let [low, band] = [0, 0];
  return drawn(seconds, (t) => {
    const reach = 2 * Math.sin((Math.PI * hzAt(t)) / RATE);
    low += reach * band;
    band += reach * (2 * next() - 1 - low - 0.5 * band);
    return band * levelAt(t);
  });
}

const PARTIALS = 8;

/** A tone and its partials at a time, of these levels. */
export function tone(t: number, hz: number, levelOf: (partial: number) => number): number {
  const angle = 2 * Math.PI * hz * t;
  const along = 2 * Math.cos(angle);
  let [sum, before, now] = [0, 0, Math.sin(angle)]; // of the angle, twice the angle and so on, each from the two before
  for (let partial = 1; partial <= PARTIALS; partial += 1) {
    sum += levelOf(partial) * now;
    const next = along * now - before;
    before = now;
    now = next;
  }
  return sum;
}

/** As loud as this at its loudest, and silent at its end. */
export function levelled(wave: Wave, peak: number): Wave {
  const most = wave.reduce((so, sample) => Math.max(so, Math.abs(sample)), 0);
  const fade = FADE_S * RATE;
  return wave.map((sample, place) => ((sample * peak) / most) * Math.min(1, (wave.length - 1 - place) / fade));
}

/** A place that is known to be there. */
export function at(wave: Wave, place: number): number {
  return wave[place] ?? 0;
}
