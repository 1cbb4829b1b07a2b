/** My points as the board lies now, or those of my team, for the bar above my hand. Pure. */
import { texts as bigTexts } from "../../ui/big/texts";
import { modelOf } from "./model";
import type { TumblinSeen } from "./names";
import { number } from "./texts";

export function tally({ update: { view }, seat }: TumblinSeen): { readonly count: string; readonly unit: string } {
  const points = modelOf(view, view, null).seats.find((one) => one.seat === seat)?.sum ?? 0;
  return { count: number(points), unit: bigTexts().phone.points(points) };
}
