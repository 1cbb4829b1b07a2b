/** What the lesson of Tumblin-Dice says in German. */
import type { LessonTexts } from "./texts-lesson";

export const german: LessonTexts = {
  quarter: "Das letzte von drei Vierteln, jeder hat drei Würfel. Du hast die meisten Punkte, also wirfst du zuerst.",
  pull: "Zieh deinen Würfel zurück und lass los: je weiter, desto fester. Halbe Kraft passt. Es geht auch mit Tasten.",
  weak: "Zu schwach: Er ist nicht ganz über die dunkle Linie gekommen, also kommt er weg. Zieh weiter zurück.",
  strong: "Zu fest: Was vom Brett fällt, zählt nicht. Zieh weniger weit.",
  levels: "Eine 6 auf Stufe 2: Zahl mal Stufe, also 12 Punkte. Jetzt wirft Robin.",
  pushed: "Würfel schieben Würfel! Robin hat deinen auf Stufe 4 geschoben: Er zeigt eine 5, und die bringt jetzt 20.",
  knock: "Auch Robins 2 liegt auf Stufe 4. Stoß sie vom Brett: geradeaus, mit fast aller Kraft!",
  middling: "Ein guter Wurf, aber Robins Würfel liegt noch da. Zieh diesmal fast ganz zurück.",
  off: "Robins Würfel ist vom Brett und bringt nichts. Deine bringen 20 und 8. Robin wirft wieder.",
  line: "Robins Würfel blieb auf der dunklen Linie liegen. Er muss ganz hinüber, also kam er weg.",
  last: "Dein letzter Würfel. Geh auf Nummer sicher: halbe Kraft.",
  sum: "Eine 4 auf Stufe 3: noch 12. Robin hat noch einen Würfel.",
  end: "Alle Viertel werden addiert, und du hast die meisten Punkte: Du gewinnst!",
};
