/** The board from above: the same dice as in three dimensions, flags over them, and the die that is aimed with. */
import { ownPullOfOne } from "../../ui/parts/pulls";
import { Aim } from "./aim-art";
import type { AtTable } from "./at-table";
import { BoardArt, Pads } from "./board-art";
import { DiceArt } from "./dice-art";
import { onPaper, type Paper, type Point, paperFor, shareOf } from "./drawing";
import { sidesOf } from "./flags";
import { runs as runsNow } from "./runs";
import { stepAt } from "./steps";
import { boardTexts } from "./texts-board";

export function FlatBoard(table: AtTable) {
  const { model, playback } = table;
  const paper = paperFor(runsNow.value);
  const ratio = `${paper.width} / ${paper.height}`;
  return (
    <div class="fl__board" data-runs={paper.runs} onTouchMove={ownPullOfOne}>
      <div class="fl__paper" style={{ aspectRatio: ratio, "--ratio": paper.width / paper.height }}>
        <svg viewBox={paper.viewBox} role="img" aria-label={boardTexts().board} class="fl__wood">
          <BoardArt runs={paper.runs} />
          <Pads runs={paper.runs} model={model} />
        </svg>
        <svg viewBox={paper.viewBox} aria-hidden="true" class="fl__dice">
          <DiceArt runs={paper.runs} model={model} playback={playback} />
        </svg>
        {model.next !== null && <Aim {...table} paper={paper} next={model.next} />}
        <Flags {...table} paper={paper} />
        <StepMarks {...table} paper={paper} />
      </div>
    </div>
  );
}

interface OnPaperProps extends AtTable {
  readonly paper: Paper;
}

function percent([left, down]: Point): { readonly left: string; readonly top: string } {
  return { left: `${(100 * left).toFixed(2)}%`, top: `${(100 * down).toFixed(2)}%` };
}

/** Silent: the list of seats says what lies where. */
function Flags({ model, paper }: OnPaperProps) {
  const t = boardTexts();
  const flagged = model.dice.flatMap(({ name, flag, pose }) => (flag && pose ? [{ name, flag, at: pose.at_mm }] : []));
  const sides = sidesOf(
    flagged.map(({ at: [x, y] }) => onPaper(paper.runs, x, y)),
    paper.runs,
  );
  return (
    <div class="tflags" aria-hidden="true">
      {flagged.map(({ name, flag, at: [x, y] }, place) => (
        <span key={name} class="tflag" data-flag={name} data-side={sides[place]} style={percent(shareOf(paper, x, y))}>
          <span class="tflag__long">{t.flag(flag.sum, flag.points)}</span>
          <span class="tflag__short">{t.points(flag.points)}</span>
        </span>
      ))}
    </div>
  );
}

/** Numbers of the steps, where they happened, while a throw is watched again. Silent: the list beside it has them. */
function StepMarks({ steps, playback, paper }: OnPaperProps) {
  const playing = playback.playing.value;
  if (playing?.mode !== "again") return null;
  const now = stepAt(steps, playback.positionMs());
  return (
    <div class="tsteps" aria-hidden="true">
      {steps.map((step, place) => (
        <span
          key={place}
          class="tstep"
          data-now={place === now || undefined}
          style={percent(shareOf(paper, step.at_mm[0], step.at_mm[1]))}
        >
          {place + 1}
        </span>
      ))}
    </div>
  );
}
