/** The last throw again, slowly: its steps on a line, what happened at each, and back to the board. */
import { useEffect, useRef } from "preact/hooks";
import { texts as pageTexts } from "../../texts/texts";
import { Button, RuleBadge } from "../../ui/parts/button";
import { classes } from "../../ui/parts/classes";
import { ownPull } from "../../ui/parts/pulls";
import type { AtTable } from "./at-table";
import { useFrames } from "./dice-art";
import { Results } from "./last-throw";
import { type Playing, RATES } from "./playback";
import { type Step, stepAt } from "./steps";
import { boardTexts } from "./texts-board";
import { whoIs } from "./who";
import { stepWords } from "./words";

interface ReelProps extends AtTable {
  readonly playing: Playing;
}

export function Reel(props: ReelProps) {
  const t = boardTexts().reel;
  const label = boardTexts().last;
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  useFrames(!props.playing.isPaused);
  const atMs = props.playback.positionMs();
  const now = stepAt(props.steps, atMs);
  return (
    <section ref={section} class="treel" aria-label={t.label} tabIndex={-1} data-keys>
      <div class="treel__side">
        <div class="slate treel__res">
          <Results {...props} most={3} />
        </div>
        <div class="slate treel__what">
          <h2 class="slate__h">{label.happened}</h2>
          <Steps {...props} now={now} />
        </div>
      </div>
      <Controls {...props} atMs={atMs} now={now} />
    </section>
  );
}

function Steps({ steps, story, seen, hands, playback, now }: ReelProps & { readonly now: number }) {
  const t = boardTexts().reel;
  return (
    <ol class="hitlist">
      {steps.map((step, place) => {
        const words = stepWords(step, story, seen);
        return (
          <li key={place} aria-current={place === now ? "step" : undefined}>
            <button
              type="button"
              class="hitlist__n"
              aria-label={t.hit(place + 1, words)}
              onClick={() => playback.seek(step.atMs)}
            >
              {place + 1}
            </button>
            <span>
              <b>{words}</b>{" "}
              {step.rule !== "" && (
                <RuleBadge id={step.rule} label={pageTexts().openRule(step.rule)} onOpen={hands.openRule} />
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface ControlsProps extends ReelProps {
  readonly atMs: number;
  /** Place of the step that is going on; -1 before the first. */
  readonly now: number;
}

function Controls({ playing, playback, steps, model, name, atMs, now }: ControlsProps) {
  const t = boardTexts().reel;
  const { durationMs } = playing.way;
  const next = model.phase === "throw" ? t.isNext(whoIs(model.inTurn, name)) : t.back;
  return (
    <div class="slate reel">
      <Line
        steps={steps}
        share={durationMs === 0 ? 1 : atMs / durationMs}
        durationMs={durationMs}
        playback={playback}
      />
      <div class="reel__row">
        <Button icon="before" label={t.before} onPress={() => playback.seek(stepBefore(steps, atMs))} />
        <Button
          icon={playing.isPaused ? "play" : "pause"}
          label={playing.isPaused ? t.play : t.pause}
          onPress={() => playback.pause(!playing.isPaused)}
        />
        <Button icon="next" label={t.after} onPress={() => playback.seek(steps[now + 1]?.atMs ?? durationMs)} />
        <Speed playing={playing} playback={playback} />
        <span class="reel__time num">{t.time(atMs, durationMs)}</span>
        <Button
          kind="act"
          class="reel__back"
          shortcut="Escape"
          shortcutName={t.backKey}
          onPress={() => playback.close()}
        >
          {next}
        </Button>
      </div>
    </div>
  );
}

/** The step before the one that has just begun; the beginning before the first. */
export function stepBefore(steps: readonly Step[], atMs: number): number {
  return steps.findLast((step) => step.atMs < atMs - 1)?.atMs ?? 0;
}

type LineProps = Pick<ControlsProps, "steps" | "playback"> & { readonly share: number; readonly durationMs: number };

/** Silent: the list of steps has the same keys. */
function Line({ steps, share, durationMs, playback }: LineProps) {
  return (
    <div
      class="reel__line"
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(event, durationMs, playback);
      }}
      onPointerMove={(event) => event.buttons > 0 && seekTo(event, durationMs, playback)}
      onTouchMove={ownPull}
    >
      <i class="reel__done" style={{ width: percent(share) }} />
      {steps.map((step, place) => (
        <span
          key={place}
          class={classes("reel__m", step.atMs <= share * durationMs + 1 && "reel__m--past")}
          style={{ left: percent(step.atMs / Math.max(1, durationMs)) }}
        >
          {place + 1}
        </span>
      ))}
      <span class="reel__now" style={{ left: percent(share) }} />
    </div>
  );
}

function seekTo(event: PointerEvent, durationMs: number, playback: ControlsProps["playback"]): void {
  const { left, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
  playback.seek((durationMs * (event.clientX - left)) / Math.max(1, width));
}

const percent = (share: number): string => `${(100 * Math.max(0, Math.min(1, share))).toFixed(2)}%`;

function Speed({ playing, playback }: Pick<ControlsProps, "playing" | "playback">) {
  const t = boardTexts().reel;
  return (
    <fieldset class="seg reel__speed" aria-label={t.speed}>
      {RATES.map((rate) => (
        <label key={rate} class="seg__one">
          <input
            type="radio"
            name="rate"
            checked={playing.rate === rate}
            aria-label={t.rateSays(rate)}
            onChange={() => playback.setRate(rate)}
          />
          {t.rate(rate)}
        </label>
      ))}
    </fieldset>
  );
}
