/** Below the drawn examples of the rules, in German. */
import type { LightningExampleTexts } from "./texts-examples";

export const german: LightningExampleTexts = {
  rules: {
    "LD-4": "Die 2 und die 4 bleiben, vier werden gewürfelt: Nun passt es.",
    "LD-5": "Die Würfel tun, was die Karte verlangt, und der Ruf kam zuerst: 2 Punkte.",
    "LD-6": "Eine 5, wo eine zweite 6 sein sollte: Der Ruf war falsch, 2 Punkte weniger. Die Würfel bleiben liegen.",
    "LD-7": "Platz 4 zeigt sechsmal die eigene Nummer: 1 Punkt. Dann werden alle sechs Würfel aufgenommen.",
    "LD-8": "Platz 4 zeigt die Nummer von Platz 3, der 1 Punkt verliert. Dann werden alle sechs Würfel aufgenommen.",
    "LD-R1": "Platz 2 hat nichts zu verlieren. Der Ruf gilt trotzdem, und der Rufer nimmt alle sechs Würfel auf.",
    "LD-R2": "19 und 2 reicht: Es steht als 20 da, und das Spiel ist gewonnen.",
    "LD-R6":
      "Die Würfel lagen schon da, als die Karte kam; der Ruf wird abgelehnt. Ein Würfel, der seither rollte, reicht.",
    "LD-R7": "Falsch, und nichts zu verlieren: Statt Punkten kostet es alle sechs Würfel.",
    "LD-R26": "Im Bild sind es vier 3en, aber beliebige vier gleiche reichen. Drei und drei nicht.",
  },
  kept: "behalten",
  rolled: "gewürfelt",
  fits: "passt",
  fitsNot: "passt nicht",
  refused: "abgelehnt",
  change: (before, after) => `${before} → ${after}`,
  changeSaid: (seat, before, after) => `Platz ${seat}: vorher ${before}, nachher ${after}`,
  gains: (points) => `+${points}`,
};
