/** The order of the draws: each secret serves those of one round, numbered from 0 without a gap. */
import type { Draw, Given } from "../wire.gen";
import type { Entry } from "./record";

/** Kind of a draw that decides a dead heat. It is written down when its race is over, after draws that came later. */
export const COIN = 255;

export interface Rolls {
  /** Whether a draw has the number that is due. */
  readonly isNext: (draw: Draw) => boolean;
  /** Whether a coin was tossed with the links of the shared draw before it. */
  readonly isWithSame: (coin: Draw) => boolean;
  readonly follow: (entry: Entry) => void;
}

export function rollsOf(entries: readonly Entry[]): Rolls {
  const all = entries.flatMap(drawsOf);
  const coins = numbersOf(all.filter(({ kind }) => kind === COIN));
  const counts = new Map<number, number>();
  for (const { secret } of all) counts.set(secret, (counts.get(secret) ?? 0) + 1);
  const shared: Draw[] = [];
  let secret = 1;
  let roll = 0;

  function isCoinNext(coin: Draw): boolean {
    const isOnce = coins.filter((one) => one === numberOf(coin)).length === 1;
    return isOnce && coin.secret <= secret && coin.roll < (counts.get(coin.secret) ?? 0);
  }
  return {
    isNext(draw) {
      if (draw.kind === COIN) return isCoinNext(draw);
      while (coins.includes(`${secret}.${roll}`)) roll += 1;
      return draw.secret === secret && draw.roll === roll;
    },
    isWithSame(coin) {
      const before = shared.findLast((one) => one.secret === coin.secret && one.roll < coin.roll);
      return JSON.stringify(coin.links ?? []) === JSON.stringify((before?.links ?? []) satisfies readonly Given[]);
    },
    follow(entry) {
      if (entry.is === "opened") {
        secret += 1;
        roll = 0;
      }
      if (entry.is !== "move" || entry.draw === null) return;
      roll = entry.draw.roll + 1;
      if (entry.draw.kind === 0) shared.push(entry.draw);
    },
  };
}

function drawsOf(entry: Entry): readonly Draw[] {
  if (entry.is === "move") return entry.draw === null ? [] : [entry.draw];
  return entry.is === "race" ? entry.heats.flatMap(({ draw }) => (draw ? [draw] : [])) : [];
}

const numberOf = ({ secret, roll }: Draw): string => `${secret}.${roll}`;

function numbersOf(draws: readonly Draw[]): readonly string[] {
  return draws.map(numberOf);
}
