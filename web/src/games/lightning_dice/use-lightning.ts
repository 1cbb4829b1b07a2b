/** What every screen of a seat stands on: my dice and calls, a Thunder that is aimed, and what was decided last. */
import { useMemo, useState } from "preact/hooks";
import type { Hands } from "../gameui";
import { NEVER, type TakenUp, takenUpOf } from "./model";
import { standingSlip, type Verdict } from "./model-slip";
import type { LightningSeen } from "./names";
import { type Own, useOwn } from "./own";
import type { Aim } from "./rares";

interface AtTable {
  /** By seat: when it took up dice last. */
  readonly takenUp: readonly TakenUp[];
  readonly own: Own;
  readonly aim: Aim;
  /** It goes with my next roll. */
  readonly slip: Verdict | null;
}

export function useLightning(seen: LightningSeen, hands: Hands): AtTable {
  const { view, at_ms: atMs } = seen.update;
  const takenUp = useMemo(() => takenUpOf(seen.history, view.scores.length), [seen.history]);
  const mine = takenUp[view.seat - 1] ?? NEVER;
  const own = useOwn(seen, hands, mine);
  const [isOpen, set] = useState(false);
  const slip = own.toss === null ? standingSlip(seen.history, view.seat, mine, atMs) : null;
  return { takenUp, own, aim: { isOpen, set }, slip };
}
