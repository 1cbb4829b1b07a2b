/** What the scene says, in English. Another language is a second object of this type. */
const en = {
  views: { title: "Table", "3d": "3D", above: "From above", flat: "Flat" },
  points: (points: number): string => (points < 0 ? `−${-points}` : String(points)),
  sum: (pips: readonly number[]): string => pips.join("+"),
};

export type SceneTexts = typeof en;

export function sceneTexts(): SceneTexts {
  return en;
}
