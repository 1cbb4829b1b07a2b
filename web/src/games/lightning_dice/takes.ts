/** What a photo finish is told of the calls for a card: who had it, who was wrong. Pure. */
import type { Take } from "../../ui/race/model";
import type { Lane, Press, Raced } from "../../wire.gen";
import type { Call, CardRace } from "./course";
import { texts } from "./texts";

/** Of each seat its last call for the card. Nobody can say of a call that came after the match what it was worth. */
export function takesOf(card: CardRace): readonly Take[] {
  const seats = [...new Set(card.calls.filter((call) => call.isForCard).map((call) => call.seat))];
  return seats.flatMap((seat) => {
    const last = card.calls.findLast((call) => call.seat === seat && call.isForCard);
    return last === undefined || last.became === "void" ? [] : [takeOf(last)];
  });
}

function takeOf(call: Call): Take {
  const verdict = call.became === "matched" ? "first" : "wrong";
  return { seat: call.seat, verdict, took: texts().faces(call.faces), change: call.change, sources: [] };
}

/** The race without the calls that were for something else: Bonus and Thunder. Null: nobody called for the card. */
export function shownRaceOf(card: CardRace): Raced | null {
  if (card.race === null) return null;
  const lanes = card.race.lanes.map((lane) => withoutOthers(lane, card.calls));
  return lanes.some((lane) => (lane.presses?.length ?? 0) > 0) ? { ...card.race, lanes } : null;
}

/** A seat's presses became its calls one by one; those left over at the end came too late to become anything. */
function withoutOthers(lane: Lane, calls: readonly Call[]): Lane {
  const own = calls.filter((call) => call.seat === lane.seat);
  const isForCard = (_: Press, place: number): boolean => own[place]?.isForCard ?? true;
  return { ...lane, presses: (lane.presses ?? []).filter(isForCard) };
}
