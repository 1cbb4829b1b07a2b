/**
 * Checks every draw of a record: what was fixed before, what was mixed in, and that the mix gives what the record says.
 *
 * It goes in the order of the match and stops at the first draw that does not agree.
 */
import type { Heat } from "../wire.gen";
import { BadRecordError } from "./json";
import { type Lying, lyingAtStart, saidBy } from "./lying";
import type { DiceRecord, Entry, Sealed } from "./record";
import { type Asked, type CheckedDraw, COIN, isFault, Seals } from "./seals";
import { lot } from "./seats";

/**
 * Whether this is the match that was told of while it was played; null: nobody has listened, or a draw does not agree.
 */
export type IsTold = boolean | null;

/**
 * Throws BadRecordError where the record cannot be followed.
 *
 * @param told what a player of this match was told last of the links shown before; null: nothing
 */
export function* checking(
  record: DiceRecord,
  dice: Sealed,
  told: string | null,
): Generator<CheckedDraw, IsTold, undefined> {
  const seals = new Seals(record, dice);
  const coins = coinsOf(record);
  const course = courseOf(record);
  for (const [place, entry] of record.entries.entries()) {
    const number = place + 1;
    for (const asked of [...(coins.get(number) ?? []), ...fallen(entry, course.lying())]) {
      const counted = course.lying().counted(asked.what);
      const checked = seals.check({ ...asked, round: course.round(), counted });
      yield checked;
      if (isFault(checked.state)) return null;
    }
    seals.follow(entry);
    course.follow(entry, number);
  }
  return told === null ? null : seals.wasTold(told);
}

/** A draw whose round is not known yet. */
type Unplaced = Omit<Asked, "round" | "counted">;

interface Course {
  readonly lying: () => Lying;
  /** A name for the round in play; moves that were taken back begin another one. */
  readonly round: () => string;
  readonly follow: (entry: Entry, number: number) => void;
}

/** What lies on the table after the moves that count. */
function courseOf(record: DiceRecord): Course {
  const start = lyingAtStart(record);
  if (start === null) throw new BadRecordError(1, `this page does not know the dice of ${record.game}`);
  const counting: { readonly number: number; readonly lying: Lying }[] = [];
  const lying = (): Lying => counting.at(-1)?.lying ?? start;
  let undos = 0;
  return {
    lying,
    round: () => `${undos}.${lying().round}`,
    follow(entry, number) {
      if (entry.is === "move") counting.push({ number, lying: lying().after(entry) });
      if (entry.is !== "undone") return;
      undos += 1;
      while ((counting.at(-1)?.number ?? 0) > entry.to) counting.pop();
    },
  };
}

/** Coins by the entry of the claim that went first: they were tossed just before it, and written down later. */
function coinsOf(record: DiceRecord): ReadonlyMap<number, readonly Unplaced[]> {
  const coins = new Map<number, readonly Unplaced[]>();
  for (const entry of record.entries) {
    if (entry.is !== "race") continue;
    for (const heat of entry.heats) {
      if (heat.entry >= entry.line - 1) throw new BadRecordError(entry.line, `a dead heat for entry ${heat.entry}`);
      coins.set(heat.entry, [...(coins.get(heat.entry) ?? []), tossed(heat, entry.line, record)]);
    }
  }
  return coins;
}

function fallen(entry: Entry, lying: Lying): readonly Unplaced[] {
  if (entry.is !== "move" || entry.actor !== "chance") return [];
  const { line, action, draw, number, flown } = entry;
  const sides = draw === null || draw.kind === number ? lying.falls(entry) : [];
  return [{ line, what: action.type, seat: number, flown, draw, sides, said: saidBy(entry, sides) }];
}

/** Of the seats in a dead heat, the coin names the one that goes first. */
function tossed(heat: Heat, line: number, { entries }: DiceRecord): Unplaced {
  const first = entries[heat.entry - 1];
  const seat = first?.is === "move" ? first.number : first?.is === "void" ? first.seat : 0;
  const draw = heat.draw ?? null;
  const sides = draw === null || draw.kind === COIN ? [lot(heat.seats)] : [];
  return { line, what: "coin", seat: 0, flown: null, draw, sides, said: [{ is: "seat", seat }] };
}
