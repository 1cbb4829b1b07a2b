/** What the lesson of Lightning Dice says, by the names that its steps have (src/dicehall/lessons/lightning.py). */
import { catalogue, type Words } from "../../texts/language";

const english = {
  roll: "All play at once, and whoever reaches 20 points first wins. You have 17. Roll your six dice!",
  keep: "The card wants a 1, a 3 and a 5. Tap the 1 and the 3 to keep them, and roll the rest.",
  keptNone: "All six were rolled, and the 1 and the 3 are gone. First tap what you want to keep.",
  tooEarly: "That call was wrong, and cost two points. Look again: this time it costs nothing.",
  gotIt: "1, 3 and 5 are there! Nobody tells you, so call it yourself: Got it!",
  late: "Robin was first this time. Look again: nobody hurries you now.",
  keepOver: "Two points! The next card wants 1, 2, 3 and 4. Your dice still lie: keep 1, 2 and 3, and roll the rest.",
  needsRoll: "Those dice have had their points. For a new card you roll at least once.",
  falseCall: "There is no 4. Now see what a wrong call costs: call “Got it!” all the same.",
  cost: "Two points gone, and the card is still open. Robin is at it…",
  ownNumber: "Robin got that card. Your number is 1: keep only the 1, and roll the rest.",
  bonus: "Six times your own number! That is a Bonus: one point, whatever the card wants.",
  rollOn: "A point, and the card is still open. All dice are in your hand: roll!",
  thunder: "Six 2s, and 2 is Robin’s number. Thunder! It costs Robin a point.",
  notYours: "Bonus is for your own number, the 1. These are Robin’s.",
  lastRoll: "Robin has a point less, and the card can still be won. Roll!",
  race: "Look at the card, and look at your dice. Robin looks too!",
  end: "20 points: you win, whatever the others hold!",
};

export type LessonTexts = Words<typeof english>;

export const words = catalogue(english, async () => (await import("./texts-lesson-de")).german);
