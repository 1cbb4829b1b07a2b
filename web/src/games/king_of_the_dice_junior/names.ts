/** What the players are called on this screen. */
import { namer } from "../../model/names";
import { texts } from "../../texts/texts";
import type { People } from "../../wire.gen";
import type { NameOf } from "./lines";

/** "You" for one's own seat; the seat's number once its player has gone. */
export function namesOf(people: People, own: number): NameOf {
  const { you, seatName } = texts();
  return namer(people, own, { you, seat: seatName });
}
