/** Tables and messages for tests, as the server would send them. */
import type { GhostEvent, GhostView, History, House, People, SeatSeen, Update } from "../wire.gen";

export function seatWith(seat: number, other: Partial<SeatSeen> = {}): SeatSeen {
  return {
    seat,
    kind: "person",
    player: `Player ${seat}`,
    level: "",
    is_host: false,
    is_ready: false,
    is_here: true,
    ...other,
  };
}

/** What a host sets, as it is in a box. */
export function houseWith(other: Partial<House> = {}): House {
  return {
    is_locked: false,
    is_listed: false,
    turn_limit_s: 0,
    is_ranked: false,
    shows_fits: true,
    polish: "used",
    has_phrases: true,
    rotates: false,
    ...other,
  };
}

export function peopleWith(other: Partial<People> = {}): People {
  return {
    type: "people",
    table: "7k3f9qzx",
    game: "ghost_blitz_dice",
    status: "waiting",
    match: 0,
    seats: [seatWith(1, { is_host: true }), seatWith(2)],
    watching: 0,
    options: {},
    house: houseWith(),
    ...other,
  };
}

type GhostUpdate = Extract<Update, { game: "ghost_blitz_dice" }>;

export function updateWith(other: Partial<GhostUpdate> = {}): GhostUpdate {
  return {
    type: "update",
    game: "ghost_blitz_dice",
    match: 1,
    revision: 1,
    after: 0,
    at_ms: 0,
    round: 1,
    undos: 0,
    events: [],
    view: view,
    acting: [["seat", 1]],
    outcome: null,
    link: null,
    transcript: null,
    ...other,
  };
}

export function historyWith(match: number, ...events: readonly GhostEvent[]): History {
  const told = [{ revision: 1, at_ms: 0, round: 1, events }];
  return { type: "history", game: "ghost_blitz_dice", match, told, races: [], tumbled: null };
}

export const thrown: GhostEvent = { type: "thrown", rule: "GB-1", seat: 1, throw: 1 };

const view: GhostView = {
  seat: 1,
  phase: "throw",
  throw: 1,
  thrower: 1,
  faces: [],
  grabbed: [],
  hand: [],
  points: [0, 0],
  supply: 35,
  jackpot: 0,
  circle: ["chair", "ghost", "mouse", "bottle", "book"],
  left: [],
  variant: {},
};
