/** German for `texts.ts`. */
import { genitive } from "../../texts/german";
import type { DeviceTexts } from "./texts";

export const german: DeviceTexts = {
  add: "Mitspieler an diesem Gerät",
  addTitle: "Wer spielt hier mit?",
  addWhy: "Ihr spielt am selben Gerät, jeder mit eigenem Platz und Namen.",
  name: "Name",
  sitDown: "Platz nehmen",
  noSeat: "kein Platz ist frei",
  here: "hier",
  renameOf: (name) => `Anderer Name für ${name}`,
  removeOf: (name) => `${name} spielt nicht mehr mit`,
  rename: "Namen ändern",

  now: (name) => `Jetzt: ${name}`,
  waitsFor: (name) => `${name} ist dran`,
  nobodyNow: "Einen Moment…",
  throwNow: (name) => `Wirf, ${name}`,
  keysOf: (name) => `${genitive(name)} Tasten`,
  around: "Darum herum sitzen",
  beside: "Nebeneinander sitzen",
};
