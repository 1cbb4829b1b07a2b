/** Blows are heard as they are seen: along the playback's own time, so slowly where it goes slowly. */
import { useEffect } from "preact/hooks";
import { impact } from "../../sound/index";
import type { Playback } from "./playback";
import { blowsBetween } from "./sounds";

export function useHitSounds(playback: Playback): void {
  const playing = playback.playing.value;
  useEffect(() => {
    if (playing === null || playing.isPaused) return;
    const { flight, way } = playing;
    let heardMs = playback.positionMs() - 1;
    let frame = requestAnimationFrame(function next() {
      const nowMs = playback.positionMs();
      for (const { strength, pan, ground } of blowsBetween(flight.hits ?? [], way, heardMs, nowMs)) {
        impact(strength, pan, ground);
      }
      heardMs = nowMs;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing]);
}
