/** The seats of this device listen as it was chosen, from the first moment at a waiting table on. */
import { useEffect } from "preact/hooks";
import type { Session } from "../table/session";
import { wantedDieMs } from "./choice";
import { unsaid } from "./wishes";

export function useListening({ crew }: Session): void {
  const dieMs = wantedDieMs.value;
  const speakers = unsaid(crew.players.value, dieMs);
  useEffect(() => {
    for (const player of speakers) crew.as(player).wish({ type: "listen", die_ms: dieMs });
  }, [speakers.join(), dieMs]);
}
