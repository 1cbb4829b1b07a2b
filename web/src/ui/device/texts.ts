/** What the page says where several play on one device. The same in German: `texts-de.ts`. */
import { catalogue, type Words } from "../../texts/language";

const english = {
  add: "Player on this device",
  addTitle: "Who plays along here?",
  addWhy: "They play on this device, with a seat and a name of their own.",
  name: "Name",
  sitDown: "Sit down",
  noSeat: "no seat is free",
  here: "here",
  renameOf: (name: string) => `Another name for ${name}`,
  removeOf: (name: string) => `${name} plays no more`,
  rename: "Change the name",

  now: (name: string) => `Now: ${name}`,
  waitsFor: (name: string) => `${name} is playing`,
  nobodyNow: "One moment…",
  throwNow: (name: string) => `Throw, ${name}`,
  keysOf: (name: string) => `${name}’s keys`,
  around: "Sit around it",
  beside: "Sit side by side",
};

export type DeviceTexts = Words<typeof english>;

export const texts = catalogue(english, async () => (await import("./texts-de")).german);
