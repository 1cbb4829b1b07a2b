/** What the parts of the page share: the film and how it runs, and words for a round of it. */
import type { GameUi, Hands, Moment, OnlineGame } from "../../games/gameui";
import { type Film, roundAt } from "../../model/film";
import type { GameSeen } from "../../wire.gen";
import type { DrawWanted } from "../check/summary";
import type { Projector } from "./projector";
import { texts } from "./texts";

/** Where the film comes from. */
export type Source =
  | { readonly is: "table"; readonly code: string; readonly match: number }
  | { readonly is: "file"; readonly name: string; readonly text: string };

/** What all parts of the page are given. */
export interface Replay {
  readonly film: Film;
  readonly ui: GameUi<OnlineGame>;
  readonly game: GameSeen;
  readonly source: Source;
  readonly projector: Projector;
  readonly hands: Hands;
  readonly name: (seat: number) => string;
  readonly moments: readonly Moment[];
  /** Neither scores nor what is still to come are shown. */
  readonly isBlind: boolean;
  readonly setBlind: (isBlind: boolean) => void;
  readonly openSheet: (sheet: SheetName) => void;
}

export type SheetName =
  | { readonly is: "none" | "more" | "why" | "keys" | "settings" | "name" | "result" }
  | { readonly is: "rules"; readonly rule: string }
  | { readonly is: "finish"; readonly round: number }
  | { readonly is: "check"; readonly wanted: DrawWanted | null }
  | { readonly is: "link"; readonly url: string };

/** Place of the round that is shown. */
export function shownRound({ film, projector }: Pick<Replay, "film" | "projector">): number {
  return roundAt(film, projector.step.value);
}

/** What the slider says of a round to who cannot see it. */
export function roundSays(replay: Replay, place: number): string {
  const t = texts();
  const { film, game, isBlind, name } = replay;
  const round = film.rounds[place];
  if (round === undefined) return "";
  const of = isBlind ? "" : t.ofAll(film.rounds.at(-1)?.number ?? round.number);
  const by = round.owner > 0 && !isBlind ? name(round.owner) : "";
  return t.sliderSays(t.at(t.unit(game.round_name), round.number), of, by);
}

/** So many signs have room above the line. */
const ROOM = 18;

/** By the place of the round; of those that would stand upon each other the first one, and none after a place. */
export function marksOf(moments: readonly Moment[], film: Film, until: number): ReadonlyMap<number, Moment> {
  const marks = new Map<number, Moment>();
  let last = Number.NEGATIVE_INFINITY;
  for (const moment of moments) {
    const place = placeOf(film, moment);
    if (place > until || place - last < film.rounds.length / ROOM) continue;
    marks.set(place, moment);
    last = place;
  }
  return marks;
}

/** Of the round that a moment is in. */
export function placeOf({ rounds }: Film, { round }: Moment): number {
  return Math.max(
    0,
    rounds.findIndex(({ number }) => number === round),
  );
}
