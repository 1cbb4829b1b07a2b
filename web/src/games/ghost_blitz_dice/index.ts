/** Ghost Blitz in the browser. */
import type { GameUi } from "../gameui";
import { Board } from "./board";
import { Finish } from "./finish";
import { Help } from "./help";
import { lineOf } from "./line";
import { Result } from "./result";
import { sounds } from "./sounds";
import { texts } from "./texts";
import { isMyMove, resultTitle, roundTitle } from "./titles";

export const ghostBlitz: GameUi<"ghost_blitz_dice"> = {
  felt: "felt--ghost",
  Board,
  Help,
  hasRail: true,
  hasScene: true,
  roundTitle,
  line: lineOf,
  showsRace: (event) => event.type === "shown",
  Result,
  Finish,
  resultTitle,
  options: texts().options,
  isMyMove,
  sounds,
};
