/** The lesson of Lightning Dice. */
import type { Lesson } from "../../ui/learn/lesson";
import { FILM } from "./lesson.gen";
import { words } from "./texts-lesson";

export const lesson: Lesson = {
  film: FILM,
  words,
  places: {
    roll: ".bigroll",
    dice: ".dtray",
    gotIt: ".gotit",
    bonus: ".bonus",
    thunder: ".rares .btn:not(.bonus), .targets .target, .rare__box",
  },
  free: ".reqcard, .slip, .dtray, .thumbs > *, .rares > *, .rare, .targets",
  rather: ".strip, .opp, .mine, .skip__key",
};
