/** Flags over dice that lie close together: those behind are lifted until all can be read. Pure. */

export interface FlagPlace {
  /** Where its tip would be, in CSS pixels. */
  readonly x: number;
  readonly y: number;
}

/** About the size of a flag. */
const WIDE_PX = 46;
const HIGH_PX = 23;
/** Higher above its die, nobody would know whose it is. */
const MOST_PX = 2 * HIGH_PX + 6;

/** By how much each is lifted, in CSS pixels. Those in front, lower on the picture, stay where they are. */
export function lifted(places: readonly FlagPlace[]): readonly number[] {
  const lifts = places.map(() => 0);
  const order = places.map((_, place) => place).sort((one, other) => heightOf(places, other) - heightOf(places, one));
  const stands: { readonly x: number; readonly top: number }[] = [];
  for (const place of order) {
    const { x, y } = places[place] ?? { x: 0, y: 0 };
    let top = y;
    for (const other of [...stands].sort((one, another) => another.top - one.top)) {
      if (Math.abs(other.x - x) < WIDE_PX && Math.abs(other.top - top) < HIGH_PX) top = other.top - HIGH_PX;
    }
    const lift = Math.min(MOST_PX, y - top);
    lifts[place] = lift;
    stands.push({ x, top: y - lift });
  }
  return lifts;
}

function heightOf(places: readonly FlagPlace[], place: number): number {
  return places[place]?.y ?? 0;
}
