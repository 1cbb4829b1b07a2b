/** What the replay says. People have their real names in it: whoever watches is none of them. */
import { catalogue, type Words } from "../../texts/language";

const english = {
  title: "Replay",
  of: (game: string, table: string) => (table === "" ? game : `${game} · table ${table}`),
  page: (game: string) => `Replay of ${game} · dicehall`,
  bar: "Film",
  controls: "Keys of the film",

  hideScores: "Hide scores",
  hidden: "Scores, and what is still to come, are hidden.",
  record: "Record",
  download: "Download the record",
  share: "Share this moment",
  copied: "The link is copied.",
  copyByHand: "Copy it from here:",
  more: "More",
  result: "See the result",
  resultTitle: "How it ended",

  play: "Play",
  pause: "Pause",
  before: (unit: string) => `${unit} before`,
  next: (unit: string) => `Next ${unit.toLowerCase()}`,
  stepBefore: "One step back",
  stepNext: "One step on",
  speed: (times: number) => `${times}×`,
  speedSays: (times: number) => `Speed: ${times}×`,
  unit: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
  at: (unit: string, number: number) => `${unit} ${number}`,
  ofAll: (count: number) => `of ${count}`,
  sliderSays: (at: string, of: string, by: string) => `${at} ${of}${by === "" ? "" : `: ${by}`}`.trim(),

  moments: "Moments",
  momentsLater: (count: number) => (count === 1 ? "One more is to come." : `${count} more are to come.`),
  noMoments: "Nothing stands out in this match.",

  why: "What happened, and why",
  nothingYet: "Nothing has happened yet.",
  check: "Were these dice fair?",
  broken: "The record ends here, before the end of the match.",
  elsewhere: (wanted: string, shown: string) =>
    `There is no moment ${wanted} in this match. This is the nearest: ${shown}.`,
  noMoment: "This link names no moment of the match. Here is its beginning.",

  open: {
    link: "Open a record",
    title: "Watch a record",
    text: "Choose the record of a match, or drop it anywhere on this page. It is not kept.",
    choose: "Choose a record",
    drop: "Drop the record here",
    another: "Choose another record",
    where: "A record is the file that you can download after each match; its name ends in .jsonl.",
    reading: "The record is being read…",
    unreadable: "This file could not be read from the disk.",
    tooLong: (megabytes: number) => `This file is too long: a record has at most ${megabytes} MB.`,
  },
  refused: { title: "This cannot be shown.", table: "This match cannot be shown." },
  empty: "The server’s answer is no film.",

  toTable: "To the table",

  keys: "Keys",
  keyList: [
    ["Space", "play or pause"],
    ["← →", "one round back or on"],
    [", .", "one step back or on"],
    ["Home End", "the first or the last round"],
  ] as readonly (readonly [string, string])[],
};

export type ReplayTexts = Words<typeof english>;

export const texts = catalogue(english, async () => (await import("./texts-de")).german);
