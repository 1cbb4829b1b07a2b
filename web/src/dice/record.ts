/** Reads what a record says of its dice. Everything else in it is left alone. */
import type { Draw, Given, Heat } from "../wire.gen";
import { type Flown, flownOf } from "./flown";
import { BadRecordError, countOf, fieldsOf, fingerprintOf, type Json, listOf, MOST, textOf } from "./json";

/** Fingerprints that were published before the match. */
export interface Sealed {
  readonly server: string;
  /** By seat; null: a bot, or a browser that gave none. */
  readonly seats: readonly (string | null)[];
}

export interface Action {
  readonly type: string;
  readonly fields: Json;
}

export interface Move {
  readonly is: "move";
  readonly actor: "seat" | "chance" | "clock" | "judge";
  readonly number: number;
  readonly action: Action;
  readonly draw: Draw | null;
  /** How dice came to rest; null: nobody threw them, or they were real. */
  readonly flown: Flown | null;
}

export type Entry = { readonly line: number } & (
  | Move
  | { readonly is: "undone"; readonly to: number }
  | { readonly is: "opened"; readonly secret: number; readonly link: string }
  | { readonly is: "anchor"; readonly seat: number; readonly anchor: string }
  | { readonly is: "void"; readonly seat: number }
  | { readonly is: "seated"; readonly seat: number; readonly isPerson: boolean }
  | { readonly is: "race"; readonly heats: readonly Heat[] }
  | { readonly is: "other" }
);

export interface DiceRecord {
  /** The first line as it stands: its hash ties all draws to this match. */
  readonly headerLine: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Json;
  readonly players: readonly string[];
  /** Null: the dice of this match were not sealed. */
  readonly dice: Sealed | null;
  /** Entry n stands on line n + 1. */
  readonly entries: readonly Entry[];
}

/** Throws BadRecordError. */
export function recordOf(text: string): DiceRecord {
  const [headerLine = "", ...lines] = text.split("\n");
  const last = lines.pop();
  if (last !== "") throw new BadRecordError(lines.length + 2, "the line has no end: something was cut off");
  const header = fieldsOf(parsed(headerLine, 1), 1, "the line");
  if (header.type !== "dicehall") throw new BadRecordError(1, "this is no record of dicehall");
  const setup = fieldsOf(header.setup, 1, "setup");
  const entries = lines.map((line, place) =>
    entryOf(fieldsOf(parsed(line, place + 2), place + 2, "the line"), place + 2),
  );
  return {
    headerLine,
    game: textOf(header.game, 1, "game"),
    seats: countOf(setup.seats, 1, "seats"),
    options: { ...fieldsOf(setup.options, 1, "options"), ...changedOptions(lines) },
    players: listOf(header.players, 1, "players").map((name) => textOf(name, 1, "players")),
    dice: sealedOf(header.dice),
    entries,
  };
}

function parsed(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BadRecordError(number, "this is no JSON");
  }
}

function changedOptions(lines: readonly string[]): Json {
  const changed = lines.map((line) => JSON.parse(line) as Json).filter((entry) => entry.type === "option");
  return Object.fromEntries(changed.map(({ name, value }) => [String(name), value]));
}

function sealedOf(value: unknown): Sealed | null {
  if (value === null || value === undefined) return null;
  const dice = fieldsOf(value, 1, "dice");
  const seats = listOf(dice.seats, 1, "dice.seats");
  return {
    server: fingerprintOf(dice.server, 1, "dice.server"),
    seats: seats.map((anchor) => (anchor === null ? null : fingerprintOf(anchor, 1, "dice.seats"))),
  };
}

function entryOf(entry: Json, line: number): Entry {
  switch (entry.type) {
    case "move":
      return moveOf(entry, line);
    case "undone":
      return { line, is: "undone", to: countOf(entry.to, line, "to") };
    case "opened":
      return {
        line,
        is: "opened",
        secret: countOf(entry.secret, line, "secret"),
        link: fingerprintOf(entry.link, line, "link"),
      };
    case "anchor":
      return {
        line,
        is: "anchor",
        seat: countOf(entry.seat, line, "seat"),
        anchor: fingerprintOf(entry.anchor, line, "anchor"),
      };
    case "void":
      return { line, is: "void", seat: countOf(entry.seat, line, "seat") };
    case "seated":
      return {
        line,
        is: "seated",
        seat: countOf(entry.seat, line, "seat"),
        isPerson: (entry.kind ?? "person") === "person",
      };
    case "race":
      return { line, is: "race", heats: listOf(entry.heats ?? [], line, "heats").map((heat) => heatOf(heat, line)) };
    default:
      return { line, is: "other" };
  }
}

const ACTORS = ["seat", "chance", "clock", "judge"] as const;

function moveOf(entry: Json, line: number): Entry {
  const [kind, number] = listOf(entry.actor, line, "actor");
  const actor = ACTORS.find((one) => one === kind);
  if (actor === undefined) throw new BadRecordError(line, `actor: ${String(kind)} is none`);
  const fields = fieldsOf(entry.action, line, "action");
  const evidence = entry.evidence === undefined ? {} : fieldsOf(entry.evidence, line, "evidence");
  return {
    line,
    is: "move",
    actor,
    number: countOf(number, line, "actor"),
    action: { type: textOf(fields.type, line, "action.type"), fields },
    draw: drawOf(evidence.draw, line),
    flown: flownOf(evidence.flight, line),
  };
}

function heatOf(value: unknown, line: number): Heat {
  const heat = fieldsOf(value, line, "heats");
  return {
    seats: listOf(heat.seats, line, "heats.seats").map((seat) => countOf(seat, line, "heats.seats")),
    entry: countOf(heat.entry, line, "heats.entry"),
    draw: drawOf(heat.draw, line),
  };
}

function drawOf(value: unknown, line: number): Draw | null {
  if (value === null || value === undefined) return null;
  const draw = fieldsOf(value, line, "draw");
  return {
    secret: countOf(draw.secret, line, "draw.secret"),
    roll: countOf(draw.roll, line, "draw.roll"),
    kind: countOf(draw.kind, line, "draw.kind"),
    links: listOf(draw.links ?? [], line, "draw.links").map((given) => givenOf(given, line)),
    drawn: listOf(draw.drawn ?? [], line, "draw.drawn").map((pair) => {
      const [n, k] = listOf(pair, line, "draw.drawn");
      return [countOf(n, line, "draw.drawn", MOST + 1), countOf(k, line, "draw.drawn")];
    }),
    missing: listOf(draw.missing ?? [], line, "draw.missing").map((seat) => countOf(seat, line, "draw.missing")),
  };
}

function givenOf(value: unknown, line: number): Given {
  const [seat, counter, link] = listOf(value, line, "draw.links");
  return [
    countOf(seat, line, "draw.links"),
    countOf(counter, line, "draw.links"),
    fingerprintOf(link, line, "draw.links"),
  ];
}
