/** The dark squares of a QR code as one path. Pure. */

/** The light edge that readers look for, in modules; the standard asks for so much. */
export const QUIET_MODULES = 4;

/** What is needed of a code. */
export interface Modules {
  /** Of one side, without the edge. */
  readonly size: number;
  readonly get: (x: number, y: number) => boolean;
}

/** Each run of dark squares in a row is one bar, so that no hairline shows between them. */
export function pathOf({ size, get }: Modules): string {
  const places = Array.from({ length: size }, (_, place) => place);
  return places
    .map((y) =>
      places
        .filter((x) => get(x, y) && !get(x - 1, y))
        .map((x) => {
          const dark = places.slice(x).findIndex((end) => !get(end, y));
          const length = dark < 0 ? size - x : dark;
          return `M${x} ${y}h${length}v1h-${length}z`;
        })
        .join(""),
    )
    .join("");
}

/** The square that code and edge fill. */
export function boxOf({ size }: Modules): string {
  const side = size + 2 * QUIET_MODULES;
  return `-${QUIET_MODULES} -${QUIET_MODULES} ${side} ${side}`;
}
