/** On which side of its die a flag stands, so that those of dice that lie close together can all be read. Pure. */
import { DIE, type Point, paperFor, type Runs } from "./drawing";

export const SIDES_OF_FLAG = ["above", "below", "after", "before"] as const;
export type FlagSide = (typeof SIDES_OF_FLAG)[number];

interface Size {
  readonly wide: number;
  readonly high: number;
}

/** About the size of a flag, in units of the picture: "5×3 = 15" on a desk, "15" on a phone. */
const FLAGS: Readonly<Record<Runs, Size>> = { right: { wide: 66, high: 20 }, up: { wide: 48, high: 30 } };

interface Box extends Size {
  readonly at: Point;
}

/**
 * For each die, in the order given, the first side on which its flag covers nothing.
 *
 * If there is none, one on which it covers no other flag; else it stands above.
 */
export function sidesOf(dice: readonly Point[], runs: Runs): readonly FlagSide[] {
  const lying: readonly Box[] = dice.map((at) => ({ at, wide: DIE, high: DIE }));
  const flags: Box[] = [];
  return dice.map((die) => {
    const isFree = (side: FlagSide, boxes: readonly Box[]): boolean => {
      const flag = flagAt(die, side, runs);
      return isOnPaper(flag, runs) && boxes.every((box) => box.at === die || !overlap(box, flag));
    };
    const side =
      SIDES_OF_FLAG.find((one) => isFree(one, lying) && isFree(one, flags)) ??
      SIDES_OF_FLAG.find((one) => isFree(one, flags)) ??
      "above";
    flags.push(flagAt(die, side, runs));
    return side;
  });
}

function flagAt([left, down]: Point, side: FlagSide, runs: Runs): Box {
  const size = FLAGS[runs];
  const up = (DIE + size.high) / 2;
  const aside = (DIE + size.wide) / 2;
  const moves: Readonly<Record<FlagSide, Point>> = {
    above: [0, -up],
    below: [0, up],
    after: [aside, 0],
    before: [-aside, 0],
  };
  const [x, y] = moves[side];
  return { ...size, at: [left + x, down + y] };
}

/** A flag may hang over the edge a little. */
function isOnPaper({ at: [left, down], wide, high }: Box, runs: Runs): boolean {
  const { width, height } = paperFor(runs);
  return left > wide / 3 && left < width - wide / 3 && down > high / 3 && down < height - high / 3;
}

function overlap(a: Box, b: Box): boolean {
  const [x, y] = [Math.abs(a.at[0] - b.at[0]), Math.abs(a.at[1] - b.at[1])];
  return x < (a.wide + b.wide) / 2 && y < (a.high + b.high) / 2;
}
