/** Keys of one keyboard that two or three race with: the left side for one, the right for another, and between them. */
import type { Presses } from "../../ui/device/codes";
import type { Presses as Does } from "./keyboard";
import { edgeKeys } from "./keys";

export interface EdgeCodes {
  /** A column of the rack each; while a Thunder is aimed, the number of a seat each. */
  readonly dice: readonly string[];
  readonly roll: string;
  readonly gotIt: string;
  readonly bonus: string;
  readonly thunder: string;
}

const SIDES = { 2: ["left", "right"], 3: ["left", "middle", "right"] } as const;
const DICE = 6;

/** Null for four and more: so many hands find no room on a keyboard, and they have fingers. */
export function codesOf(place: number, players: number): EdgeCodes | null {
  if (players !== 2 && players !== 3) return null;
  const side = SIDES[players][place];
  if (side === undefined) return null;
  const codes = edgeKeys.value[side];
  const [roll = "", gotIt = "", bonus = "", thunder = ""] = codes.slice(DICE);
  return { dice: codes.slice(0, DICE), roll, gotIt, bonus, thunder };
}

/** @param isAiming a Thunder is aimed: the keys of the dice are the numbers that it can strike */
export function pressesAt(codes: EdgeCodes, does: Omit<Does, "escape">, isAiming: boolean): Presses {
  const press = (die: number, atMs: number): void => (isAiming ? does.number(die + 1, atMs) : does.toggle(die));
  const dice = codes.dice.map((code, die) => [code, (atMs: number) => press(die, atMs)] as const);
  const { roll, gotIt, bonus, thunder } = codes;
  return {
    ...Object.fromEntries(dice),
    ...{ [roll]: does.roll, [gotIt]: does.gotIt, [bonus]: does.bonus, [thunder]: does.thunder },
  };
}
