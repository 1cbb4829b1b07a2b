/** The last verdict of a match stays for a while before the result takes its place. */
import { useEffect, useState } from "preact/hooks";
import type { Status } from "../../wire.gen";

const LINGERS_MS = 6000;

export interface Linger {
  readonly isLingering: boolean;
  readonly goOn: () => void;
}

/** Whoever comes after the end sees the result at once. */
export function useLinger(status: Status): Linger {
  const [shown, setShown] = useState(status);
  const isLingering = shown === "playing" && status === "finished";
  useEffect(() => {
    if (!isLingering) {
      setShown(status);
      return undefined;
    }
    const timer = setTimeout(() => setShown(status), LINGERS_MS);
    return () => clearTimeout(timer);
  }, [status, isLingering]);
  return { isLingering, goOn: () => setShown(status) };
}
