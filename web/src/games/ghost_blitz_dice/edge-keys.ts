/** Keys of one keyboard that two to four grab with, by their places on it. A fifth player has fingers only. */
import { edgeKeys } from "./keys";

const FIGURES = 5;
const PAIRS = [
  ["player1", "player3"],
  ["player2", "player4"],
] as const;
const SINGLES = [["player1"], ["player2"], ["player3"], ["player4"]] as const;

/** Of each of the five figures, the key that is shown first. */
export function codesOf(place: number, players: number): readonly (readonly string[])[] {
  const rows = (players === 2 ? PAIRS : SINGLES)[place] ?? [];
  return Array.from({ length: FIGURES }, (_, figure) => rows.flatMap((row) => edgeKeys.value[row][figure] ?? []));
}
