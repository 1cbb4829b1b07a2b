/** Records made by Python (`make_records.py`), and what somebody might do to them. */
import { checking } from "../check";
import { recordOf } from "../record";
import type { CheckedDraw } from "../seals";
import early from "./early.jsonl?raw";
import ghost from "./ghost.jsonl?raw";
import king from "./king.jsonl?raw";
import late from "./late.jsonl?raw";
import lightning from "./lightning.jsonl?raw";
import tumblin from "./tumblin.jsonl?raw";

/** `early` and `late` are those of a dishonest server. */
export const RECORDS = { ghost, king, lightning, tumblin, early, late } as const;

/** Throws for a record whose dice are not sealed. */
export function checkedDraws(text: string): readonly CheckedDraw[] {
  return checkedWith(text, null).draws;
}

/** @param told what a player was told during the match */
export function checkedWith(text: string, told: string | null) {
  const record = recordOf(text);
  if (record.dice === null) throw new Error("this record is not sealed");
  const run = checking(record, record.dice, told);
  const draws: CheckedDraw[] = [];
  for (;;) {
    const next = run.next();
    if (next.done) return { draws, isTold: next.value };
    draws.push(next.value);
  }
}

/** Changes one line. Throws if that changes nothing, or more than the line is there. */
export function withLine(text: string, line: number, change: (line: string) => string): string {
  const lines = text.split("\n");
  const before = lines[line - 1];
  if (before === undefined) throw new Error(`there is no line ${line}`);
  const after = change(before);
  if (after === before) throw new Error(`line ${line} is as before`);
  return lines.toSpliced(line - 1, 1, after).join("\n");
}

/** Number of the first line with these words, from a line on. */
export function lineWith(text: string, words: string, from = 1): number {
  const place = text.split("\n").findIndex((line, at) => at + 1 >= from && line.includes(words));
  if (place < 0) throw new Error(`no line has ${words}`);
  return place + 1;
}

export function statesOf(draws: readonly CheckedDraw[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { state } of draws) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

export const lastOf = (text: string): Partial<CheckedDraw> | undefined => checkedDraws(text).at(-1);

export function withoutLine(text: string, line: number): string {
  return text
    .split("\n")
    .toSpliced(line - 1, 1)
    .join("\n");
}
