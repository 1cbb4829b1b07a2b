/** What the players are called on this screen, and this game's own part of the protocol. */
import { namer } from "../../model/names";
import { texts as pageTexts } from "../../texts/texts";
import type { People, TumblinColour, TumblinEvent } from "../../wire.gen";
import type { Seen } from "../gameui";

export type TumblinSeen = Seen<"tumblin_dice">;
export type TumblinHistory = TumblinSeen["history"];
export type NameOf = (seat: number) => string;
export type EventNamed<T extends TumblinEvent["type"]> = Extract<TumblinEvent, { type: T }>;

/** "You" for one's own seat; the seat's number once its player has gone. */
export function namesOf(people: People, own: number): NameOf {
  const { you, seatName } = pageTexts();
  return namer(people, own, { you, seat: seatName });
}

/** A die's name begins with its colour. */
export function colourOf(die: string): TumblinColour {
  return die.slice(0, die.indexOf("-")) as TumblinColour;
}
