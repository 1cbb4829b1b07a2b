/** Ghost Blitz in the browser. */
import "../../ui/frame/tables";
import { later } from "../../ui/frame/later";
import { Points } from "../../ui/parts/points";
import type { GameUi } from "../gameui";
import { Board } from "./board";
import { toldExample } from "./by-ear";
import { Controller } from "./controller";
import { Edge } from "./edge";
import { examples } from "./examples";
import { film } from "./film";
import { Finish } from "./finish";
import { Help } from "./help";
import { lineOf } from "./line";
import { Result } from "./result";
import { sounds } from "./sounds";
import { tally } from "./tally";
import { texts } from "./texts";
import { isMyMove, race, resultTitle, roundTitle } from "./titles";
import { Why } from "./why";

export const ghostBlitz: GameUi<"ghost_blitz_dice"> = {
  felt: "felt--ghost",
  Board,
  Edge,
  Big: later(async () => (await import("./big")).Big),
  Controller,
  tally,
  Help,
  examples,
  hasRail: true,
  hasScene: true,
  roundTitle,
  line: lineOf,
  race,
  showsRace: (event) => event.type === "shown",
  Result,
  Finish,
  resultTitle,
  Spoils: Points,
  film,
  Why,
  get options() {
    return texts().options;
  },
  isMyMove,
  sounds,
  toldExample,
};
