/** What a host can do, and what the others are told of it. */
import { catalogue, type Words } from "../../../texts/language";

const You = "You";

const english = {
  host: "You are the host",
  pause: "Pause the table",
  goOn: "Go on",
  pausedBy: (name: string) => (name === You ? "You have paused the table" : `${name} has paused the table`),
  paused: "The table is paused",
  pausedWhy: "Nothing moves, and nobody’s time runs.",
  brokenOff: "A race that was on is broken off, and nobody pays for it.",
  waitsFor: (host: string) => (host === "" ? "The host lets it go on." : `${host} lets it go on.`),
  goesOn: "The match goes on.",
  locked: "Nobody new comes in. Whoever has a seat always comes back to it.",
  openToLink: "Whoever has the link may sit down or watch.",
  openToAll: "Everybody in the hall may sit down or watch.",
  phrases: "Short phrases",
  phrasesWhy: "A dozen fixed ones, and no chat. Everybody can hide them.",
  rotates: "Seats move on",
  rotatesWhy: "When you play again, everybody moves up a seat.",
  handOver: "Make somebody else the host",
  handOverWhy: "The host starts, pauses and locks the table. You keep your seat.",
  nobodyElse: "Nobody else is here just now.",
  away: "away",
  isHostNow: (name: string) => `${name} is the host now.`,
  youAreHost: "You are the host now.",
};

export type HostTexts = Words<typeof english>;

export const texts = catalogue(english, async () => (await import("./texts-de")).german);
