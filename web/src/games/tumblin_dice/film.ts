/** What the film of a match has to know of Tumblin-Dice. */
import type { GameFilm } from "../gameui";
import { momentsOf } from "./moments";

/** What a throw came to is looked at. */
const RESTS_MS = 1400;

export const film: GameFilm<"tumblin_dice"> = {
  ownerOf: (events) => events.find((event) => event.type === "thrown" || event.type === "set_aside")?.seat ?? 0,
  staysMs: ({ type }) => (type === "landed" || type === "removed" ? RESTS_MS : 0),
  moments: momentsOf,
  blind(seen) {
    const { update } = seen;
    const view = { ...update.view, scores: [], totals: update.view.totals.map(() => 0) };
    return { ...seen, update: { ...update, view } };
  },
};
