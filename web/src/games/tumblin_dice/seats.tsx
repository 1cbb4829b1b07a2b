/** All seats in the order of this quarter: what they have still to throw, what lies there of theirs, their sum. */
import { classes } from "../../ui/parts/classes";
import type { People } from "../../wire.gen";
import type { AtTable } from "./at-table";
import { type Gone, goneOf } from "./gone";
import { type Flag, type ModelDie, type ModelSeat, partnerOf } from "./model";
import type { NameOf } from "./names";
import { number } from "./texts";
import { boardTexts } from "./texts-board";
import { TumblinDie } from "./tumblin-die";
import { whoIs } from "./who";

export function Seats({ seen, model, name }: AtTable) {
  const gone = goneOf(seen.history, model.seats.length);
  return (
    <ol class="dl" aria-label={boardTexts().seats} data-seats={model.seats.length}>
      {model.seats.map((seat) => (
        <SeatRow
          key={seat.seat}
          seat={seat}
          dice={model.dice.filter((die) => die.flag !== null && die.flag.seat === seat.seat)}
          blocks={
            model.dice.filter((die) => die.seat === seat.seat && die.kind === "defensive" && !die.isMoving).length
          }
          gone={gone[seat.seat - 1]}
          name={name}
          people={seen.people}
        />
      ))}
    </ol>
  );
}

interface SeatRowProps {
  readonly seat: ModelSeat;
  /** Those that bring it something, or cost. */
  readonly dice: readonly ModelDie[];
  readonly blocks: number;
  readonly gone: Gone | undefined;
  readonly name: NameOf;
  readonly people: People;
}

function SeatRow({ seat, dice, blocks, gone, name, people }: SeatRowProps) {
  const t = boardTexts();
  const state = stateOf(seat, people);
  return (
    <li class={classes("dl__r", seat.isInTurn && "dl__r--turn", state !== "" && "dl__r--away")} data-seat={seat.seat}>
      <TumblinDie colour={seat.colours[0] ?? "white"} seat={seat.seat} class="dl__mark" />
      <b class="dl__n">
        {name(seat.seat)}
        {seat.team > 0 && <small> {t.team(whoIs(partnerOf(seat.seat), name))}</small>}
        {seat.isInTurn && <span class="vh"> {t.inTurn}</span>}
      </b>
      <Left seat={seat} />
      <b class="dl__s">
        <span class="vh">{t.sum} </span>
        {number(seat.sum)}
      </b>
      <span class="dl__ds">
        {state !== "" && <em>{state}</em>}
        {dice.map((die) => die.flag && <Lies key={die.name} die={die} flag={die.flag} />)}
        {blocks > 0 && (
          <span class="dl__d">
            <TumblinDie colour={seat.colours[1] ?? "black"} kind="defensive" />
            {`${blocks} ${t.blocks}`}
          </span>
        )}
        {gone !== undefined && <GoneWords gone={gone} />}
      </span>
    </li>
  );
}

/** What is the matter with a seat; empty: nothing. */
function stateOf({ seat, hasLeft, plays }: ModelSeat, people: People): string {
  const t = boardTexts();
  if (hasLeft) return t.hasLeft;
  const isAway = people.seats.some((one) => one.seat === seat && one.kind === "person" && !one.is_here);
  if (isAway) return t.away;
  return plays ? "" : t.watchesOvertime;
}

function GoneWords({ gone: { off, back } }: { readonly gone: Gone }) {
  const t = boardTexts();
  return (
    <>
      {off > 0 && <em>{t.fellOff(off)}</em>}
      {back > 0 && <em>{t.didNotCross(back)}</em>}
    </>
  );
}

/** A die, or a stack by its top die, and what it brings. */
function Lies({ die, flag }: { readonly die: ModelDie; readonly flag: Flag }) {
  const t = boardTexts();
  return (
    <span class="dl__d" data-die={die.name}>
      <TumblinDie colour={die.colour} kind={die.kind} face={die.face} />
      <span aria-hidden="true">{die.crossed ? t.onLevel(die.level, flag.points) : t.beforeLine(flag.points)}</span>
      <span class="vh">{t.dieSays(die, die.face, die.crossed ? die.level : 0, flag.points)}</span>
    </span>
  );
}

/** Dice still in the hand, and the places of those that are thrown. */
function Left({ seat }: { readonly seat: ModelSeat }) {
  const t = boardTexts();
  const [all, left] = [sum(seat.full), sum(seat.hand)];
  const kinds = seat.hand.flatMap((count, place) => Array.from({ length: count }, () => place));
  return (
    <span class="left" role="img" aria-label={t.left(left, all)}>
      {Array.from({ length: all }, (_, place) => {
        const kind = kinds[place];
        const colour = kind === undefined ? undefined : seat.colours[kind];
        return <i key={place} class={colour === undefined ? "left__gone" : `left__die tdie--${colour}`} />;
      })}
    </span>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
