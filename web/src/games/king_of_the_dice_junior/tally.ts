/** Sides of my castle, for the bar above my hand. Pure. */
import { texts as bigTexts } from "../../ui/big/texts";
import type { Seen } from "../gameui";
import { castleOf, SIDES } from "./model";

type KingSeen = Seen<"king_of_the_dice_junior">;

export function tally({ update: { view }, seat }: KingSeen): { readonly count: string; readonly unit: string } {
  return { count: `${castleOf(view, seat).length}`, unit: bigTexts().phone.of(SIDES) };
}
