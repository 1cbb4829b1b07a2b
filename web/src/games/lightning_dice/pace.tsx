/** Beside a name: that the dice of this seat roll longer or shorter than usual, for all to see [LD-R27]. */
import type { LightningVariant } from "../../wire.gen";
import { paceOf } from "./model";
import { boardTexts } from "./texts-board";

export function Pace({ variant, seat }: { readonly variant: LightningVariant; readonly seat: number }) {
  const percent = paceOf(variant, seat);
  if (percent === 100) return null;
  return (
    <span class="pace">
      <span aria-hidden="true">{boardTexts().pace(percent)}</span>
      <span class="vh">{boardTexts().paceSay(percent)}</span>
    </span>
  );
}
