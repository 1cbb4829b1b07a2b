/** Words of the moments in a film, in German. */
import { listed, seconds } from "../../texts/german";
import type { MomentTexts } from "./moments-texts";

export const german: MomentTexts = {
  lead: (name) => `${name} geht in Führung`,
  wins: (names) => `${listed(names)} ${names.length === 1 ? "gewinnt" : "gewinnen zusammen"}`,
  finish: "Zielfoto",
  before: (first, second, ms) => `${first} ${seconds(ms, 2)} vor ${second}`,
  level: (first, second) => `${first} und ${second} gleichauf: die Münze hat entschieden`,
  points: (points, others) => `${points} zu ${others}`,
  fastest: "Am schnellsten gegriffen",
  grab: (name, ms) => `${name}, ${seconds(ms, 2)}`,
  jackpot: "Der Jackpot",
  gain: (name, change) => `${name} +${change}`,
  last: "Der letzte Wurf",
};
