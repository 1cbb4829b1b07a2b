/** Cards worth seeing again. Pure. */
import { CLOSE_MS, inOrder, lastMoment, leadMoments, MOST, mostOf } from "../../model/moments";
import type { Moment, Whole } from "../gameui";
import { type CardRace, cardsOf } from "./course";
import { runnerUp } from "./model-slip";
import { texts } from "./moments-texts";

type Name = (seat: number) => string;
type Rounds = Whole<"lightning_dice">["rounds"];

export function momentsOf({ seen, rounds, name }: Whole<"lightning_dice">): readonly Moment[] {
  const seats = seen.update.view.scores.length;
  const cards = cardsOf(seen.history, seats);
  const start = { number: 0, points: Array.from({ length: seats }, () => 0) };
  const course = [start, ...cards.map(({ round, scores }) => ({ number: round, points: scores }))];
  return inOrder([
    fastest(cards, name),
    ...leadMoments(course, name, texts()),
    ...thunders(rounds, name).slice(-MOST),
    finish(cards, name),
    lastMoment(rounds.at(-1), (seen.update.outcome?.winners ?? []).map(name), texts()),
  ]);
}

const winnerOf = (card: CardRace): number => card.matched?.seat ?? 0;

function fastest(cards: readonly CardRace[], name: Name): Moment | undefined {
  const won = cards.flatMap((card) => {
    const ms = card.race?.lanes.find(({ seat }) => seat === winnerOf(card))?.presses?.at(-1)?.time_ms;
    return ms === undefined ? [] : [{ card, ms }];
  });
  const best = mostOf(won, ({ ms }) => -ms);
  if (best === undefined) return undefined;
  const text = texts().card(name(winnerOf(best.card)), best.card.title, best.ms);
  return { round: best.card.round, icon: "bolt", title: texts().fastest, text };
}

function thunders(rounds: Rounds, name: Name): readonly Moment[] {
  return rounds.flatMap(({ number, events }) =>
    events.flatMap((event): readonly Moment[] => {
      if (event.type !== "nasty") return [];
      return [
        { round: number, icon: "hand", title: texts().thunder, text: texts().struck(name(event.by), name(event.seat)) },
      ];
    }),
  );
}

function finish(cards: readonly CardRace[], name: Name): Moment | undefined {
  const close = cards.flatMap((card) => {
    const next = runnerUp(card.race, winnerOf(card));
    return next === null || next.laterMs > CLOSE_MS ? [] : [{ card, next }];
  });
  const best = mostOf(close, ({ next }) => -next.laterMs);
  if (best === undefined) return undefined;
  const { card, next } = best;
  const isLevel = card.race?.heats?.some(({ seats }) => seats.includes(winnerOf(card)) && seats.includes(next.seat));
  const names = [name(winnerOf(card)), name(next.seat)] as const;
  const text = isLevel ? texts().level(...names) : texts().before(...names, next.laterMs);
  return { round: card.round, icon: "clock", title: texts().finish, text };
}
