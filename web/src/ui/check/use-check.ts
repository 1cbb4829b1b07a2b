/** Fetches a record and checks it in slices, so that the page answers meanwhile. */
import { useEffect, useState } from "preact/hooks";
import { checking } from "../../dice/check";
import { BadRecordError } from "../../dice/json";
import { type DiceRecord, recordOf, type Sealed } from "../../dice/record";
import type { CheckedDraw } from "../../dice/seals";
import { recordText } from "../../net/http";
import { sentenceOf } from "../frame/failure";
import { drawsIn } from "./summary";

/** Half a frame: the other half is for drawing. */
const SLICE_MS = 8;

export interface Checked {
  readonly record: DiceRecord;
  readonly dice: Sealed;
  readonly draws: readonly CheckedDraw[];
  readonly total: number;
  /** Null: it goes on. */
  readonly tookMs: number | null;
}

export type Check =
  | { readonly is: "fetching" }
  | { readonly is: "unreachable"; readonly sentence: string }
  | { readonly is: "unreadable"; readonly reason: string }
  | { readonly is: "unsealed" }
  | ({ readonly is: "checked" } & Checked);

export function useCheck(table: string, match: number): Check {
  const [check, setCheck] = useState<Check>({ is: "fetching" });
  useEffect(() => {
    let stop = (): void => undefined;
    let isWanted = true;
    recordText(table, match).then(
      (text) => {
        if (isWanted) stop = begun(text, setCheck);
      },
      (error: unknown) => isWanted && setCheck({ is: "unreachable", sentence: sentenceOf(error) }),
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [table, match]);
  return check;
}

/** Tells after each slice; returns how to stop it. */
function begun(text: string, tell: (check: Check) => void): () => void {
  let timer = 0;
  readable(tell, () => {
    const record = recordOf(text);
    const { dice } = record;
    if (dice === null) {
      tell({ is: "unsealed" });
      return;
    }
    const run = checking(record, dice);
    const draws: CheckedDraw[] = [];
    const known = { is: "checked", record, dice, total: drawsIn(record) } as const;
    let tookMs = 0;
    const slice = (): void => {
      const fromMs = performance.now();
      const isDone = drawn(run, draws, fromMs + SLICE_MS);
      tookMs += performance.now() - fromMs;
      tell({ ...known, draws: [...draws], tookMs: isDone ? tookMs : null });
      if (!isDone) timer = window.setTimeout(() => readable(tell, slice));
    };
    slice();
  });
  return () => window.clearTimeout(timer);
}

/** Takes what can be had until then; says whether that was all. */
function drawn(run: Generator<CheckedDraw>, draws: CheckedDraw[], untilMs: number): boolean {
  while (performance.now() < untilMs) {
    const next = run.next();
    if (next.done) return true;
    draws.push(next.value);
  }
  return false;
}

function readable(tell: (check: Check) => void, call: () => void): void {
  try {
    call();
  } catch (error) {
    if (!(error instanceof BadRecordError)) throw error;
    tell({ is: "unreadable", reason: error.message });
  }
}
