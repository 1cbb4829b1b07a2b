/** What the film of a match has to know of King of the Dice. */
import type { KingEvent } from "../../wire.gen";
import type { GameFilm } from "../gameui";
import { momentsOf } from "./moments";

/** Dice tumble for a while after their faces have come; then they are looked at. */
const STAYS_MS: Partial<Record<KingEvent["type"], number>> = {
  dice_rested: 1900,
  card_taken: 1400,
  turn_missed: 1400,
};

export const film: GameFilm<"king_of_the_dice_junior"> = {
  begins: ({ type }) => type === "card_turned",
  ownerOf: (events) => events.findLast((event) => event.type === "card_taken")?.seat ?? 0,
  staysMs: ({ type }) => STAYS_MS[type] ?? 0,
  moments: momentsOf,
  blind(seen) {
    const { update } = seen;
    return { ...seen, update: { ...update, view: { ...update.view, castles: update.view.castles.map(() => []) } } };
  },
};
