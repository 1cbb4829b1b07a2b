/** Colours of things in 3D: their own, for they stand in the light, unless all is to be told apart by its colour. */
import { palette } from "../frame/chosen";

/**
 * Ask while a scene is built: it is built anew when other colours are chosen.
 *
 * @param token of the styles: `--fig-red`
 * @param usual as `#rrggbb`
 */
export function hue(token: string, usual: string): string {
  if (palette.now.peek() === "usual") return usual;
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}
