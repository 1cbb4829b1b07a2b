/** Below the drawn examples of the rules, in German. */
import type { TumblinExampleTexts } from "./texts-examples";

export const german: TumblinExampleTexts = {
  rules: {
    "TD-3": "Schwarz berührt die Linie noch und kommt weg. Rot ist ganz darüber.",
    "TD-6": "Die Zahl oben mal die Stufe, auf der der Würfel liegt.",
    "TD-7": "Grün führt und wirft zuerst. Weiß und Rot sind gleich, also behalten sie ihre Reihenfolge.",
    "TD-11": "Rot liegt auf Weiß: Beide Zahlen gehören Rot.",
    "TD-O2": "Der Doppelwürfel zählt doppelt, noch bevor die Stufe zählt.",
    "TD-O3": "Der Würfel mit dem Schild bringt nichts. Er sperrt nur.",
    "TD-R5": "Der Würfel steht schief zwischen zwei Flächen, also zählt die kleinere Zahl.",
    "TD-R6": "Drei hoch: Der oberste hat alles.",
    "TD-R8": "Ein Abwehrwürfel auf einem gegnerischen: Niemand bekommt etwas dafür.",
    "TD-R13": "Mit diesem Schalter bleibt ein Würfel vor der Linie liegen und kostet seine Zahl.",
  },
  before: "Dieses Viertel",
  after: "Das nächste",
  place: (at, colour, total) => `${at}: ${colour}, ${total}`,
  board: (dice) => `Ein Teil des Bretts: ${dice.join("; ")}`,
};
