/** Views, events and matches for the tests of this game. */
import type { LightningEvent, LightningView, Raced, Told } from "../../wire.gen";
import type { LightningHistory } from "./course";
import type { LightningSeen } from "./names";

/** Seat 1 of four looks at the first card of the shipped deck, in round 1. */
export function viewWith(changes: Partial<LightningView> = {}): LightningView {
  return {
    seat: 1,
    phase: "race",
    round: 1,
    card: 1,
    title: "Basement Party",
    requirement: "exactly 1 1 2 2 3 3",
    picture: [1, 1, 2, 2, 3, 3],
    expected_rolls: 9.44,
    scores: [0, 0, 0, 0],
    hands: [{}, {}, {}, {}],
    waiting: [],
    votes: [],
    left: [],
    reported: [],
    pile: 49,
    played: 0,
    skipped: 0,
    variant: {},
    ...changes,
  };
}

/** One update after another. */
export function historyOf(...told: readonly (readonly LightningEvent[])[]): LightningHistory {
  return {
    type: "history",
    game: "lightning_dice",
    match: 1,
    told: told.map(
      (events, place): Told<LightningEvent> => ({
        revision: place + 1,
        at_ms: place * 1000,
        round: 1,
        events,
      }),
    ),
    races: [],
    tumbled: null,
  };
}

/** The race of a round: a seat and when it pressed, press by press. Messages were 40 ms on their way. */
export function raceOf(round: number, ...pressed: readonly (readonly [seat: number, timeMs: number])[]): Raced {
  const lanes = [1, 2, 3, 4].map((seat) => ({
    seat,
    revealed_ms: 2_000,
    floor_ms: 30,
    most_ms: 60,
    presses: pressed
      .filter(([each]) => each === seat)
      .map(([, time_ms], place) => ({
        entry: place + 1,
        time_ms,
        arrived_ms: time_ms + 40,
        earliest_ms: time_ms,
        latest_ms: time_ms + 10,
        said_ms: time_ms,
      })),
  }));
  return { type: "race", round, lanes, cap_ms: 350, band_ms: 8, fastest_ms: 0 };
}

export const flipped = (
  round: number,
  title = "Basement Party",
  requirement = "exactly 1 1 2 2 3 3",
): LightningEvent => ({
  type: "flipped",
  rule: "LD-2",
  round,
  card: round,
  title,
  requirement,
});
export const rolled = (seat: number, ...dice: readonly number[]): LightningEvent => ({
  type: "rolled",
  rule: "LD-4",
  seat,
  dice,
});
export const rested = (seat: number, ...faces: readonly number[]): LightningEvent => ({
  type: "rested",
  rule: "LD-3",
  seat,
  faces,
});
export const matched = (seat: number, score: number, change = 2, rule = "LD-5"): LightningEvent => ({
  type: "matched",
  rule,
  seat,
  card: 1,
  change,
  score,
});
export const missed = (seat: number, score: number, change = -2, rule = "LD-6"): LightningEvent => ({
  type: "missed",
  rule,
  seat,
  call: "got_it",
  change,
  score,
});
export const nice = (seat: number, score: number): LightningEvent => ({
  type: "nice",
  rule: "LD-7",
  seat,
  change: 1,
  score,
});
export const nasty = (by: number, seat: number, score: number, change = -1): LightningEvent => ({
  type: "nasty",
  rule: "LD-8",
  seat,
  by,
  change,
  score,
});
export const pickedUp = (rule: string, ...seats: readonly number[]): LightningEvent => ({
  type: "picked_up",
  rule,
  seats,
});
export const brokenOff = (round: number): LightningEvent => ({ type: "broken_off", rule: "ALL-10", round });

/** 3 was wrong, then had six of its own number, then had the card just before seat 2, whose call came too late. */
export const MATCH: LightningHistory = {
  ...historyOf(
    [flipped(1)],
    [rolled(3, 0, 1, 2, 3, 4, 5)],
    [rested(3, 1, 1, 2, 2, 3, 4), missed(3, 0, 0), pickedUp("LD-R7", 3)],
    [rolled(3, 0, 1, 2, 3, 4, 5), rested(3, 3, 3, 3, 3, 3, 3), nice(3, 1), pickedUp("LD-7", 3)],
    [
      rolled(3, 0, 1, 2, 3, 4, 5),
      rested(3, 3, 1, 2, 1, 2, 3),
      rolled(2, 0, 1, 2, 3, 4, 5),
      rested(2, 1, 1, 2, 2, 3, 3),
    ],
    [matched(3, 3)],
    [flipped(2, "Odd Socks", "show 1 3 5")],
  ),
  races: [raceOf(1, [3, 2_000], [3, 5_000], [3, 9_000], [2, 9_030])],
};

/** Ada (seat 1, me), Mika, Jo and Otto, who is a bot. */
export function seenWith(
  view: LightningView,
  history: LightningHistory,
  changes: Partial<LightningSeen> = {},
): LightningSeen {
  const players = ["Ada", "Mika", "Jo", "Otto"];
  return {
    update: {
      type: "update",
      game: "lightning_dice",
      match: 1,
      revision: history.told.length,
      after: history.told.length - 1,
      at_ms: 0,
      round: view.round,
      undos: 0,
      events: [],
      view,
      acting: [],
      outcome: null,
      link: null,
      transcript: null,
    },
    history,
    people: {
      type: "people",
      table: "abcdefgh",
      game: "lightning_dice",
      status: "playing",
      match: 1,
      seats: players.map((player, place) => ({
        seat: place + 1,
        kind: player === "Otto" ? "bot" : "person",
        player,
        level: player === "Otto" ? "medium" : "",
        is_host: place === 0,
        is_ready: true,
        is_here: true,
      })),
      watching: 0,
      options: {},
      house: {
        is_locked: false,
        is_listed: false,
        turn_limit_s: 0,
        is_ranked: false,
        shows_fits: true,
        polish: "used",
        has_phrases: true,
        rotates: false,
      },
    },
    links: null,
    seat: view.seat,
    isPending: false,
    isClaimed: false,
    isAsleep: false,
    ...changes,
  };
}
