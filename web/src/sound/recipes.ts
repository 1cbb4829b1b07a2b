/** Every sound that is always the same, as samples. */
import { hit } from "./dice";
import { FIGURE_VOICES } from "./figures";
import type { SoundName } from "./names";
import { shout } from "./voice";
import { add, drawn, levelled, type Mode, rung, silence, struck, swish, tone, type Wave } from "./waves";

/** Computed when first needed, in a few milliseconds. Rolls differ each time: see `dice.ts`. */
export const RECIPES: Readonly<Record<Exclude<SoundName, "roll">, () => Wave>> = {
  click: () => levelled(hit("die", 3), 0.5),
  rest: () => levelled(hit("felt", 5), 0.5),
  turn: () => levelled(struck({ modes: WOOD_BLOCK, crack: [0.3, 0.002], seconds: 0.16 }, 11), 0.55),
  points: () => levelled(row([G5, C6], 0.11, 0.5, marimba), 0.6),
  late: () => levelled(row([C6, G5], 0.11, 0.5, marimba), 0.6),
  crown: () => levelled(row([E5, G5, C6, E6], 0.085, 0.95, bell), 0.55),
  ...FIGURE_VOICES,
  shout,
  grab,
  flip,
  wrong,
  coin,
  win,
};

const [G4, C5, E5, G5, C6, E6] = [392, 523.25, 659.26, 783.99, 1_046.5, 1_318.51];

const WOOD_BLOCK: readonly Mode[] = [
  [790, 0.03, 0.9],
  [1_180, 0.022, 0.6],
  [2_430, 0.012, 0.3],
];
const TABLE: readonly Mode[] = [
  [220, 0.045, 0.5],
  [430, 0.032, 0.8],
  [980, 0.022, 1],
  [2_100, 0.014, 0.8],
];
const PAPER: readonly Mode[] = [
  [260, 0.018, 0.5],
  [1_500, 0.006, 0.5],
];

/** A hand on wood, and the air behind it. */
function grab(): Wave {
  const wave = silence(0.26);
  const swell = (t: number): number => 0.35 * Math.sin((Math.PI * t) / 0.24) ** 2;
  add(wave, struck({ modes: TABLE, crack: [0.6, 0.003], seconds: 0.2 }, 17), 0);
  add(wave, swish({ seconds: 0.24, hzAt: (t) => 900 + 9_000 * t, levelAt: swell }, 19), 0.01);
  return levelled(wave, 0.85);
}

/** A card: air, then paper on felt. */
function flip(): Wave {
  const wave = silence(0.2);
  const swell = (t: number): number => 0.5 * (t / 0.13) ** 2;
  add(wave, swish({ seconds: 0.13, hzAt: (t) => 2_200 + 16_000 * t, levelAt: swell }, 23), 0);
  add(wave, struck({ modes: PAPER, crack: [0.9, 0.005], seconds: 0.08 }, 29), 0.115);
  return levelled(wave, 0.5);
}

const DANCES = 12;

/** It rings, and dances until it lies. */
function coin(): Wave {
  const wave = silence(1.05);
  const tick = metal(0.025, 0.12);
  add(wave, metal(0.16, 0.8), 0);
  for (let dance = 0; dance < DANCES; dance += 1) {
    add(wave, tick, 0.92 - 0.62 * (1 - dance / DANCES) ** 2, 0.5 - 0.03 * dance);
  }
  return levelled(wave, 0.5);
}

function metal(decayS: number, seconds: number): Wave {
  const modes: readonly Mode[] = [
    [2_430, decayS, 0.7],
    [3_910, 0.8 * decayS, 0.6],
    [5_870, 0.6 * decayS, 0.4],
    [8_340, 0.4 * decayS, 0.25],
  ];
  return rung(modes, seconds);
}

type Bar = (hz: number) => readonly Mode[];

/** Notes one after the other, each of which rings on to the end. */
function row(notes: readonly number[], everyS: number, seconds: number, modesOf: Bar): Wave {
  const wave = silence(seconds);
  notes.forEach((hz, place) => {
    add(wave, rung(modesOf(hz), seconds - place * everyS), place * everyS);
  });
  return wave;
}

function marimba(hz: number): readonly Mode[] {
  return [
    [hz, 0.12, 1],
    [hz * 3.93, 0.025, 0.4],
  ];
}

function bell(hz: number): readonly Mode[] {
  return [
    [hz, 0.26, 1],
    [hz * 2, 0.26, 0.25],
    [hz * 2.76, 0.1, 0.3],
  ];
}

const STRING = [1, 0.75, 0.6, 0.5, 0.4, 0.3, 0.2, 0.12];

/** Two low strings that are out of tune, shut off soon. */
function wrong(): Wave {
  const seconds = 0.42;
  const string = (t: number, hz: number): number => tone(t, hz, (partial) => STRING[partial - 1] ?? 0);
  const sound = (t: number): number => swollen(t, seconds, [0.012, 0.16]) * (string(t, 98) + string(t, 103.8));
  return levelled(drawn(seconds, sound), 0.55);
}

/** Three quick notes, and a chord that stays. */
function win(): Wave {
  const wave = silence(1.35);
  [G4, C5, E5].forEach((hz, place) => {
    add(wave, brass(hz, 0.16), place * 0.13);
  });
  for (const hz of [C5, E5, G5]) add(wave, brass(hz, 0.95), 0.39, hz === G5 ? 0.8 : 0.5);
  return levelled(wave, 0.7);
}

const BRASS = [1, 0.62, 0.46, 0.38, 0.32, 0.29, 0.26, 0.23];

/** Brass is the brighter, the louder it is: the higher a partial, the later it comes and the sooner it goes. */
function brass(hz: number, seconds: number): Wave {
  return drawn(seconds, (t) => {
    const swell = swollen(t, seconds, [0.035, Math.min(0.4, seconds / 2)]);
    let level = swell;
    return tone(t, hz, (partial) => {
      level *= swell;
      return level * (BRASS[partial - 1] ?? 0);
    });
  });
}

/** Rises at the begin of a sound, falls at its end. */
function swollen(t: number, seconds: number, [riseS, fallS]: readonly [number, number]): number {
  return Math.min(1, t / riseS) * Math.min(1, (seconds - t) / fallS);
}
