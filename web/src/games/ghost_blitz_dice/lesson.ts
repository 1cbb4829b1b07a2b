/** The lesson of Ghost Blitz. */
import type { Lesson } from "../../ui/learn/lesson";
import { FILM } from "./lesson.gen";
import { words } from "./texts-lesson";

export const lesson: Lesson = {
  film: FILM,
  words,
  places: {
    throw: ".felt .btn--act",
    grey: ".felt .dice > :nth-child(3)",
    green: ".felt .dice > :nth-child(4)",
    blue: ".felt .dice > :nth-child(5)",
    chair: ".grabs > :first-child",
  },
  free: ".felt .dice > *, .grabs > *, .felt .btn--act, .verdict__head, .verdict .chain",
  rather: ".plate, .verdict, .pot, .prompt__say",
};
