/**
 * Keeps a pull from being taken for a fling.
 *
 * Chromium makes one of every fast pull, although `touch-action` keeps the page where it is, and then takes the next tap,
 * for up to two seconds and anywhere on the page, for the one that stops it: nothing comes of that tap. An element whose
 * pulls are its own says so of every move.
 */

/** For `onTouchMove` where `touch-action` is `none`. */
export function ownPull(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault();
}

/** The same where it is `pinch-zoom`: two fingers are the browser's. */
export function ownPullOfOne(event: TouchEvent): void {
  if (event.touches.length === 1) ownPull(event);
}
