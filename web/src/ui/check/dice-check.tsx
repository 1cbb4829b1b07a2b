/**
 * Were these dice fair? The record of a match, checked by this browser and with no code of the server's.
 *
 * Readers hear the result; the draws are there when they ask for them.
 */
import { useId, useLayoutEffect, useState } from "preact/hooks";
import { Icon, type IconName } from "../parts/art";
import { Button } from "../parts/button";
import { classes } from "../parts/classes";
import { OwnHeadDialog } from "../parts/modal";
import { Foot } from "./foot";
import { OneDraw } from "./one-draw";
import { Squares } from "./squares";
import { Steps } from "./steps";
import { type DrawWanted, firstShown, summaryOf } from "./summary";
import { texts } from "./texts";
import { type Check, type Checked, useCheck } from "./use-check";

export interface RecordFile {
  readonly name: string;
  readonly text: string;
}

export interface DiceCheckProps {
  /** The table's code. */
  readonly table: string;
  readonly match: number;
  /** A record that is here already, and belongs to no table of this hall. */
  readonly file?: RecordFile;
  /** Opens at this draw, as the coin of a dead heat; null: at the last one. */
  readonly draw?: DrawWanted | null;
  readonly onClose: () => void;
}

export function DiceCheck({ table, match, file, draw = null, onClose }: DiceCheckProps) {
  const check = useCheck(table, match, file?.text);
  const title = useId();
  const why = useId();
  const { sign, headline, text } = headOf(check);
  const isWrong = sign === "bad";
  return (
    <OwnHeadDialog class="check" labelledBy={title} describedBy={why} onClose={onClose}>
      <header class="check__head">
        <span class={classes("check__sign", `check__sign--${sign}`)}>
          <Icon name={SIGNS[sign]} />
        </span>
        <div role="status">
          <h2 id={title}>{headline}</h2>
          <p id={why}>{text}</p>
        </div>
        <Button kind="quiet" icon="x" label={texts().close} onPress={onClose} />
      </header>
      {check.is === "checked" && check.draws.length > 0 && <Draws {...check} wanted={draw} />}
      <Foot table={table} match={match} file={file} isWrong={isWrong} onClose={onClose} />
    </OwnHeadDialog>
  );
}

type Sign = "good" | "bad" | "open";

const SIGNS: Readonly<Record<Sign, IconName>> = { good: "shield", bad: "x", open: "box" };

interface Head {
  readonly sign: Sign;
  readonly headline: string;
  readonly text: string;
}

function headOf(check: Check): Head {
  const t = texts();
  switch (check.is) {
    case "fetching":
      return { sign: "open", headline: t.fetching, text: "" };
    case "unreachable":
      return { sign: "open", headline: t.unreachable, text: check.sentence };
    case "unreadable":
      return { sign: "bad", headline: t.unreadable, text: t.unreadableWhy(check.error) };
    case "unsealed":
      return { sign: "open", headline: t.unsealed, text: t.unsealedWhy };
    default:
      return headOfChecked(check);
  }
}

function headOfChecked({ draws, total, tookMs, isTold }: Checked): Head {
  const t = texts();
  if (tookMs === null) return { sign: "open", headline: t.checking(draws.length, total), text: "" };
  const summary = summaryOf(draws, total, isTold);
  const sign = summary.fault !== null || isTold === false ? "bad" : summary.bare > 0 || total === 0 ? "open" : "good";
  return { sign, headline: t.result(summary), text: t.story(summary, tookMs) };
}

function Draws({ record, draws, total, tookMs, wanted }: Checked & { readonly wanted: DrawWanted | null }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = chosen ?? (tookMs === null ? draws.length - 1 : firstShown(draws, wanted));
  const checked = draws[shown];
  if (checked === undefined) return null;
  const name = (seat: number): string => record.players[seat - 1] || texts().seat(seat);
  const step = (by: number): (() => void) | null =>
    draws[shown + by] === undefined ? null : () => setChosen(shown + by);
  useArrows(step);
  return (
    <div class="check__body">
      <Squares game={record.game} draws={draws} total={total} shown={shown} name={name} onShow={setChosen} />
      <div class="check__columns">
        <Steps checked={checked} anchor={record.dice?.server ?? null} name={name} />
        <OneDraw
          checked={checked}
          number={shown + 1}
          total={total}
          name={name}
          onEarlier={step(-1)}
          onLater={step(1)}
        />
      </div>
    </div>
  );
}

/** Left and right turn to another draw, wherever the focus is in the dialog; each press from the draw that is shown. */
function useArrows(step: (by: number) => (() => void) | null): void {
  useLayoutEffect(() => {
    const turn = (event: KeyboardEvent): void => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      step(by)?.();
    };
    document.addEventListener("keydown", turn);
    return () => document.removeEventListener("keydown", turn);
  });
}
