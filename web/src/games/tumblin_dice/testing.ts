/** Seats, views, histories and a real throw for the tests of this game. */
import type { Flight, TumblinDie, TumblinEvent, TumblinPose, TumblinResting, TumblinView } from "../../wire.gen";
import { turnOf } from "./faces";
import type { Way } from "./frames";
import type { TumblinHistory, TumblinSeen } from "./names";

/** A green 5 that is slid hard: it pushes a white 5 off 3x and stays there as a 3. Made by the server's physics. */
export const GREEN_HITS_WHITE: Flight = {
  duration_ms: 517,
  dice: ["white-1", "green-1"],
  frames:
    "eNpj+M+AAiTuODEw6MYzazIylaczcahvWI8qz5EiDKKYJBgYhEVZWd0szNHkSxqzcw2uxatl5/ZMC9XXMNBHlRe4bvp9bk0MJ6NdwiqFS2pT9Q1Q5VlnSLHtuMNfLHufWfHsanO39RtQ5bviNipXVyqyHl+aHKzTcM8P3X2SmUvtSh5sK7CIcDBfWTHn1Jm/3OJMDIHCTNyqjEzu4gyx5oGS8tLKipLiEPV2MoyMTIzsjAwMXAyMopxM4pYSjIyMLExMTBB5HU5zptxcA95s64Tc7C7h3KI8TjZWQT4JVhaIfIA/g7i4pJChvXbyytqH2jeSVD7LS0hk+AnoQQzwD2LmkRJblmS2Xv7Mu8MCx7RmWjLa1naUqUuxMYLkrQMMrjCyWnAqS0x4/L2V+bDiBiM3O7vNjS7K7GAbbDwNbjGyLhPT5BTOF2XoWj0/PZqRU1jHS8iKCWY/KmBE5bKwMOAFrKz45bm5GTAtYGQEWwMiscgzQlRBaTT3MLAxMYIAXDEjTveDWZzo7mdiIAlA3MdItP/Q3YOQZwZZzsTKjscwBqDfWHBIMwI9wsHEyITmfgBOwViD",
  hits: [
    [150, "green-1", "wood", 0.57],
    [208, "green-1", "wood", 0.57],
    [258, "green-1", "wood", 0.8],
    [267, "green-1", "white-1", 1.58],
    [350, "white-1", "wood", 0.5],
    [358, "green-1", "wood", 0.16],
    [442, "white-1", "floor", 0.45],
    [500, "white-1", "floor", 0.19],
  ],
  thrown: "green-1",
  aim: { speed_m_s: 1.9, aim_deg: 3.8, face: 5 },
  hand: 0.5,
};

/** Poses of that flight as Python unpacks them: die, number of the picture, pose. */
export const AS_PYTHON_HAS_IT: readonly (readonly [string, number, TumblinPose])[] = [
  [
    "white-1",
    0,
    {
      at_mm: [512.0, 30.0, 33.4],
      turn: [0.6991974125139181, -0.6991974125139181, -0.10546553149651278, 0.10546553149651278],
    },
  ],
  [
    "white-1",
    7,
    {
      at_mm: [512.0, 30.0, 33.4],
      turn: [0.6991974125139181, -0.6991974125139181, -0.10546553149651278, 0.10546553149651278],
    },
  ],
  [
    "white-1",
    31,
    {
      at_mm: [651.35, 65.25, 8.450000000000001],
      turn: [0.0014650456559047557, 0.451722410570633, -0.8912361073420597, -0.040532929813364905],
    },
  ],
  [
    "green-1",
    0,
    {
      at_mm: [62.7, 1.55, 71.5],
      turn: [0.7069550689518029, -0.7069550689518029, -0.014646859163366083, 0.014646859163366083],
    },
  ],
  [
    "green-1",
    7,
    {
      at_mm: [268.75, 16.35, 64.9],
      turn: [0.6316611906459555, -0.5481881894091252, 0.36708594695962793, 0.4071139358568214],
    },
  ],
  ["green-1", 31, { at_mm: [522.4, 29.8, 33.4], turn: [-0.7907694377540456, 0.0, 0.0, 0.612114120335539] }],
];

const COLOURS = ["red", "white", "green", "black"] as const;

/** Four plain dice a seat, in the colours of the box. */
export function boxOf(seats: number): readonly TumblinDie[] {
  return Array.from({ length: seats * 4 }, (_, place): TumblinDie => {
    const seat = Math.floor(place / 4) + 1;
    return { name: `${COLOURS[seat - 1]}-${(place % 4) + 1}`, seat, kind: "plain" };
  });
}

/** Four seats in the first quarter, nothing thrown yet; seat 1 looks and is in turn. */
export function viewWith(other: Partial<TumblinView> = {}): TumblinView {
  return {
    seat: 1,
    phase: "throw",
    in_turn: 1,
    turn: 1,
    order: [1, 2, 3, 4],
    quarter: 1,
    overtime: 0,
    number: 1,
    dice: boxOf(4),
    kinds: ["plain"],
    hand: [[4], [4], [4], [4]],
    board: [],
    stacked: [],
    thrown: "",
    loose: [],
    scores: [],
    totals: [0, 0, 0, 0],
    named: [],
    places: [],
    left: [],
    is_reported: false,
    winners: [],
    variant: {},
    ...other,
  };
}

/** A die that lies flat in the middle of a level. */
export function lies(die: string, face: number, level: number, other: Partial<TumblinResting> = {}): TumblinResting {
  const x = [100, 250, 380, 480, 570][level] ?? 0;
  const z = [58.8, 58.8, 46.1, 33.4, 20.7][level] ?? 0;
  return { die, face, level, crossed: level > 0, pose: { at_mm: [x, 0, z], turn: turnOf(face) }, ...other };
}

/** One update after another. */
export function historyOf(...told: readonly (readonly TumblinEvent[])[]): TumblinHistory {
  return {
    type: "history",
    game: "tumblin_dice",
    match: 1,
    told: told.map((events, place) => ({ revision: place + 1, at_ms: place * 1000, round: 1, events })),
    races: [],
    tumbled: null,
  };
}

/** Ada, Jo, Mika and the bot Otto. */
export function seenWith(view: TumblinView, history = historyOf(), revision = 1): TumblinSeen {
  const players = ["Ada", "Jo", "Mika", "Otto"].slice(0, view.hand.length);
  const events = history.told.at(-1)?.events ?? [];
  return {
    update: {
      ...{ type: "update", game: "tumblin_dice", match: 1, revision, after: revision - 1, at_ms: 0 },
      ...{ round: view.number, undos: 0, events, view, acting: [], outcome: null, link: null, transcript: null },
    },
    history,
    people: {
      ...{ type: "people", game: "tumblin_dice", table: "7k3f9qzx", status: "playing", match: 1, watching: 0 },
      seats: players.map((player, place) => ({
        ...{ seat: place + 1, player, kind: player === "Otto" ? "bot" : "person", level: "" },
        ...{ is_host: place === 0, is_ready: true, is_here: true },
      })),
      options: {},
      house: {
        ...{ is_locked: false, is_listed: false, turn_limit_s: 0 },
        ...{ is_ranked: false, shows_fits: true, polish: "used" },
        ...{ has_phrases: true, rotates: false },
      },
    },
    links: null,
    seat: view.seat,
    isPending: false,
    isClaimed: false,
    isAsleep: false,
  };
}

export const thrown = (seat: number, die: string): TumblinEvent => ({ type: "thrown", rule: "TD-1", seat, die });
export const landed = (seat: number, die: string, face: number, level: number): TumblinEvent => ({
  ...{ type: "landed", rule: "TD-6", seat, die, face, level },
  crossed: level > 0,
});
export const removed = (
  seat: number,
  die: string,
  why: "off_board" | "disc_missed" | "on_disc" | "not_crossed",
): TumblinEvent => ({ type: "removed", rule: "TD-4", seat, die, why });

/** A way on which each die goes straight from one place to another. */
export function straightWay(
  durationMs: number,
  ends: Readonly<Record<string, readonly [TumblinPose, TumblinPose]>>,
): Way {
  return {
    durationMs,
    dice: Object.keys(ends),
    poseAt(die, ms) {
      const its = ends[die];
      if (its === undefined) return null;
      const share = Math.max(0, Math.min(1, ms / durationMs));
      const [from, to] = its;
      const mixed = (axis: 0 | 1 | 2): number => from.at_mm[axis] + (to.at_mm[axis] - from.at_mm[axis]) * share;
      return { at_mm: [mixed(0), mixed(1), mixed(2)], turn: share < 0.5 ? from.turn : to.turn };
    },
  };
}
