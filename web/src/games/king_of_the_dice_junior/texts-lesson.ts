/** What the lesson of King of the Dice Junior says, by the names that its steps have (src/dicehall/lessons/king.py). */
import { catalogue, type Words } from "../../texts/language";

const english = {
  roll: "Your castle needs five cards, and has two. Roll the four dice!",
  turret: "A turret wants colours: two red dice and a green one. Pictures do not matter. It fits: take the card!",
  symbols: "Robin has taken a card too. Now you need the resident. Roll!",
  keep: "A resident wants pictures: two gems and a flower. Tap the gem and the flower to keep them, and roll the rest.",
  keptNone: "All dice were rolled, and the gem and the flower are gone. First tap what you want to keep.",
  gaveUp: "You may end your turn like this, but it brings no card. There is still a roll to be had!",
  crown: "Still no second gem. Keep gem and flower, and use your crown: one roll more, once in a match.",
  resident: "Two gems and a flower, in any colours: take the resident!",
  lastRoll: "Robin’s dice fitted no card, so both stay. Roll for your fifth card!",
  choose: "Three reds, and two animals with a gem and a flower: both cards fit, so you choose. Take the two animals!",
  either: "The turret would have closed your castle just as well. This time take the two animals.",
  end: "Five cards close your castle, and who closes it first wins at once!",
};

export type LessonTexts = Words<typeof english>;

export const words = catalogue(english, async () => (await import("./texts-lesson-de")).german);
