/** Views and matches for the tests of this game. */
import type { KingEvent, KingView, Told } from "../../wire.gen";
import { waysOf } from "./model";
import { namesOf } from "./names";
import type { SeenTable } from "./seen-table";

/** Seat 1 looks, is in turn, and has rolled nothing yet; the cards are red-red-red and blue-blue-blue. */
export function viewWith(changes: Partial<KingView>): KingView {
  return {
    seat: 1,
    phase: "ready",
    in_turn: 1,
    first: 1,
    turns: 1,
    rolls: 0,
    faces: [],
    face_up: [9, 11],
    castles: [[], []],
    crowns: [1, 2],
    discards: [],
    pile: 38,
    left: [],
    variant: {},
    ...changes,
  };
}

export function toldOf(...events: readonly KingEvent[]): readonly Told<KingEvent>[] {
  return events.map((event, place) => ({ revision: place + 1, at_ms: 0, round: 1, events: [event] }));
}

/** Four seats: You, Mika, Jo (a bot) and Otto, and what the felt is given in this view. */
export function tableWith(view: KingView, { showsFits = true, kept = [] as readonly number[] } = {}): SeenTable {
  const seats = ["Ada", "Mika", "Jo", "Otto"].map((player, place) => ({
    seat: place + 1,
    kind: place === 2 ? ("bot" as const) : ("person" as const),
    player,
    level: "",
    is_host: place === 0,
    is_ready: true,
    is_here: true,
  }));
  const house = {
    is_locked: false,
    is_listed: false,
    turn_limit_s: 0,
    is_ranked: false,
    shows_fits: showsFits,
    polish: "used",
    has_phrases: true,
    rotates: false,
  } as const;
  const game = "king_of_the_dice_junior" as const;
  const people = {
    game,
    table: "7k3f9qzx",
    status: "playing",
    match: 1,
    seats,
    watching: 0,
    options: {},
    house,
  } as const;
  const update = { game, match: 1, revision: 1, after: 0, at_ms: 0, round: 1, undos: 0, events: [], view, acting: [] };
  const nothing = (): void => undefined;
  return {
    seen: {
      update: { type: "update", outcome: null, link: null, transcript: null, ...update },
      history: { type: "history", game, match: 1, told: [], races: [], tumbled: null },
      people: { type: "people", ...people },
      links: null,
      seat: view.seat,
      isPending: false,
      isClaimed: false,
      isAsleep: false,
    },
    shown: view,
    ways: waysOf(view, showsFits),
    moves: { kept, keep: nothing, roll: nothing, take: nothing, crown: nothing, end: nothing },
    name: namesOf({ type: "people", ...people }, view.seat),
    showsFits,
    speak: null,
  };
}
