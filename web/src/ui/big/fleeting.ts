/** What is shown for a while after it happened. */
import { useEffect, useRef, useState } from "preact/hooks";

/**
 * Whether something is still new: for a while after its key has changed on this screen, and not for what was there before.
 *
 * @param key of what happened last; another one is news
 */
export function useFleeting(key: string, ms: number): boolean {
  const first = useRef(key);
  const [over, setOver] = useState(key);
  useEffect(() => {
    if (key === over) return undefined;
    const timer = setTimeout(() => setOver(key), ms);
    return () => clearTimeout(timer);
  }, [key, over, ms]);
  return key !== over && key !== "" && key !== first.current;
}
