/** What one may take home of a race: all its numbers as a file, and a few lines to send to a friend. Pure. */
import type { Raced } from "../../wire.gen";
import type { Picture, Starter, Take } from "./model";
import { texts } from "./texts";
import { notesOf, whyOf } from "./why";
import { headlineOf, subOf, wordsOf } from "./words";

export interface Finish {
  /** As the server sent it. */
  readonly race: Raced;
  /** As it is drawn, where a race has claims for something else too; else `race`. */
  readonly drawn?: Raced;
  readonly starter: Starter;
  readonly takes: readonly Take[];
  /** Of the game. */
  readonly game: string;
  /** "throw 21". */
  readonly title: string;
  readonly table: string;
  readonly match: number;
}

type Name = (seat: number) => string;

/** JSON, with the names of the seats beside the numbers as the server sent them. */
export function fileOf(finish: Finish, name: Name): string {
  const { race, takes, game, title, table, match } = finish;
  const players = race.lanes.map(({ seat }) => ({ seat, player: name(seat) }));
  return `${JSON.stringify({ game, table, match, title, players, takes, race }, null, 2)}\n`;
}

export function fileNameOf({ table, match, race }: Finish): string {
  return `finish-${table}-${match}-${race.round}.json`;
}

export function summaryOf(finish: Finish, picture: Picture, name: Name): string {
  const says = texts().summary;
  const lanes = picture.lanes.map((lane) => {
    const { press } = lane;
    const told = lane.listensMs > 0 ? [says.told(lane.listensMs)] : [];
    const way = press === null || lane.isBot ? [] : [says.way(press.wayMs)];
    const numbers = press === null ? [] : [says.pressed(press.timeMs), ...way, ...told];
    return says.lane(name(lane.seat), [...numbers, ...wordsOf(lane, name, picture.starter)]);
  });
  const head = [says.title(finish.game, finish.title), `${headlineOf(picture, name)} ${subOf(picture, name)}`.trim()];
  const notes = notesOf(picture).map((note) => texts().note(note, name));
  return [...head, "", ...lanes, "", texts().why(whyOf(picture), name), ...notes].join("\n");
}
