/** What a shared screen says, and a phone beside it. */
import { catalogue, type Words } from "../../texts/language";

const english = {
  qrOf: (text: string) => `QR code: ${text}`,

  entrance: {
    show: "Show on a big screen",
    how: (address: string) =>
      `This device then shows the table to the whole room, and everybody plays on their phone. Or open ${address} on the television.`,
    lobby: "Use this as the shared screen",
  },

  title: (game: string) => `${game} on the big screen · dicehall`,
  name: "Big screen",
  join: "Join with your phone",
  watching: (count: number) => `${count} watching`,
  soundOn: "Sound on",
  soundOff: "Sound off",
  fullScreen: "Full screen",
  leaveFull: "Leave full screen",
  lost: "Reconnecting…",
  safe: "The match waits; nothing is lost.",
  paused: "Paused",

  waiting: {
    title: "Sit down with your phone",
    how: "Point its camera at the code, or type the address.",
    /** The page was opened by an address that no other device has. */
    onlyHere: "This address is known to this device alone. Open the page by its address in your network.",
    people: "Who is here",
    taken: (taken: number, seats: number) => `${taken} of ${seats}`,
    nobody: "Nobody yet. The first to sit down is the host.",
    host: "host",
    bot: (level: string) => `bot, ${level}`,
    away: "away",
    ready: "ready",
    missing: (count: number) => (count === 1 ? "One more can start." : `${count} more are needed to start.`),
    starts: (host: string) => `${host} starts the match.`,
    startsBy: "The host starts the match.",
    locked: "Nobody new can come in just now.",
  },

  result: {
    again: "Play again? Say so on your phone.",
    ready: "plays again",
    soon: (host: string) => `${host} starts the next match.`,
  },

  phone: {
    seat: (number: number) => `Seat ${number}`,
    of: (goal: number) => `of ${goal}`,
    cards: (count: number) => (count === 1 ? "card" : "cards"),
    points: (count: number) => (count === 1 ? "point" : "points"),
    lookUp: "Look at the big screen",
  },
};

export type BigTexts = Words<typeof english>;

export const texts = catalogue(english, async () => (await import("./texts-de")).german);
