/** Below the drawn examples of the rules, in German. */
import type { KingExampleTexts } from "./texts-examples";

export const german: KingExampleTexts = {
  rules: {
    "KJ-3": "Drei grüne sind da. Der vierte Würfel ist egal.",
    "KJ-4": "Die roten bleiben liegen, zwei werden neu gewürfelt: Nun passt die linke Karte.",
    "KJ-5": "Beide Karten passen, also suchst du dir eine aus.",
    "KJ-7": "Nur die Farben zählen: zwei grüne, ein roter, ein blauer, mit beliebigen Bildern.",
    "KJ-8": "Nur die Bilder zählen: zwei Blumen, ein Edelstein, ein Tier, in beliebigen Farben.",
    "KJ-9": "Zwei Würfe trafen nichts. Die Krone gibt einen dritten, und hier brachte er das Tier, das fehlte.",
    "KJ-R4": "Die Karte verlangt zwei grüne, die Würfel zeigen einen: Sie passt nicht.",
    "KJ-R5": "Zähl die kleinen Eidechsen unten auf der Karte. Tiere, die sie verlangt, sind keine.",
    "KJ-V2": "Beide Burgen sind zu. Mehr Eidechsen gewinnen.",
  },
  roll: (number) => `Wurf ${number}`,
  crown: "Krone",
  seat: (seat) => `Platz ${seat}`,
};
