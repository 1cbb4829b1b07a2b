/** Dice: how they sound where they hit, and a whole roll as a row of hits. */
import { add, chance, levelled, type Mode, silence, struck, type Wave } from "./waves";

/** Nothing sounds for longer. */
export const MOST_ROLL_MS = 2_000;
const LEAST_ROLL_MS = 200;
/** A hit rings on for so long. */
const RING_S = 0.09;
const HITS_A_SECOND = 13;
const [LEAST_HITS, MOST_HITS] = [4, 22];

/** What a die hits: felt on wood, bare wood, or another die. */
export type Ground = "felt" | "wood" | "die";

const MODES: Readonly<Record<Ground, readonly Mode[]>> = {
  felt: [
    [190, 0.026, 0.5],
    [340, 0.02, 0.5],
    [980, 0.013, 0.5],
    [2_350, 0.011, 0.8],
    [3_900, 0.008, 0.6],
  ],
  wood: [
    [410, 0.03, 0.4],
    [860, 0.022, 0.5],
    [1_950, 0.015, 0.8],
    [3_350, 0.011, 0.8],
    [5_600, 0.007, 0.5],
  ],
  die: [
    [1_450, 0.008, 0.25],
    [3_150, 0.01, 0.6],
    [5_250, 0.007, 0.6],
    [7_400, 0.005, 0.4],
  ],
};
const CRACKS: Readonly<Record<Ground, number>> = { felt: 0.35, wood: 0.6, die: 0.5 };

/** One hit, as hard as can be. */
export function hit(ground: Ground, seed: number): Wave {
  return levelled(
    struck({ modes: MODES[ground], crack: [CRACKS[ground], 0.0022], seconds: RING_S }, seed),
    ground === "die" ? 0.6 : 0.8,
  );
}

export interface Hit {
  readonly atS: number;
  /** From 0 to 1. */
  readonly strength: number;
  readonly ground: Ground;
}

/** All hits of a roll, die by die: hard and far apart at first, then ever softer and closer, until they lie. */
export function hitsOf(dice: number, seconds: number, seed: number): readonly Hit[] {
  const next = chance(seed);
  return Array.from({ length: dice }, () => hitsOfOne(dice, seconds, next)).flat();
}

function hitsOfOne(dice: number, seconds: number, next: () => number): readonly Hit[] {
  const count = Math.min(MOST_HITS, Math.max(LEAST_HITS, Math.round(seconds * HITS_A_SECOND)));
  const lagS = 0.04 * next();
  const lastS = (seconds - lagS) * (0.86 + 0.14 * next());
  return Array.from({ length: count }, (_, place) => {
    const share = Math.min(1, Math.max(0, (place + (place === 0 ? 0 : next() - 0.5)) / (count - 1)));
    return {
      atS: lagS + lastS * (1 - (1 - share) ** 1.6),
      strength: (0.08 + 0.92 * (1 - share) ** 1.4) * (0.7 + 0.3 * next()),
      ground: groundOf(next(), dice),
    };
  });
}

function groundOf(lot: number, dice: number): Ground {
  if (lot < 0.6) return "felt";
  return lot < 0.8 || dice === 1 ? "wood" : "die";
}

/** A roll of so many dice that lie after so many milliseconds, or after the most that is heard. */
export function roll(dice: number, ms: number, seed: number): Wave {
  const seconds = Math.min(MOST_ROLL_MS, Math.max(LEAST_ROLL_MS, ms)) / 1_000;
  const wave = silence(seconds);
  const grounds = { felt: hit("felt", seed), wood: hit("wood", seed), die: hit("die", seed) };
  for (const { atS, strength, ground } of hitsOf(dice, seconds - RING_S, seed)) {
    add(wave, grounds[ground], atS, strength);
  }
  return levelled(wave, loudnessOf(dice));
}

/** More dice are louder, but not by much: six are no six times one. */
function loudnessOf(dice: number): number {
  return Math.min(0.85, 0.5 + 0.06 * dice);
}
