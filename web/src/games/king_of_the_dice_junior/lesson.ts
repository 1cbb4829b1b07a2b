/** The lesson of King of the Dice Junior. */
import type { Lesson } from "../../ui/learn/lesson";
import { FILM } from "./lesson.gen";
import { words } from "./texts-lesson";

export const lesson: Lesson = {
  film: FILM,
  words,
  places: {
    roll: ".bigkey",
    dice: ".kdice",
    crown: ".crownbtn",
    turret: '.kplace[data-card="3"] .kplace__take',
    resident: '.kplace[data-card="24"] .kplace__take',
    animals: '.kplace[data-card="34"] .kplace__take',
  },
  free: ".kplace, .keep__sock, .keep__word, .kprompt, .acts > *",
  rather: ".courtcell, .steps, .knews",
};
