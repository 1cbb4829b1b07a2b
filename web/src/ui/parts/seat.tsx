/** The sign of a seat: colour and shape in a disc, colour and pattern in a bar. */
import { Use } from "./art";
import { classes } from "./classes";

/** 1 to 8. Props take any number, as the wire does; another number has no picture and is a bug. */
const SEATS = 8;

/** Class that sets the seat's colours: `s3`. Throws for a number that is no seat. */
export function seatClass(seat: number): string {
  if (!Number.isInteger(seat) || seat < 1 || seat > SEATS) throw new Error(`no seat ${seat}`);
  return `s${seat}`;
}

interface SeatDiscProps {
  readonly seat: number;
  readonly size?: "xs" | "sm" | "lg" | "xl";
  /** Where no name stands beside it. */
  readonly label?: string | undefined;
}

export function SeatDisc({ seat, size, label }: SeatDiscProps) {
  return (
    <span class={classes("seat", size && `seat--${size}`, seatClass(seat))}>
      <Use id={`seat-${seat}`} viewBox="0 0 24 24" label={label} />
    </span>
  );
}

interface PatternProps {
  readonly seat: number;
  /** Of the thing that is filled: `story__bar`, `photo__bar`. */
  readonly class: string;
  /** 0 to 1, for bars that have a length. */
  readonly share?: number;
}

/** An area in the seat's colour and pattern. Silent: the number stands beside it. */
export function Pattern({ seat, class: name, share }: PatternProps) {
  const style = share === undefined ? {} : { "--x": `${Math.round(share * 1000) / 10}%` };
  return <span class={classes(name, "pat", seatClass(seat))} style={style} aria-hidden="true" />;
}
