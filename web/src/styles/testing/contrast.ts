/** Contrast of two colours as WCAG 2.2 counts it, read from the tokens themselves. */

export type Rgb = readonly [number, number, number];

/** Looks a token up as it is by day or by night; by night a token that night does not change is as by day. */
export function shades(tokens: string, time: "day" | "night"): (name: string) => Rgb {
  const night = tokens.indexOf("@media (prefers-color-scheme: dark)");
  if (night < 0) throw new Error("tokens.css has no night");
  const day = values(tokens.slice(0, night));
  const known = time === "day" ? day : new Map([...day, ...values(tokens.slice(night))]);
  return (name) => {
    const shade = known.get(name);
    if (shade === undefined) throw new Error(`no colour ${name}`);
    return shade;
  };
}

function values(css: string): Map<string, Rgb> {
  return new Map(
    [...css.matchAll(/(--[\w-]+):\s*#([0-9a-f]{6})\b/gi)].map(([, name = "", hex = ""]) => [name, rgb(hex)]),
  );
}

function rgb(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** 1 to 21. */
export function ratio(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Light of a channel from 0 to 255, from 0 to 1. */
export function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
