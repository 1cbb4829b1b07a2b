/** The last verdict of a match stays for a while before the result takes its place. */
import { useEffect, useState } from "preact/hooks";
import type { Status } from "../../wire.gen";

const LINGERS_MS = 6000;

/** What stands on the page. `over`: the match has ended, and its last verdict is still to be seen. */
export type Shown = Status | "over";

export interface Linger {
  readonly shown: Shown;
  readonly goOn: () => void;
}

/** Whoever comes after the end sees the result at once. */
export function useLinger(status: Status): Linger {
  const [before, setBefore] = useState(status);
  const isLingering = before === "playing" && status === "finished";
  useEffect(() => {
    if (!isLingering) {
      setBefore(status);
      return undefined;
    }
    const timer = setTimeout(() => setBefore(status), LINGERS_MS);
    return () => clearTimeout(timer);
  }, [status, isLingering]);
  return { shown: isLingering ? "over" : status, goOn: () => setBefore(status) };
}
