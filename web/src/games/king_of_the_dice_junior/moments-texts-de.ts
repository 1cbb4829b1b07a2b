/** Words of the moments in a film, in German. */
import { listed } from "../../texts/german";
import type { MomentTexts } from "./moments-texts";

export const german: MomentTexts = {
  lead: (name) => `${name} geht in Führung`,
  wins: (names) => `${listed(names)} ${names.length === 1 ? "gewinnt" : "gewinnen zusammen"}`,
  points: (cards, others) => `${cards} ${cards === 1 ? "Karte" : "Karten"} zu ${others}`,
  crown: "Die Krone lohnt sich",
  crownOf: (name) => `${name} würfelt noch einmal und hat eine Karte`,
  lucky: "Gleich beim ersten Wurf",
  luckyOf: (name) => `${name} bekommt sofort eine Karte`,
  last: "Der letzte Zug",
};
