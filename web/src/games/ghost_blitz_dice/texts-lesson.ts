/** What the lesson of Ghost Blitz says, by the names that its steps have (src/dicehall/lessons/ghost_blitz.py). */
import { catalogue, type Words } from "../../texts/language";

const english = {
  throw: "You and Robin play for the last four points. It is your throw: throw the dice.",
  commonest: "Most dice show a bottle. Bottles are green, and the green die shows a mouse: grab the mouse!",
  first: "Right, and first: that is a point for you. Who was first throws again.",
  pairs: "Two pairs, and one figure is left alone. It is the right one: grab the bottle!",
  careful: "Yours again! Now see what a mistake costs. Throw once more.",
  onPurpose: "Most are chairs, and the red die shows a mouse: the mouse is right. Grab the chair, on purpose!",
  jackpot: "You were both wrong, so each of you lost a point. They wait in the jackpot. You throw again.",
  allFive: "All five figures! Find the ghost: it is on the blue die. What is blue? Grab the book!",
  gain: "Four points at once: one from the supply, one from Robin, who was wrong, and two from the jackpot. Throw!",
  race: "The last point, and Robin grabs too. Which figure is it?",
  wrong:
    "That was wrong, and Robin was right: one of your points is Robin’s now. Look again, this time it costs nothing.",
  late: "Robin was first this time. Look again: nobody hurries you now.",
  end: "The supply is empty, and you have the most points: you win!",
};

export type LessonTexts = Words<typeof english>;

export const words = catalogue(english, async () => (await import("./texts-lesson-de")).german);
