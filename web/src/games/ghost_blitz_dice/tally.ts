/** My points, for the bar above my hand. Pure. */
import { texts as bigTexts } from "../../ui/big/texts";
import type { GhostSeen } from "./names";

export function tally({ update: { view }, seat }: GhostSeen): { readonly count: string; readonly unit: string } {
  const points = view.points[seat - 1] ?? 0;
  return { count: `${points}`, unit: bigTexts().phone.points(points) };
}
