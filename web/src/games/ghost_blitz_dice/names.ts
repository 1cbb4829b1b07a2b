/** What seats are called on this screen. */
import { calledYou, namer } from "../../model/names";
import type { Seen } from "../gameui";
import { texts } from "./texts";

export interface GhostSeen extends Seen<"ghost_blitz_dice"> {
  /** The dice lie, and are being told to whoever plays by ear here: nobody on this device sees them before the end. */
  readonly telling?: Telling;
}

export interface Telling {
  /** How many dice have begun; the last one of them is being told. */
  readonly begun: number;
}

/** What everybody calls a seat. */
export function playerOf(seen: GhostSeen, seat: number): string {
  return namer(seen.people, 0, texts())(seat);
}

/** "You" for one's own seat, if one plays alone here; the seat's number once its player has gone. */
export function nameOf(seen: GhostSeen, seat: number): string {
  return namer(seen.people, calledYou(seen), texts())(seat);
}
