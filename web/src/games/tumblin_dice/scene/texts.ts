/** What the scene says, in English. */
import { catalogue, type Words } from "../../../texts/language";

const en = {
  views: { title: "Table", "3d": "3D", above: "From above", flat: "Flat" },
  points: (points: number): string => (points < 0 ? `−${-points}` : String(points)),
  sum: (pips: readonly number[]): string => pips.join("+"),
};

export type SceneTexts = Words<typeof en>;

export const sceneTexts = catalogue(en, async () => (await import("./texts-de")).german);
