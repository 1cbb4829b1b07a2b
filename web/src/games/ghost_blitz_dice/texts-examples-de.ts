/** Below the drawn examples of the rules, in German. */
import type { GhostExampleTexts } from "./texts-examples";

export const german: GhostExampleTexts = {
  rules: {
    "GB-2": "Am meisten Flaschen, also schau auf den grünen Würfel. Er zeigt, was zu greifen ist.",
    "GB-3": "Zwei Paare: Was allein ist, wird gegriffen.",
    "GB-4": "Alle fünf sind da. Der Würfel mit dem Geist ist blau, also greif, was blau ist.",
    "GB-R2": "Drei und zwei: Eine Figur ist am häufigsten, also wird nach GB-2 gelesen.",
    "GB-6":
      "Platz 3 war richtig: ein Punkt aus dem Vorrat, einer von Platz 1 und der Jackpot. Platz 2 hat keinen zum Zahlen.",
    "GB-7": "Niemand war richtig. Wer einen Punkt hat, zahlt ihn in den Jackpot.",
    "GB-R4": "Die richtige Figur und noch eine: Das ist ein falscher Griff.",
    "GB-R6": "Richtig, aber zu spät: Nichts geschieht. Falsch nach dem richtigen Griff: Auch das wird bezahlt.",
  },
  change: (before, after) => `${before} → ${after}`,
  changeSaid: (before, after) => `vorher ${before}, nachher ${after}`,
};
