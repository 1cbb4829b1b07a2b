/** The log of a match: one group a round, newest first, one line for each event that is worth one. */
import type { GameUi, Line, OnlineGame, Seen } from "../games/gameui";

export interface Group {
  readonly round: number;
  readonly lines: readonly (Line & { readonly key: string })[];
}

/** What a rule has done once. */
export interface Case {
  readonly key: string;
  readonly round: number;
  readonly text: string;
}

type Told = Seen<OnlineGame>["history"]["told"];
type LineOf = GameUi<OnlineGame>["line"];

export function groupsOf(told: Told, line: LineOf, name: (seat: number) => string): readonly Group[] {
  const groups = new Map<number, Group["lines"][number][]>();
  told.forEach((one, place) => {
    // an update names the round that it leads to; what it tells was done in the round before it
    const round = told[place - 1]?.round ?? one.round;
    one.events.forEach((event, index) => {
      const said = line(event, name);
      if (said !== null) groupOf(groups, round).push({ ...said, key: `${one.revision}.${index}` });
    });
  });
  return Array.from(groups, ([round, lines]) => ({ round, lines })).sort((a, b) => b.round - a.round);
}

/** The newest lines of a rule, newest first: what it has done in this match. */
export function casesOf(groups: readonly Group[], rule: string, most: number): readonly Case[] {
  const cases = groups.flatMap(({ round, lines }) => {
    const its = lines.filter((line) => line.rule === rule);
    return its.toReversed().map(({ key, text }) => ({ key, round, text }));
  });
  return cases.slice(0, most);
}

function groupOf<T>(groups: Map<number, T[]>, round: number): T[] {
  const known = groups.get(round);
  if (known !== undefined) return known;
  const fresh: T[] = [];
  groups.set(round, fresh);
  return fresh;
}
