/** What the page says about the 3D view, in English. */
import { catalogue, type Words } from "../../texts/language";

const english = {
  title: "Tables",
  views: { "3d": "3D", flat: "Flat" },
  toFlat: "Flat table",
  to3d: "3D table",
  noWebgl: "This browser cannot draw in 3D now, so the table is flat.",
  notLoaded: "The 3D table could not be fetched, so the table is flat.",
  lost: "The graphics card has dropped the 3D table, so it is flat now.",
  slow: "3D runs slowly on this device, so the table is flat. V brings it back.",
};

export type SceneTexts = Words<typeof english>;

export const texts = catalogue(english, async () => (await import("./texts-de")).german);
