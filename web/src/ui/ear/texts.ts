/** What is said of playing by ear, in English. */
import { listed } from "../../texts/english";
import { catalogue, type Words } from "../../texts/language";

const seconds = (ms: number): string => `${Number((ms / 1000).toFixed(1))} s`;

const english = {
  title: "Play by ear",
  how: "The five dice are told one after the other, always red, white, grey, green, blue. Your clock starts after the last one, so nobody is quicker for seeing them.",
  /** The same, where the title stands above. */
  yours: "Your dice",
  ways: { off: "Off", sounds: "Sounds", spoken: "Spoken" },
  speed: "How fast",
  speeds: { slow: "Slow", usual: "Usual", fast: "Fast" },
  takes: (ms: number) =>
    `Five dice take ${seconds(ms)}. All others wait so long for a verdict, and see an ear at your name.`,
  keys: (again: string, points: string) => `At the table ${again} tells the dice again, and ${points} the points.`,
  tryIt: "Hear a throw",
  stop: "Stop",
  broken: "The sounds could not be fetched.",
  muted: "The sound of this device is off, so you would hear nothing.",
  unmute: "Turn it on",
  noVoice: "This browser has no voice that speaks English, so you hear sounds instead.",
  later: "What is changed during a match counts from the next one on.",
  room: "With a big screen in the room everybody there sees the dice at once.",
  mark: "plays by ear, the clock starts later",
  /** At the waiting table, of others and of oneself. */
  meaning: (names: readonly string[], ms: number) =>
    `${listed(names)} ${names.length === 1 ? "plays" : "play"} by ear: the dice are told for up to ${seconds(ms)}, and only then that clock starts. A verdict waits for it.`,
};

export type EarTexts = Words<typeof english>;

export const texts = catalogue(english, async () => (await import("./texts-de")).german);
