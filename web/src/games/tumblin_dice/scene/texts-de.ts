/** What the scene says in German. */
import { number } from "../../../texts/german";
import type { SceneTexts } from "./texts";

export const german: SceneTexts = {
  views: { title: "Tisch", "3d": "3D", above: "Von oben", flat: "Flach" },
  points: number,
  sum: (pips) => pips.join("+"),
};
