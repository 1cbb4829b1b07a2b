/** What the page says about the 3D view, in German. */
import type { SceneTexts } from "./texts";

export const german: SceneTexts = {
  title: "Tische",
  views: { "3d": "3D", flat: "Flach" },
  toFlat: "Flacher Tisch",
  to3d: "3D-Tisch",
  noWebgl: "Dieser Browser kann gerade kein 3D zeichnen, deshalb ist der Tisch flach.",
  notLoaded: "Der 3D-Tisch ließ sich nicht laden, deshalb ist der Tisch flach.",
  lost: "Die Grafikkarte hat den 3D-Tisch verloren, deshalb ist er jetzt flach.",
  slow: "3D läuft auf diesem Gerät langsam, deshalb ist der Tisch flach. Mit V kommt 3D zurück.",
};
