/** Short buzzes in the hand, where a device can and somebody has not switched them off. */
import { vibration } from "./chosen";

/** Many that can only say that they can: nobody feels it on a desk. */
export function canVibrate(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** @param pattern in ms, as `navigator.vibrate` takes it: buzz, pause, buzz… */
export function vibrate(pattern: number | readonly number[]): void {
  // before a first touch a browser refuses, and says so in its console
  if (vibration.now.peek() === "off" || !canVibrate() || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate(typeof pattern === "number" ? pattern : [...pattern]);
}
