/** King of the Dice: Junior in the browser. Start at `board.tsx`; what may be done when is in `model.ts`. */
import type { GameUi } from "../gameui";
import { Board } from "./board";
import { Help } from "./help";
import { line } from "./lines";
import { isInTurn } from "./model";
import { Result, resultTitle } from "./result";
import { sounds } from "./sounds";
import { texts } from "./texts";

export const kingOfTheDice: GameUi<"king_of_the_dice_junior"> = {
  felt: "felt--king",
  hasRail: false,
  hasScene: true,
  Board,
  Help,
  Result,
  resultTitle,
  line,
  options: texts().options,
  sounds,
  roundTitle: (seen) => texts().round(seen.update.view.turns),
  isMyMove: (seen) => {
    const { view } = seen.update;
    return isInTurn(view) && (view.phase === "ready" || view.phase === "choose") && !seen.isAsleep;
  },
};
