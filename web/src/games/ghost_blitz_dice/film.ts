/** What the film of a match has to know of Ghost Blitz. */
import type { GameFilm } from "../gameui";
import { momentsOf } from "./moments";

/** Dice that have come to rest are looked at, too, by whoever only watches. */
const SHOWN_MS = 900;
const VERDICT_MS = 2600;

export const film: GameFilm<"ghost_blitz_dice"> = {
  ownerOf: (events) => events.findLast((event) => event.type === "closed")?.right ?? 0,
  staysMs: ({ type }) => (type === "shown" ? SHOWN_MS : type === "closed" ? VERDICT_MS : 0),
  moments: momentsOf,
  blind(seen) {
    const { update } = seen;
    return { ...seen, update: { ...update, view: { ...update.view, points: update.view.points.map(() => 0) } } };
  },
};
