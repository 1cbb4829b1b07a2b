/** Views, events and matches for the tests of this game. */
import type {
  GhostEvent,
  GhostFigure,
  GhostJudged,
  GhostPaid,
  GhostScored,
  GhostView,
  LinkSeen,
  Raced,
  Told,
} from "../../wire.gen";
import type { GhostHistory } from "./model";
import type { GhostSeen } from "./names";

/** Three bottles; the green die shows the mouse, so the mouse is right [GB-2]. */
export const BOTTLES: readonly GhostFigure[] = ["bottle", "bottle", "chair", "mouse", "bottle"];

/** Seat 1 of four looks, and everybody may grab in throw 1. */
export function viewWith(changes: Partial<GhostView> = {}): GhostView {
  return {
    seat: 1,
    phase: "grab",
    throw: 1,
    thrower: 1,
    faces: BOTTLES,
    grabbed: [],
    hand: [],
    points: [0, 0, 0, 0],
    supply: 35,
    jackpot: 0,
    circle: ["chair", "ghost", "mouse", "bottle", "book"],
    left: [],
    variant: {},
    ...changes,
  };
}

/** One update after another; each pair is the table's time and what happened. */
export function historyOf(...told: readonly (readonly [atMs: number, ...events: GhostEvent[]])[]): GhostHistory {
  return {
    type: "history",
    game: "ghost_blitz_dice",
    match: 1,
    told: told.map(
      ([atMs, ...events], place): Told<GhostEvent> => ({ revision: place + 1, at_ms: atMs, round: 1, events }),
    ),
    races: [],
    tumbled: null,
  };
}

/** The race of a throw: pairs of a seat and when it pressed. Its message was 40 ms on its way. */
export function raceOf(round: number, ...pressed: readonly (readonly [seat: number, timeMs: number])[]): Raced {
  const lanes = [1, 2, 3, 4].map((seat) => ({
    seat,
    revealed_ms: 2_200,
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
  return { type: "race", round, lanes, cap_ms: 350, band_ms: 8, fastest_ms: 120 };
}

export const thrown = (number: number, seat: number): GhostEvent => ({
  type: "thrown",
  rule: "GB-1",
  seat,
  throw: number,
});
export const shown = (number: number, faces: readonly GhostFigure[]): GhostEvent => ({
  type: "shown",
  rule: "GB-1",
  throw: number,
  faces,
});
export const grabbed = (number: number, seat: number): GhostEvent => ({
  type: "grabbed",
  rule: "GB-1",
  seat,
  throw: number,
});
export const answered: GhostEvent = { type: "answer", rule: "GB-2", figure: "mouse", seen: "bottle", die: "bottle" };
export const judged = (seat: number, figure: GhostFigure, verdict: GhostJudged["verdict"]): GhostJudged => ({
  type: "judged",
  rule: verdict === "right" ? "GB-5" : "GB-6",
  seat,
  figures: [figure],
  verdict,
});
export const paid = (seat: number, change: number, to: number): GhostPaid => ({
  type: "paid",
  rule: change === 0 ? "GB-R3" : to === 0 ? "GB-7" : "GB-6",
  seat,
  change,
  to,
});
export const scored = (seat: number, change: number, source: GhostScored["source"]): GhostScored => ({
  type: "scored",
  rule: { supply: "GB-5", penalties: "GB-6", jackpot: "GB-7" }[source],
  seat,
  change,
  source,
});
export const closed = (number: number, right: number, rule = "GB-R6"): GhostEvent => ({
  type: "closed",
  rule,
  throw: number,
  right,
});

const EXAMPLE_5_TOLD = historyOf(
  [1_000, thrown(7, 4)],
  [2_200, shown(7, BOTTLES)],
  [
    3_040,
    grabbed(7, 1),
    grabbed(7, 3),
    grabbed(7, 2),
    answered,
    judged(1, "chair", "wrong"),
    judged(3, "mouse", "right"),
    judged(2, "book", "wrong"),
    closed(7, 3),
    paid(1, -1, 3),
    paid(2, 0, 3),
    scored(3, 1, "supply"),
    scored(3, 1, "penalties"),
    scored(3, 2, "jackpot"),
    { type: "turn", rule: "GB-5", seat: 3, throw: 8 },
  ],
);

/** Worked example 5 of the rules: 1 wrong, then 3 right, then 2 wrong and without points; the jackpot held 2. */
export const EXAMPLE_5: GhostHistory = { ...EXAMPLE_5_TOLD, races: [raceOf(7, [1, 700], [3, 800], [2, 830])] };

const NEAR: LinkSeen = { rtt_ms: 20, steady: "steady", is_doubted: false };
const FAR: LinkSeen = { rtt_ms: 420, steady: "beyond", is_doubted: false };

/** Ada (seat 1, me), Mika, Jo and Otto, who is a bot. */
export function seenWith(view: GhostView, history: GhostHistory, changes: Partial<GhostSeen> = {}): GhostSeen {
  const players = ["Ada", "Mika", "Jo", "Otto"];
  return {
    update: {
      type: "update",
      game: "ghost_blitz_dice",
      match: 1,
      revision: history.told.length,
      after: history.told.length - 1,
      at_ms: 0,
      round: view.throw,
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
      game: "ghost_blitz_dice",
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
    links: { type: "links", seats: [NEAR, NEAR, FAR, null], yours: NEAR, cap_ms: 350 },
    seat: view.seat,
    isPending: false,
    isClaimed: false,
    isAsleep: false,
    ...changes,
  };
}
