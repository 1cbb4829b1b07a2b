/**
 * The conditions of the styles, as they are on a device where somebody chose otherwise than the system says. Pure.
 *
 * Light and motion stand each in a condition of their own. Widths are in rem, so that larger text gets the layout of a
 * smaller screen, as it does where the browser itself is set to larger text.
 */
export interface Choices {
  readonly theme: "system" | "day" | "night";
  readonly motion: "system" | "less";
  /** 1: as the browser is set. */
  readonly textScale: number;
}

const NIGHT = "(prefers-color-scheme: dark)";
const CALM = "(prefers-reduced-motion: reduce)";
const LIVELY = "(prefers-reduced-motion: no-preference)";
const [ALWAYS, NEVER] = ["all", "not all"];
const REM = /(\d*\.?\d+)rem/g;

/** @param written as in the style sheet */
export function conditionFor(written: string, { theme, motion, textScale }: Choices): string {
  if (written === NIGHT && theme !== "system") return theme === "night" ? ALWAYS : NEVER;
  if (written === CALM && motion === "less") return ALWAYS;
  if (written === LIVELY && motion === "less") return NEVER;
  return textScale === 1 ? written : written.replaceAll(REM, (_, size: string) => `${Number(size) * textScale}rem`);
}
