/** What the players are called on this screen. */
import { texts } from "../../texts/texts";
import type { People } from "../../wire.gen";
import type { NameOf } from "./lines";

/** The own seat is "You"; a seat that nobody has is called by its number. */
export function namesOf(people: People, own: number): NameOf {
  return (seat) => {
    if (seat === own) return texts().you;
    const player = people.seats.find((one) => one.seat === seat)?.player ?? "";
    return player === "" ? texts().seatName(seat) : player;
  };
}
