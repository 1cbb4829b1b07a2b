/** What the lesson of King of the Dice Junior says in German. */
import type { LessonTexts } from "./texts-lesson";

export const german: LessonTexts = {
  roll: "Deine Burg braucht fünf Karten und hat zwei. Wirf die vier Würfel!",
  turret: "Ein Turm will Farben: zwei rote Würfel und einen grünen. Bilder sind egal. Er passt: Nimm die Karte!",
  symbols: "Auch Robin hat eine Karte genommen. Jetzt brauchst du den Bewohner. Würfle!",
  keep: "Ein Bewohner will Bilder: zwei Edelsteine und eine Blume. Tipp Edelstein und Blume an, damit sie liegen bleiben, und würfle den Rest.",
  keptNone: "Alle Würfel sind gerollt, und Edelstein und Blume sind weg. Tipp erst an, was liegen bleiben soll.",
  gaveUp: "So darfst du aufhören, aber dann gibt es keine Karte. Du hast noch einen Wurf!",
  crown:
    "Noch kein zweiter Edelstein. Lass Edelstein und Blume liegen und nimm die Krone: ein Wurf mehr, einmal im Spiel.",
  resident: "Zwei Edelsteine und eine Blume, egal in welchen Farben: Nimm den Bewohner!",
  lastRoll: "Robins Würfel passten zu keiner Karte, also bleiben beide liegen. Würfle um deine fünfte Karte!",
  choose: "Dreimal Rot, und zwei Tiere mit Edelstein und Blume: Beide Karten passen, du wählst. Nimm die zwei Tiere!",
  either: "Der Turm hätte deine Burg genauso geschlossen. Nimm diesmal die zwei Tiere.",
  end: "Fünf Karten schließen deine Burg. Wer sie zuerst schließt, gewinnt sofort!",
};
