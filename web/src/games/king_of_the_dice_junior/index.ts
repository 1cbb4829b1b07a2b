/** King of the Dice: Junior in the browser. Start at `board.tsx`; what may be done when is in `model.ts`. */
import "../../ui/frame/tables";
import { later } from "../../ui/frame/later";
import type { GameUi } from "../gameui";
import { Board } from "./board";
import { Controller } from "./controller";
import { examples } from "./examples";
import { film } from "./film";
import { Help } from "./help";
import { line } from "./lines";
import { isInTurn } from "./model";
import { Result, resultTitle } from "./result";
import { sounds } from "./sounds";
import { tally } from "./tally";
import { texts } from "./texts";

export const kingOfTheDice: GameUi<"king_of_the_dice_junior"> = {
  felt: "felt--king",
  hasRail: false,
  hasScene: true,
  Board,
  Big: later(async () => (await import("./big")).Big),
  Controller,
  tally,
  Help,
  examples,
  Result,
  resultTitle,
  film,
  line,
  get options() {
    return texts().options;
  },
  house: { shows_fits: "KJ-3" },
  sounds,
  roundTitle: (seen) => texts().round(seen.update.view.turns),
  isMyMove: (seen) => {
    const { view } = seen.update;
    return isInTurn(view) && (view.phase === "ready" || view.phase === "choose") && !seen.isAsleep;
  },
};
