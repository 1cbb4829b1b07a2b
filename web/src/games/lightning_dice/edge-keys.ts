/** Keys of one keyboard that two race with: the left hand's for one, the right hand's for the other. Pure. */
export interface EdgeCodes {
  /** A column of the rack each. */
  readonly dice: readonly string[];
  readonly roll: string;
  readonly gotIt: string;
  readonly bonus: string;
}

const LEFT: EdgeCodes = {
  dice: ["Digit1", "Digit2", "Digit3", "KeyQ", "KeyW", "KeyE"],
  roll: "KeyS",
  gotIt: "KeyD",
  bonus: "KeyA",
};
const RIGHT: EdgeCodes = {
  dice: ["Digit8", "Digit9", "Digit0", "KeyI", "KeyO", "KeyP"],
  roll: "KeyK",
  gotIt: "KeyL",
  bonus: "KeyJ",
};

/** Null for three and more: so many keys are on no keyboard, and they have fingers. */
export function codesOf(place: number, players: number): EdgeCodes | null {
  return players === 2 ? ([LEFT, RIGHT][place] ?? null) : null;
}
