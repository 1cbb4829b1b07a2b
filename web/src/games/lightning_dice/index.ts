/** Lightning Dice in the browser. Start at `board.tsx`; own dice on this screen are in `own.ts` and `model-own.ts`. */
import "../../ui/frame/tables";
import { later } from "../../ui/frame/later";
import type { GameUi } from "../gameui";
import { Board } from "./board";
import { Controller } from "./controller";
import { SeatNumber } from "./dice";
import { Edge } from "./edge";
import { examples } from "./examples";
import { film } from "./film";
import { Finish } from "./finish";
import { Help } from "./help";
import { lineOf } from "./line";
import { isFacesOf, isRaceShown } from "./model";
import { Result } from "./result";
import { sounds } from "./sounds";
import { tally } from "./tally";
import { texts } from "./texts";
import { isMyMove, race, resultTitle, roundTitle } from "./titles";

export const lightningDice: GameUi<"lightning_dice"> = {
  felt: "felt--lightning",
  Board,
  Edge,
  Big: later(async () => (await import("./big")).Big),
  Controller,
  Sign: SeatNumber,
  tally,
  Help,
  examples,
  hasRail: false,
  hasScene: true,
  roundTitle,
  line: lineOf,
  race,
  showsRace: isRaceShown,
  showsFaces: isFacesOf,
  Result,
  Finish,
  resultTitle,
  film,
  get options() {
    return texts().options;
  },
  isMyMove,
  sounds,
};
