/** What the lesson of Lightning Dice says in German. */
import type { LessonTexts } from "./texts-lesson";

export const german: LessonTexts = {
  roll: "Alle spielen gleichzeitig, und wer zuerst 20 Punkte hat, gewinnt. Du hast 17. Würfle!",
  keep: "Die Karte will eine 1, eine 3 und eine 5. Tipp 1 und 3 an, damit sie liegen bleiben, und würfle den Rest.",
  keptNone: "Alle sechs sind gerollt, und 1 und 3 sind weg. Tipp erst an, was liegen bleiben soll.",
  tooEarly: "Dieser Ruf war falsch und kostet zwei Punkte. Schau noch einmal: Diesmal kostet es nichts.",
  gotIt: "1, 3 und 5 sind da! Das sagt dir keiner, also ruf es selbst: Hab’s!",
  late: "Diesmal war Robin schneller. Schau noch einmal: Jetzt drängt dich niemand.",
  keepOver:
    "Zwei Punkte! Die nächste Karte will 1, 2, 3 und 4. Deine Würfel liegen noch: Lass 1, 2 und 3 liegen, und würfle den Rest.",
  needsRoll: "Diese Würfel haben ihre Punkte schon gebracht. Für eine neue Karte musst du würfeln.",
  falseCall: "Die 4 fehlt. Jetzt sieh, was ein falscher Ruf kostet: Ruf trotzdem „Hab’s!“",
  cost: "Zwei Punkte weg, und die Karte liegt noch da. Robin ist dran…",
  ownNumber: "Die Karte hat Robin. Deine Nummer ist die 1: Lass nur die 1 liegen, und würfle den Rest.",
  bonus: "Sechsmal deine eigene Nummer! Das ist ein Bonus: ein Punkt, egal was die Karte will.",
  rollOn: "Ein Punkt, und die Karte liegt noch da. Du hast alle Würfel in der Hand: Würfle!",
  thunder: "Sechsmal die 2, und die 2 ist Robins Nummer. Donner! Das kostet Robin einen Punkt.",
  notYours: "Bonus gibt es für deine eigene Nummer, die 1. Das hier ist Robins Nummer.",
  lastRoll: "Robin hat einen Punkt weniger, und die Karte ist noch zu haben. Würfle!",
  race: "Schau auf die Karte, und schau auf deine Würfel. Robin schaut auch!",
  end: "20 Punkte: Du gewinnst, egal was die anderen haben!",
};
