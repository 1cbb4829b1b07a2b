/** What can be heard, by name. */

export const SOUND_NAMES = [
  "book",
  "bottle",
  "chair",
  "click",
  "coin",
  "crown",
  "flip",
  "ghost",
  "grab",
  "late",
  "mouse",
  "points",
  "rest",
  "roll",
  "shout",
  "turn",
  "win",
  "wrong",
] as const;

/**
 * - `click`: two dice touch; `rest`: dice have come to lie; `roll`: they tumble.
 * - `flip`: a card is turned or taken; `grab`: a hand comes down; `shout`: somebody calls.
 * - `points`: won something; `late`: somebody else was first; `wrong`: it was wrong; `coin`: a coin falls; `crown`: one
 *   is spent.
 * - `chair`, `ghost`, `mouse`, `bottle`, `book`: the voices of figures, for whoever plays by ear.
 * - `turn`: it is my turn; `win`: the match is won.
 */
export type SoundName = (typeof SOUND_NAMES)[number];

export interface SoundOptions {
  /** 0 to 1; 1 if not said. */
  readonly loudness?: number;
  /** How much faster and so higher than recorded; 1 if not said. */
  readonly pitch?: number;
  /** From -1, left, to 1, right; 0 if not said. */
  readonly pan?: number;
  /** From now; 0 if not said. */
  readonly delayMs?: number;
  /** One of several in a row that may be broken off. */
  readonly isOfRow?: boolean;
  /** Of a roll: how long it takes, at most 2,000. */
  readonly ms?: number;
  /** Of a roll: how many dice. */
  readonly dice?: number;
}

export interface Sound extends SoundOptions {
  readonly name: SoundName;
}
