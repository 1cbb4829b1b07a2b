/** Tumblin-Dice in the browser. Start at `board.tsx`; what plays now is in `playback.ts`, what is aimed in `aiming.ts`. */
import type { GameUi } from "../gameui";
import { Board } from "./board";
import { Help } from "./help";
import { line } from "./line";
import { Result, resultTitle } from "./result";
import { ViewSwitch } from "./scene/view-switch";
import { sounds } from "./sounds";
import { texts } from "./texts";
import { isMyMove, roundTitle } from "./titles";

export const tumblinDice: GameUi<"tumblin_dice"> = {
  felt: "felt--tumblin",
  hasRail: false,
  hasScene: true,
  ViewSwitch,
  Board,
  Help,
  Result,
  resultTitle,
  line,
  options: texts().options,
  sounds,
  roundTitle,
  isMyMove,
};
