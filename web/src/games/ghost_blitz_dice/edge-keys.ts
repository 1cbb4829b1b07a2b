/** Keys of one keyboard that two to four grab with: a row of five each, by their places on it. Pure. */
const ROWS = {
  upperLeft: ["Digit1", "Digit2", "Digit3", "Digit4", "Digit5"],
  upperRight: ["Digit6", "Digit7", "Digit8", "Digit9", "Digit0"],
  homeLeft: ["KeyA", "KeyS", "KeyD", "KeyF", "KeyG"],
  homeRight: ["KeyH", "KeyJ", "KeyK", "KeyL", "Semicolon"],
} as const;

/** Of each of the five figures, the key that is shown first. Two players have two rows each; a fifth player none. */
export function codesOf(place: number, players: number): readonly (readonly string[])[] {
  const rows = players === 2 ? PAIRS : SINGLES;
  const own = rows[place] ?? [];
  return [0, 1, 2, 3, 4].map((figure) => own.flatMap((row) => ROWS[row][figure] ?? []));
}

type Row = keyof typeof ROWS;
const PAIRS: readonly (readonly Row[])[] = [
  ["homeLeft", "upperLeft"],
  ["homeRight", "upperRight"],
];
const SINGLES: readonly (readonly Row[])[] = [["homeLeft"], ["homeRight"], ["upperLeft"], ["upperRight"]];
