/** How it is found out in which look a device draws smoothly: the plain one is measured first, then the rich one. */
import type { Tier } from "../../scene/look";

/** How a look turned out: `slow` is too slow to be looked at, `low` is smooth for the plain look only. */
export type Speed = Tier | "slow";

export interface Trial {
  readonly tier: Tier;
  /** It is kept; else it is to be measured. */
  readonly isSure: boolean;
}

/**
 * The trial that follows when this one was measured; null: none, the table is better flat.
 *
 * @param isByItself nobody asked for 3D by hand; who did keeps it, however slow it is
 */
export function nextTrial({ tier }: Trial, speed: Speed, isByItself: boolean): Trial | null {
  if (speed === "slow") return isByItself ? null : { tier: "low", isSure: true };
  if (tier === "low") return { tier: "high", isSure: false };
  return { tier: speed, isSure: true };
}
