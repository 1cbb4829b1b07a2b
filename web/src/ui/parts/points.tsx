/** Points of Ghost Blitz as coins. */
import { Use } from "./art";
import { classes } from "./classes";

interface PointsProps {
  readonly count: number;
}

/** A row of coins, one a point. Silent: the number is written beside it. */
export function Points({ count }: PointsProps) {
  return (
    <span class="coins" aria-hidden="true">
      {Array.from({ length: Math.max(0, count) }, (_, place) => (
        <Use key={place} id="point" />
      ))}
    </span>
  );
}

interface PotProps {
  /** The number as it is written: "7", "+2". */
  readonly text: string;
  /** What the points are: "supply", "jackpot". */
  readonly name: string;
  /** Something is in it that one would like to win. */
  readonly isHot?: boolean;
}

/** Supply and jackpot: a coin, how many, and where they are. */
export function Pot({ text, name, isHot = false }: PotProps) {
  return (
    <span class={classes("pot", isHot && "pot--hot")}>
      <Use id="point" class="pot__coin" />
      <b>{text}</b>
      <span>{name}</span>
    </span>
  );
}
