/** What the lesson of Tumblin-Dice says, by the names that its steps have (src/dicehall/lessons/tumblin.py). */
import { catalogue, type Words } from "../../texts/language";

const english = {
  quarter: "The last of three quarters, three dice each. You have most points, so you throw first.",
  pull: "Pull your die back and let go: the farther, the harder. Half the force is right. Keys work too.",
  weak: "Too weak: it did not get across the dark line with all of itself, so it is taken away. Pull farther.",
  strong: "Too strong: a die that falls off the board is out. Pull less.",
  levels: "A 6 on level 2: the number times the level, so 12 points. Now it is Robin’s throw.",
  pushed: "Dice push dice! Robin has pushed yours down to level 4: it shows a 5, and that brings 20 now.",
  knock: "Robin’s 2 lies on level 4 too. Knock it off the board: straight on, with nearly all your force!",
  middling: "A fine throw, but Robin’s die is still there. This time pull nearly all the way.",
  off: "Robin’s die is off the board and brings nothing. Yours bring 20 and 8. Robin throws again.",
  line: "Robin’s die stopped on the dark line. It has to be wholly across, so it was taken away.",
  last: "Your last die. Play it safe: half the force.",
  sum: "A 4 on level 3: 12 more. One die of Robin’s is left.",
  end: "All quarters are added up, and you have most points: you win!",
};

export type LessonTexts = Words<typeof english>;

export const words = catalogue(english, async () => (await import("./texts-lesson-de")).german);
