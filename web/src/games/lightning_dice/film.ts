/** What the film of a match has to know of Lightning Dice. */
import type { GameFilm } from "../gameui";
import { momentsOf } from "./moments";

const VERDICT_MS = 2500;
const CARD_MS = 900;

export const film: GameFilm<"lightning_dice"> = {
  begins: ({ type }) => type === "flipped",
  ownerOf: (events) => events.findLast((event) => event.type === "matched")?.seat ?? 0,
  staysMs({ type }) {
    if (type === "matched") return VERDICT_MS;
    return type === "flipped" || type === "missed" || type === "nice" || type === "nasty" ? CARD_MS : 0;
  },
  moments: momentsOf,
  blind(seen) {
    const { update } = seen;
    return { ...seen, update: { ...update, view: { ...update.view, scores: update.view.scores.map(() => 0) } } };
  },
};
