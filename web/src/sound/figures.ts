/** Five voices that nobody takes for each other, even in a row of five: for whoever hears what dice show. */
import type { SoundName } from "./names";
import { add, levelled, type Mode, rung, silence, struck, swish, tone, type Wave } from "./waves";

/** Each ends before the shortest time that a die is told in. */
export const FIGURE_VOICES = {
  chair,
  ghost,
  mouse,
  bottle,
  book,
} satisfies Partial<Record<SoundName, () => Wave>>;

const SEAT: readonly Mode[] = [
  [310, 0.03, 0.9],
  [640, 0.022, 0.6],
  [1_240, 0.012, 0.35],
];
const COVER: readonly Mode[] = [
  [74, 0.06, 1],
  [128, 0.05, 0.7],
  [210, 0.03, 0.3],
];

/** Wood on wood, three times. */
function chair(): Wave {
  const wave = silence(0.31);
  const knock = struck({ modes: SEAT, crack: [0.35, 0.002], seconds: 0.12 }, 31);
  for (const atS of [0, 0.09, 0.18]) add(wave, knock, atS);
  return levelled(wave, 0.7);
}

/** "Hoo": a breath with a soft tone that rises, and falls far. */
function ghost(): Wave {
  const seconds = 0.34;
  const wave = hummed(seconds, (t) => 470 + 170 * Math.sin((Math.PI * t) / (0.7 * seconds)), [1, 0.12, 0.05]);
  const breath = { seconds, hzAt: () => 900, levelAt: (t: number) => 0.05 * swell(t, seconds) };
  add(wave, swish(breath, 37), 0);
  return levelled(wave, 0.6);
}

/** Two squeaks, each of which shoots up. */
function mouse(): Wave {
  const wave = silence(0.24);
  const squeak = hummed(0.085, (t) => 2_500 + 16_000 * t, [1, 0.25]);
  for (const atS of [0, 0.13]) add(wave, squeak, atS);
  return levelled(wave, 0.5);
}

/** Glass that was touched, and rings. */
function bottle(): Wave {
  const modes: readonly Mode[] = [
    [1_730, 0.14, 1],
    [4_180, 0.07, 0.35],
    [6_900, 0.03, 0.2],
  ];
  return levelled(rung(modes, 0.36), 0.55);
}

/** Pages that rush by, and the cover falls shut. */
function book(): Wave {
  const wave = silence(0.34);
  const pages = { seconds: 0.17, hzAt: (t: number) => 1_500 + 9_000 * t, levelAt: (t: number) => 0.3 * swell(t, 0.17) };
  add(wave, swish(pages, 41), 0);
  add(wave, struck({ modes: COVER, crack: [0.5, 0.006], seconds: 0.17 }, 43), 0.165, 0.8);
  return levelled(wave, 0.85);
}

/** A tone whose height moves, swelling and fading within its time. */
function hummed(seconds: number, hzAt: (t: number) => number, levels: readonly number[]): Wave {
  const wave = silence(seconds);
  let turns = 0;
  return wave.map((_, place) => {
    const t = (place / wave.length) * seconds;
    turns += (hzAt(t) * seconds) / wave.length;
    return swell(t, seconds) * tone(1, turns, (partial) => levels[partial - 1] ?? 0);
  });
}

function swell(t: number, seconds: number): number {
  return Math.sin((Math.PI * t) / seconds) ** 0.6;
}
