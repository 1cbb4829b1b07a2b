/** The lesson of Tumblin-Dice. */
import type { Lesson } from "../../ui/learn/lesson";
import { FILM } from "./lesson.gen";
import { words } from "./texts-lesson";

export const lesson: Lesson = {
  film: FILM,
  words,
  places: {
    die: ".taim__hold",
    seats: ".dl",
    last: ".tlast",
  },
  free: ".taim__hold, .aimtip, .tflag, .td2, .tthrow, .stps, .throwbtn, .tlast",
  rather: ".fl__paper, .dl",
};
