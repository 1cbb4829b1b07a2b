/** The shout "Got it!": a voice as speech synthesisers make it, of a buzz in the throat and the shapes of a mouth. */
import { chance, levelled, RATE, silence, type Wave } from "./waves";

/** A moment of the word; what lies between two of them is between them in all. */
interface Moment {
  readonly atS: number;
  /** Of the vocal cords: how loud, and how high. */
  readonly voice: number;
  readonly hz: number;
  /** Of the breath: how loud, and where its noise lies. */
  readonly breath: number;
  readonly breathHz: number;
  /** Resonances of the mouth, in Hz. */
  readonly mouth: readonly [number, number, number];
}

const G = [320, 1_750, 2_150] as const;
const O = [790, 1_230, 2_600] as const;
const FLAP = [420, 1_750, 2_700] as const;
const I = [470, 2_080, 2_750] as const;
const T = [380, 1_950, 2_800] as const;

const WORD: readonly Moment[] = [
  moment(0, 0.08, 205, 0.8, 1_700, G),
  moment(0.017, 0.5, 225, 0.15, 1_600, G),
  moment(0.062, 1, 250, 0.03, 1_500, O),
  moment(0.162, 1, 285, 0.03, 1_500, O),
  moment(0.187, 0.7, 285, 0.02, 2_000, FLAP),
  moment(0.202, 0.22, 280, 0.02, 2_000, FLAP),
  moment(0.217, 0.7, 285, 0.03, 2_500, FLAP),
  moment(0.247, 1, 290, 0.04, 2_500, I),
  moment(0.337, 0.85, 240, 0.04, 2_500, I),
  moment(0.362, 0.2, 215, 0.02, 4_000, T),
  moment(0.372, 0, 210, 0, 4_500, T),
  moment(0.417, 0, 210, 0, 4_800, T),
  moment(0.42, 0, 210, 3, 4_800, T),
  moment(0.437, 0, 210, 1.8, 4_600, T),
  moment(0.492, 0, 210, 0, 4_200, T),
];

function moment(
  ...[atS, voice, hz, breath, breathHz, mouth]: readonly [number, number, number, number, number, Moment["mouth"]]
): Moment {
  return { atS, voice, hz, breath, breathHz, mouth };
}

/** How wide the resonances are, in Hz; the two highest do not move. */
const WIDTHS = [90, 110, 160, 220, 280];
const HIGH = [3_700, 4_600];
/** So many samples keep one shape of the mouth: 0.7 ms. */
const STILL = 32;

export function shout(): Wave {
  const wave = silence(WORD.at(-1)?.atS ?? 0);
  const next = chance(7);
  const cords = new Cords();
  const mouth = WIDTHS.map((width) => new Resonance(width));
  const lips = new Resonance(900);
  let now = momentAt(0);
  for (let place = 0; place < wave.length; place += 1) {
    if (place % STILL === 0) {
      now = momentAt(place / RATE);
      for (const [one, hz] of [...now.mouth, ...HIGH].entries()) mouth[one]?.tune(hz);
      lips.tune(now.breathHz);
    }
    const noise = 2 * next() - 1;
    const voiced = mouth.reduce((sound, one) => one.pass(sound), now.voice * cords.sound(now.hz, noise));
    wave[place] = voiced + 0.45 * now.breath * lips.pass(noise);
  }
  return levelled(wave, 0.85);
}

/** The vocal cords: what is heard of them is how the air between them changes, and a little of the air itself. */
class Cords {
  #phase = 0;
  #flow = 0;

  /** `noise` from -1 to 1 makes it rough, as in a human. */
  sound(hz: number, noise: number): number {
    this.#phase = (this.#phase + (hz * (1 + 0.006 * noise)) / RATE) % 1;
    const flow = flowAt(this.#phase);
    const change = flow - this.#flow;
    this.#flow = flow;
    return 30 * change + 0.06 * noise * flow;
  }
}

/** The air between the vocal cords: they open slowly and close at once. */
function flowAt(phase: number): number {
  if (phase < 0.4) return 0.5 - 0.5 * Math.cos((Math.PI * phase) / 0.4);
  return phase < 0.52 ? Math.cos((Math.PI * (phase - 0.4)) / 0.24) : 0;
}

function momentAt(t: number): Moment {
  const after = WORD.findIndex((one) => one.atS > t);
  const [from, to] = [WORD[after - 1], WORD[after]];
  if (from === undefined || to === undefined) throw new RangeError(`the word is over after ${t} s`);
  const share = (t - from.atS) / (to.atS - from.atS);
  const between = (one: number, other: number): number => one + (other - one) * share;
  return {
    atS: t,
    voice: between(from.voice, to.voice),
    hz: between(from.hz, to.hz),
    breath: between(from.breath, to.breath),
    breathHz: between(from.breathHz, to.breathHz),
    mouth: [
      between(from.mouth[0], to.mouth[0]),
      between(from.mouth[1], to.mouth[1]),
      between(from.mouth[2], to.mouth[2]),
    ],
  };
}

/** A resonance that lets low tones pass as they are. */
class Resonance {
  readonly #width: number;
  #along = 0;
  #back = 0;
  #gain = 0;
  #one = 0;
  #two = 0;

  constructor(width: number) {
    this.#width = width;
  }

  tune(hz: number): void {
    const radius = Math.exp((-Math.PI * this.#width) / RATE);
    this.#along = 2 * radius * Math.cos((2 * Math.PI * hz) / RATE);
    this.#back = radius * radius;
    this.#gain = 1 - this.#along + this.#back;
  }

  pass(sample: number): number {
    const sound = this.#gain * sample + this.#along * this.#one - this.#back * this.#two;
    this.#two = this.#one;
    this.#one = sound;
    return sound;
  }
}
