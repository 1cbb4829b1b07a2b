/** Whatever happens in a game can be asked for its reason: its line in the log names a rule that stands in the book. */
import { describe, expect, test } from "vitest";
import type { GhostEvent, KingEvent, LightningEvent, TumblinEvent } from "../wire.gen";
import type { Line } from "./gameui";
import { lineOf as ghostLine } from "./ghost_blitz_dice/line";
import { line as kingLine } from "./king_of_the_dice_junior/lines";
import { lineOf as lightningLine } from "./lightning_dice/line";
import { line as tumblinLine } from "./tumblin_dice/line";

/** An event of every kind: a kind that the server gains is an error here before it is one at a table. */
type OneOfEach<E extends { readonly type: string }> = {
  readonly [T in E["type"]]: Extract<E, { readonly type: T }>;
};

const GHOST: OneOfEach<GhostEvent> = {
  turn: { type: "turn", rule: "GB-R8", seat: 1, throw: 1 },
  thrown: { type: "thrown", rule: "ALL-9", seat: 1, throw: 1 },
  shown: { type: "shown", rule: "GB-1", throw: 1, faces: ["chair", "ghost", "mouse", "bottle", "book"] },
  grabbed: { type: "grabbed", rule: "GB-R4", seat: 1, throw: 1 },
  closed: { type: "closed", rule: "GB-7", throw: 1, right: 0 },
  answer: { type: "answer", rule: "GB-2", figure: "mouse", seen: "bottle", die: "bottle" },
  judged: { type: "judged", rule: "GB-6", seat: 2, figures: ["chair"], verdict: "wrong" },
  paid: { type: "paid", rule: "GB-6", seat: 2, change: -1, to: 1 },
  scored: { type: "scored", rule: "GB-5", seat: 1, change: 1, source: "supply" },
  reordered: { type: "reordered", rule: "GB-R10", order: ["chair", "ghost", "mouse", "bottle", "book"] },
  reported: { type: "reported", rule: "GB-R14", throw: 1 },
  voided: { type: "voided", rule: "ALL-10", throw: 1 },
  departed: { type: "departed", rule: "ALL-7", seat: 2 },
  ended: { type: "ended", rule: "GB-8", winners: [1], scores: [20, 15] },
};

const KING: OneOfEach<KingEvent> = {
  lot_fell: { type: "lot_fell", rule: "KJ-R6", seat: 1 },
  card_turned: { type: "card_turned", rule: "KJ-1", card: 3 },
  pile_renewed: { type: "pile_renewed", rule: "KJ-R4", cards: 5 },
  began: { type: "began", rule: "KJ-R6", seat: 1 },
  dice_thrown: { type: "dice_thrown", rule: "KJ-4", seat: 1, kept: ["red-gem"] },
  crown_spent: { type: "crown_spent", rule: "KJ-9", seat: 1, kept: [] },
  dice_rested: { type: "dice_rested", rule: "KJ-2", seat: 1, faces: ["red-gem", "red-gem", "red-gem", "red-gem"] },
  card_taken: { type: "card_taken", rule: "KJ-3", seat: 1, card: 3, cards: 1 },
  turn_missed: { type: "turn_missed", rule: "KJ-6", seat: 1 },
  card_discarded: { type: "card_discarded", rule: "KJ-R3", card: 3 },
  last_round: { type: "last_round", rule: "KJ-V1", seat: 1 },
  limit_passed: { type: "limit_passed", rule: "ALL-9", seat: 1 },
  seat_left: { type: "seat_left", rule: "ALL-7", seat: 1 },
  match_ended: { type: "match_ended", rule: "KJ-10", winners: [1], cards: [5, 2], lizards: [1, 0] },
};

const LIGHTNING: OneOfEach<LightningEvent> = {
  flip_ordered: { type: "flip_ordered", rule: "LD-R16", round: 1 },
  flipped: { type: "flipped", rule: "LD-2", round: 1, card: 1, title: "Four", requirement: "4 alike" },
  new_pile: { type: "new_pile", rule: "LD-R10", cards: 50 },
  rolled: { type: "rolled", rule: "LD-3", seat: 1, dice: [1, 2, 3, 4, 5, 6] },
  rested: { type: "rested", rule: "LD-3", seat: 1, faces: [1, 2, 3, 4, 5, 6] },
  picked_up: { type: "picked_up", rule: "LD-R7", seats: [1] },
  called: { type: "called", rule: "LD-R17", seat: 1, call: "got_it" },
  call_voided: { type: "call_voided", rule: "LD-R17", seat: 1, call: "got_it" },
  faces_read: { type: "faces_read", rule: "ALL-11", seat: 1, faces: [1, 2, 3, 4, 5, 6] },
  matched: { type: "matched", rule: "LD-5", seat: 1, card: 1, change: 2, score: 2 },
  missed: { type: "missed", rule: "LD-6", seat: 1, call: "got_it", change: -2, score: 0 },
  nice: { type: "nice", rule: "LD-7", seat: 1, change: 1, score: 3 },
  nasty: { type: "nasty", rule: "LD-8", seat: 2, by: 1, change: -1, score: 1 },
  voted: { type: "voted", rule: "LD-R11", seat: 1, votes: 1, needed: 2 },
  skipped: { type: "skipped", rule: "LD-R11", card: 1 },
  sanctioned: { type: "sanctioned", rule: "LD-T1", seat: 1, kind: "warning" },
  fined: { type: "fined", rule: "LD-R16", seat: 1, change: -2, score: 0 },
  broken_off: { type: "broken_off", rule: "ALL-10", round: 2 },
  departed: { type: "departed", rule: "ALL-7", seat: 1 },
  ended: { type: "ended", rule: "LD-10", winners: [1], scores: [20, 11] },
};

const TUMBLIN: OneOfEach<TumblinEvent> = {
  order_rolled: { type: "order_rolled", rule: "TD-R1", seats: [1, 2], faces: [5, 3] },
  quarter_begun: { type: "quarter_begun", rule: "TD-7", quarter: 2, overtime: 0, order: [2, 1] },
  named: { type: "named", rule: "TD-R11", seat: 1, first: 1, last: 3 },
  thrown: { type: "thrown", rule: "TD-1", seat: 1, die: "red1" },
  set_aside: { type: "set_aside", rule: "ALL-9", seat: 1, die: "red1" },
  landed: { type: "landed", rule: "TD-2", seat: 1, die: "red1", face: 5, level: 3, crossed: true },
  moved: { type: "moved", rule: "TD-5", seat: 2, die: "white1", face: 5, level: 2, crossed: true },
  removed: { type: "removed", rule: "TD-4", seat: 2, die: "white1", why: "off_board" },
  stacked: { type: "stacked", rule: "TD-11", upper: "red1", lower: "white1" },
  loosened: { type: "loosened", rule: "TD-R6", dice: ["white1"] },
  reported: { type: "reported", rule: "ALL-11", quarter: 1 },
  scored: { type: "scored", rule: "TD-6", seat: 1, change: 15, total: 15, dice: [["red1", 15]] },
  departed: { type: "departed", rule: "ALL-7", seat: 1 },
  ended: { type: "ended", rule: "TD-10", winners: [1], scores: [40, 31] },
};

/** These have no line, for another line or everybody's eyes say the same; so there is nothing to ask about. */
const SAID_OTHERWISE: readonly string[] = [
  "shown", // the answer names the dice
  "grabbed", // what became of it is judged
  "rolled", // dice of one's own: far too many, and all see them
  "rested",
  "thrown", // where it comes to rest
];

const BOOKS = import.meta.glob<string>("../../../src/dicehall/games/**/RULES.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const RULES = new Set(Object.values(BOOKS).flatMap((book) => [...book.matchAll(/^\| ([A-Z]+-\w+) \|/gm)].map(id)));

function id([, found = ""]: RegExpMatchArray): string {
  return found;
}

const name = (seat: number): string => ["", "You", "Mika"][seat] ?? "";

test("the books are read", () => {
  for (const rule of ["ALL-10", "GB-R4", "KJ-V1", "LD-Q2", "TD-O1"]) expect(RULES).toContain(rule);
});

interface Told {
  readonly event: { readonly type: string; readonly rule: string };
  readonly line: Line | null;
}

const TOLD: Readonly<Record<string, readonly Told[]>> = {
  "Ghost Blitz": Object.values(GHOST).map((event) => ({ event, line: ghostLine(event, name) })),
  "King of the Dice": Object.values(KING).map((event) => ({ event, line: kingLine(event, name) })),
  "Lightning Dice": Object.values(LIGHTNING).map((event) => ({ event, line: lightningLine(event, name) })),
  "Tumblin-Dice": Object.values(TUMBLIN).map((event) => ({ event, line: tumblinLine(event, name) })),
};

describe.each(Object.entries(TOLD))("in %s", (_, told) => {
  test.each(told)("$event.type has a sentence, and a rule to ask for", ({ event, line }) => {
    expect(RULES).toContain(event.rule);
    if (line === null) expect(SAID_OTHERWISE).toContain(event.type);
    else expect(line).toMatchObject({ rule: event.rule, text: expect.stringMatching(/\S/) });
  });
});
