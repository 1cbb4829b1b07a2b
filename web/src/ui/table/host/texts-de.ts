/** What a host can do, in German. */
import { DU } from "../../../texts/german";
import type { HostTexts } from "./texts";

export const german: HostTexts = {
  host: "Du leitest den Tisch",
  pause: "Pause machen",
  goOn: "Weiter",
  pausedBy: (name) => (name === DU ? "Du machst Pause" : `${name} macht Pause`),
  paused: "Der Tisch macht Pause",
  pausedWhy: "Nichts bewegt sich, und niemandem läuft Zeit weg.",
  brokenOff: "Lief gerade ein Rennen, ist es abgebrochen, und niemand zahlt dafür.",
  waitsFor: (host) =>
    host === "" ? "Weiter geht es, wenn die Tischleitung es sagt." : `Weiter geht es, wenn ${host} es sagt.`,
  goesOn: "Das Spiel geht weiter.",
  locked: "Niemand Neues kommt herein. Wer einen Platz hat, kommt immer zu ihm zurück.",
  openToLink: "Wer den Link hat, darf sich setzen oder zusehen.",
  openToAll: "Alle im Haus dürfen sich setzen oder zusehen.",
  phrases: "Kurze Sprüche",
  phrasesWhy: "Ein Dutzend feste, kein Chat. Alle können sie ausblenden.",
  rotates: "Plätze rücken weiter",
  rotatesWhy: "Spielt ihr noch einmal, rücken alle einen Platz auf.",
  handOver: "Die Leitung abgeben",
  handOverWhy: "Wer leitet, startet, unterbricht und schließt den Tisch. Dein Platz bleibt dir.",
  nobodyElse: "Gerade ist sonst niemand da.",
  away: "nicht da",
  isHostNow: (name) => `${name} leitet jetzt den Tisch.`,
  youAreHost: "Du leitest jetzt den Tisch.",
};
