/** The page's own time for playback. */
import { isCalm } from "../../ui/frame/screen";
import type { Clock } from "./playback";

export const pageClock: Clock = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = window.setTimeout(call, ms);
    return () => window.clearTimeout(timer);
  },
  isCalm: () => isCalm.peek(),
};
