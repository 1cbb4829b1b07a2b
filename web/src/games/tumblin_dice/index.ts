/** Tumblin-Dice in the browser. Start at `board.tsx`; what plays now is in `playback.ts`, what is aimed in `aiming.ts`. */
import "../../ui/frame/tables";
import { later } from "../../ui/frame/later";
import type { GameUi } from "../gameui";
import { Board } from "./board";
import { Controller } from "./controller";
import { examples } from "./examples";
import { film } from "./film";
import { Help } from "./help";
import { line } from "./line";
import { Result, resultTitle } from "./result";
import { ViewSwitch } from "./scene/view-switch";
import { sounds } from "./sounds";
import { tally } from "./tally";
import { texts } from "./texts";
import { isMyMove, roundTitle } from "./titles";

export const tumblinDice: GameUi<"tumblin_dice"> = {
  felt: "felt--tumblin",
  hasRail: false,
  hasScene: true,
  ViewSwitch,
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
  house: { polish: "TD-14" },
  sounds,
  roundTitle,
  isMyMove,
};
