/** Keeps the screen from going dark. Browsers allow it on https and on the device itself; elsewhere nothing happens. */
import { useEffect } from "preact/hooks";

/** While the screen stands; a page that was hidden asks again, since the browser lets go of it then. */
export function useAwake(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return undefined;
    let isWanted = true;
    let lock: WakeLockSentinel | null = null;
    const ask = async (): Promise<void> => {
      if (document.hidden) return;
      const got = await navigator.wakeLock.request("screen").catch(() => null); // low battery, or forbidden here
      if (isWanted) lock = got;
      else await got?.release();
    };
    const turn = (): void => void ask();
    turn();
    document.addEventListener("visibilitychange", turn);
    return () => {
      isWanted = false;
      document.removeEventListener("visibilitychange", turn);
      lock?.release().catch(() => undefined);
    };
  }, []);
}
