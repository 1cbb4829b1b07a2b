/** Turns worth seeing again. Pure. */
import type { After } from "../../model/after";
import { inOrder, lastMoment, leadMoments, MOST } from "../../model/moments";
import type { Moment, Whole } from "../gameui";
import { texts } from "./moments-texts";

type Name = (seat: number) => string;
type Rounds = Whole<"king_of_the_dice_junior">["rounds"];

export function momentsOf({ seen, rounds, name }: Whole<"king_of_the_dice_junior">): readonly Moment[] {
  const { view, outcome } = seen.update;
  return inOrder([
    ...leadMoments(courseOf(rounds, view.castles.length), name, texts()),
    ...crowns(rounds, name).slice(-MOST),
    ...lucky(rounds, name).slice(-1),
    lastMoment(rounds.at(-1), (outcome?.winners ?? []).map(name), texts(), "star"), // a crown is something else here
  ]);
}

/** Cards of all seats after each turn. */
function courseOf(rounds: Rounds, seats: number): readonly After[] {
  let cards: readonly number[] = Array.from({ length: seats }, () => 0);
  return rounds.map(({ number, events }) => {
    for (const event of events) {
      if (event.type === "card_taken")
        cards = cards.map((had, place) => (place === event.seat - 1 ? event.cards : had));
    }
    return { number, points: cards };
  });
}

/** The crown brought a card. */
function crowns(rounds: Rounds, name: Name): readonly Moment[] {
  return rounds.flatMap(({ number, events }): readonly Moment[] => {
    const spent = events.find((event) => event.type === "crown_spent");
    const taken = events.find((event) => event.type === "card_taken" && event.seat === spent?.seat);
    if (spent === undefined || taken === undefined) return [];
    return [{ round: number, icon: "crown", title: texts().crown, text: texts().crownOf(name(spent.seat)) }];
  });
}

/** The first roll of a turn was enough. */
function lucky(rounds: Rounds, name: Name): readonly Moment[] {
  return rounds.flatMap(({ number, events }): readonly Moment[] => {
    const taken = events.find((event) => event.type === "card_taken");
    const rolls = events.filter((event) => event.type === "dice_rested").length;
    if (taken === undefined || rolls !== 1) return [];
    return [{ round: number, icon: "bolt", title: texts().lucky, text: texts().luckyOf(name(taken.seat)) }];
  });
}
