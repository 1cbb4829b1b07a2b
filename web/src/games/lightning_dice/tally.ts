/** My points, or in the quick game my cards, for the bar above my hand. Pure. */
import { texts as bigTexts } from "../../ui/big/texts";
import { GOAL, isQuick } from "./model";
import type { LightningSeen } from "./names";
import { boardTexts } from "./texts-board";

export function tally({ update: { view }, seat }: LightningSeen): { readonly count: string; readonly unit: string } {
  const score = view.scores[seat - 1] ?? 0;
  const unit = isQuick(view) ? bigTexts().phone.cards(score) : bigTexts().phone.of(GOAL);
  return { count: boardTexts().score(score), unit };
}
