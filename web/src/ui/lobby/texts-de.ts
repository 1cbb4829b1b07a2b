/** Was die Halle zu denen sagt, die wiederkommen. */
import { count, listed, number, points } from "../../texts/german";
import type { LobbyTexts } from "./texts";

const won = (names: readonly string[]): string => `${listed(names)} ${names.length === 1 ? "hat" : "haben"} gewonnen`;

/** Lightning Dice zählt Punkte, oder im kurzen Spiel Karten; dort steht nur die Zahl. */
const COUNTED: Readonly<Record<string, (n: number) => string>> = {
  ghost_blitz_dice: points,
  king_of_the_dice_junior: (n) => count(n, "Karte", "Karten"),
  tumblin_dice: points,
};
const counted = (game: string, n: number): string => (COUNTED[game] ?? number)(n);

export const german: LobbyTexts = {
  hello: (name) => `Schön, dass du da bist, ${name}.`,
  waits: "Dein Tisch",
  goOn: "Weiter",
  goOnAt: (game, others) => (others.length === 0 ? `Weiter: ${game}` : `Weiter: ${game} mit ${listed(others)}`),
  turn: {
    ghost_blitz_dice: "Du bist dran mit Werfen",
    king_of_the_dice_junior: "Du bist dran mit Würfeln",
    lightning_dice: "Alle würfeln gerade",
    tumblin_dice: "Du bist dran mit Werfen",
  },
  yourTurn: "Du bist dran",
  playing: "Das Spiel geht weiter",
  paused: "Das Spiel macht Pause",
  waiting: "Dein Tisch wartet auf Leute",
  with: (game, others) => (others.length === 0 ? game : `${game} mit ${others.join(", ")}`),
  others: "Deine anderen Tische",
  lately: "Zuletzt gespielt",
  youWon: "Du hast gewonnen",
  wonTogether: (others) => `Du und ${listed(others)} habt gewonnen`,
  won,
  wonPlace: (names, place) => `${won(names)}, du bist ${place}.`,
  nobodyWon: "Niemand hat gewonnen",
  score: (game, own, other) =>
    own === other ? `je ${counted(game, own)}` : `${counted(game, own)} zu ${number(other)}`,
  detail: (score, others, day) =>
    [score, others.length === 0 ? "" : `mit ${others.join(", ")}`, day].filter((part) => part !== "").join(" · "),
  watchAgain: (result, day) => `Rückblick ansehen: ${result}, ${day}`,
  locale: "de",
};
