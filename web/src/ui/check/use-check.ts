/** Fetches a record and checks it in slices, so that the page answers meanwhile. */
import { useEffect, useState } from "preact/hooks";
import { checking, type IsTold } from "../../dice/check";
import { BadRecordError } from "../../dice/json";
import { type DiceRecord, recordOf } from "../../dice/record";
import type { CheckedDraw } from "../../dice/seals";
import { shelf } from "../../net/browser";
import { recordText } from "../../net/http";
import { sentenceOf } from "../frame/failure";
import { drawsIn } from "./summary";

/** Half a frame: the other half is for everything else. */
const SLICE_MS = 8;
/** Drawing a thousand squares takes longer than checking them, so it is not done after each slice. */
const TOLD_EVERY_MS = 100;

export interface Checked {
  readonly record: DiceRecord;
  readonly draws: readonly CheckedDraw[];
  readonly total: number;
  /** Null: it goes on. */
  readonly tookMs: number | null;
  /** Known at the end. */
  readonly isTold: IsTold;
}

export type Check =
  | { readonly is: "fetching" }
  | { readonly is: "unreachable"; readonly sentence: string }
  | { readonly is: "unreadable"; readonly error: BadRecordError }
  | { readonly is: "unsealed" }
  | ({ readonly is: "checked" } & Checked);

/** @param brought the text of a record that is here already */
export function useCheck(table: string, match: number, brought?: string): Check {
  const [check, setCheck] = useState<Check>({ is: "fetching" });
  useEffect(() => {
    let stop = idle;
    let isWanted = true;
    const record = brought === undefined ? recordText(table, match) : Promise.resolve(brought);
    record.then(
      (text) => {
        if (isWanted) stop = begun(text, shelf.told(table, match), setCheck);
      },
      (error: unknown) => isWanted && setCheck({ is: "unreachable", sentence: sentenceOf(error) }),
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [table, match, brought]);
  return check;
}

type Tell = (check: Check) => void;
const idle = (): void => undefined;

/** Tells how far it is; returns how to stop it. */
function begun(text: string, told: string | null, tell: Tell): () => void {
  let stop = idle;
  readable(tell, () => {
    const record = recordOf(text);
    const { dice } = record;
    if (dice === null) tell({ is: "unsealed" });
    else stop = inSlices(record, checking(record, dice, told), tell);
  });
  return () => stop();
}

type Run = ReturnType<typeof checking>;

function inSlices(record: DiceRecord, run: Run, tell: Tell): () => void {
  const draws: CheckedDraw[] = [];
  const total = drawsIn(record);
  let timer = 0;
  let tookMs = 0;
  let toldMs = Number.NEGATIVE_INFINITY;
  const slice = (): void => {
    const fromMs = performance.now();
    const end = drawn(run, draws, fromMs + SLICE_MS);
    tookMs += performance.now() - fromMs;
    if (end !== undefined || fromMs > toldMs + TOLD_EVERY_MS) {
      const known = end === undefined ? { tookMs: null, isTold: null } : { tookMs, isTold: end };
      tell({ is: "checked", record, draws: [...draws], total, ...known });
      toldMs = fromMs;
    }
    if (end === undefined) timer = window.setTimeout(() => readable(tell, slice));
  };
  slice();
  return () => window.clearTimeout(timer);
}

/** Takes what can be had until then; if that was all, answers with the end. */
function drawn(run: Run, draws: CheckedDraw[], untilMs: number): IsTold | undefined {
  while (performance.now() < untilMs) {
    const next = run.next();
    if (next.done) return next.value;
    draws.push(next.value);
  }
  return undefined;
}

/** What cannot be read is told. */
function readable(tell: Tell, call: () => void): void {
  try {
    call();
  } catch (error) {
    if (!(error instanceof BadRecordError)) throw error;
    tell({ is: "unreadable", error });
  }
}
