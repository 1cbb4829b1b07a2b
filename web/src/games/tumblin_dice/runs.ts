/** How the board stands on this screen. As in tumblin.css. */
import { computed, type ReadonlySignal } from "@preact/signals";
import { watched } from "../../ui/frame/screen";
import type { Runs } from "./drawing";

/** Room for panels beside the board. */
export const isWide = watched("(min-width: 60rem)");
const isTall = watched("(max-width: 59.99rem) and (orientation: portrait)");

/** Up where the screen is taller than wide, else to the right. */
export const runs: ReadonlySignal<Runs> = computed(() => (isTall.value ? "up" : "right"));

/** CSS pixels at the edges of a scene that panels lie over. */
interface Free {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NOTHING_OVER: Free = { top: 0, right: 0, bottom: 0, left: 0 };
const PANELS_REM = 17;
let known = NOTHING_OVER;

/** On a desk the scene fills the felt, and panels lie over it at the left and right. The same object until it changes. */
export function besidePanels(): Free {
  const wide = PANELS_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (known.left !== wide) known = { top: 0, right: wide, bottom: 0, left: wide };
  return known;
}
