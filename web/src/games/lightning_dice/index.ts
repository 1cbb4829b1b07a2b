/** Lightning Dice in the browser. Start at `board.tsx`; own dice on this screen are in `own.ts` and `model-own.ts`. */
import type { GameUi } from "../gameui";
import { Board } from "./board";
import { Finish } from "./finish";
import { Help } from "./help";
import { lineOf } from "./line";
import { isFacesOf, isRaceShown } from "./model";
import { Result } from "./result";
import { sounds } from "./sounds";
import { texts } from "./texts";
import { isMyMove, resultTitle, roundTitle } from "./titles";

export const lightningDice: GameUi<"lightning_dice"> = {
  felt: "felt--lightning",
  Board,
  Help,
  hasRail: false,
  hasScene: true,
  roundTitle,
  line: lineOf,
  showsRace: isRaceShown,
  showsFaces: isFacesOf,
  Result,
  Finish,
  resultTitle,
  options: texts().options,
  isMyMove,
  sounds,
};
