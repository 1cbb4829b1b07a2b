/** What the lesson of Ghost Blitz says in German. */
import type { LessonTexts } from "./texts-lesson";

export const german: LessonTexts = {
  throw: "Du und Robin spielt um die letzten vier Punkte. Du bist dran: Würfle!",
  commonest: "Flaschen sind am häufigsten. Sie sind grün, und der grüne Würfel zeigt eine Maus: Greif die Maus!",
  first: "Richtig, und als Erster: ein Punkt für dich. Wer zuerst richtig war, würfelt wieder.",
  pairs: "Zwei Paare, und eine Figur bleibt allein. Die ist richtig: Greif die Flasche!",
  careful: "Wieder deiner! Jetzt sieh, was ein Fehler kostet. Würfle noch einmal.",
  onPurpose: "Viele rote Sessel, und der rote Würfel zeigt eine Maus: Sie ist richtig. Greif mit Absicht den Sessel!",
  jackpot: "Ihr wart beide falsch, also verliert jeder einen Punkt. Sie warten im Jackpot. Du würfelst wieder.",
  allFive: "Alle fünf Figuren! Such den Geist: Er ist auf dem blauen Würfel. Was ist blau? Greif das Buch!",
  gain: "Vier Punkte auf einmal: einer vom Vorrat, einer von Robin, denn Robin lag falsch, und zwei aus dem Jackpot. Würfle!",
  race: "Der letzte Punkt, und Robin greift mit. Welche Figur ist es?",
  wrong:
    "Das war falsch, und Robin hatte recht: Einer deiner Punkte gehört jetzt Robin. Schau noch einmal, diesmal kostet es nichts.",
  late: "Diesmal war Robin schneller. Schau noch einmal: Jetzt drängt dich niemand.",
  end: "Der Vorrat ist leer, und du hast die meisten Punkte: Du gewinnst!",
};
