/** What the lobby says to those who come back. */
import { listed } from "../../texts/english";
import { catalogue, type Words } from "../../texts/language";

const ORDINALS = ["", "1st", "2nd", "3rd"];

const number = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
const count = (n: number, one: string, many: string): string => `${number(n)} ${Math.abs(n) === 1 ? one : many}`;
const points = (n: number): string => count(n, "point", "points");

/** Lightning Dice counts points, or cards in the quick game, so there it is the number alone. */
const COUNTED: Readonly<Record<string, (n: number) => string>> = {
  ghost_blitz_dice: points,
  king_of_the_dice_junior: (n) => count(n, "card", "cards"),
  tumblin_dice: points,
};
const counted = (game: string, n: number): string => (COUNTED[game] ?? number)(n);

const english = {
  hello: (name: string) => `Good to see you, ${name}.`,
  waits: "Your table",
  goOn: "Go on",
  goOnAt: (game: string, others: readonly string[]) =>
    others.length === 0 ? `Go on: ${game}` : `Go on: ${game} with ${listed(others)}`,
  turn: {
    ghost_blitz_dice: "Your turn to throw",
    king_of_the_dice_junior: "Your turn to roll",
    lightning_dice: "Everybody is rolling",
    tumblin_dice: "Your turn to throw",
  } as Readonly<Record<string, string>>,
  yourTurn: "Your turn",
  playing: "The match goes on",
  paused: "The match is paused",
  waiting: "Your table waits for people",
  with: (game: string, others: readonly string[]) => (others.length === 0 ? game : `${game} with ${others.join(", ")}`),
  others: "Your other tables",
  lately: "Played lately",
  youWon: "You won",
  wonTogether: (others: readonly string[]) => `You and ${listed(others)} won`,
  won: (names: readonly string[]) => `${listed(names)} won`,
  wonPlace: (names: readonly string[], place: number) =>
    `${listed(names)} won, you came ${ORDINALS[place] ?? `${place}th`}`,
  nobodyWon: "Nobody won",
  score: (game: string, own: number, other: number) =>
    own === other ? `${counted(game, own)} each` : `${counted(game, own)} to ${number(other)}`,
  detail: (score: string, others: readonly string[], day: string) =>
    [score, others.length === 0 ? "" : `with ${others.join(", ")}`, day].filter((part) => part !== "").join(" · "),
  watchAgain: (result: string, day: string) => `Watch it again: ${result}, ${day}`,
  locale: "en-GB",
};

export type LobbyTexts = Words<typeof english>;

export const texts = catalogue(english, async () => (await import("./texts-de")).german);
