/** Words of the moments in a film, in German. */
import { listed } from "../../texts/german";
import type { MomentTexts } from "./moments-texts";

export const german: MomentTexts = {
  lead: (name) => `${name} geht in Führung`,
  wins: (names) => `${listed(names)} ${names.length === 1 ? "gewinnt" : "gewinnen zusammen"}`,
  points: (points, others) => `${points} zu ${others}`,
  best: "Der beste Wurf",
  threw: (name, points, level) => (level === 0 ? `${name} +${points}` : `${name} +${points}, auf der Stufe ${level}×`),
  knock: "Am härtesten getroffen",
  cost: (name, points) => `${name} kostet die anderen ${points}`,
  last: "Der letzte Wurf",
};
