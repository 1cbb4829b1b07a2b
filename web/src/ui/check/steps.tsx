/** What was done for the draw that is shown: the box before the match, the pinches, the mix. */
import type { ComponentChildren } from "preact";
import type { CheckedDraw, Fault } from "../../dice/seals";
import { Icon, type IconName } from "../parts/art";
import { classes } from "../parts/classes";
import { SeatDisc } from "../parts/seat";
import { shortened } from "./summary";
import { texts } from "./texts";

/** Digits of a pinch that are shown. */
const DIGITS = 4;

type Mark = "ok" | "bad" | "open";

interface StepsProps {
  readonly checked: CheckedDraw;
  /** Fingerprint of the box. */
  readonly anchor: string | null;
  readonly name: (seat: number) => string;
}

export function Steps({ checked, anchor, name }: StepsProps) {
  const t = texts();
  return (
    <ol class="check__steps">
      <Step icon="box" title={t.before.title} text={t.before.text} mark={markOf(checked, ["hall"])}>
        {anchor !== null && <code class="check__code">{shortened(anchor)}</code>}
      </Step>
      <Step
        icon="users"
        title={t.pinches.title}
        text={pinchText(checked, name)}
        mark={markOf(checked, ["order", "pinch"])}
      >
        <Pinches checked={checked} name={name} />
      </Step>
      <Step icon="mix" title={t.mix.title} text={mixText(checked)} mark={mixMark(checked)}>
        {checked.key !== null && <code class="check__code">{shortened(checked.key)}</code>}
      </Step>
    </ol>
  );
}

function markOf({ state }: CheckedDraw, faults: readonly Fault[]): Mark {
  if (state === "bare") return "open";
  return faults.some((fault) => fault === state) ? "bad" : "ok";
}

/** Nothing is said of the mix of a draw that does not come to it. */
function mixMark(checked: CheckedDraw): Mark {
  if (checked.state === "agrees") return "ok";
  return markOf(checked, ["mix", "faces"]) === "bad" ? "bad" : "open";
}

function pinchText({ what, seat, draw }: CheckedDraw, name: StepsProps["name"]): string {
  const t = texts().pinches;
  if (what === "coin") return t.coin;
  const hasSome = (draw?.links ?? []).length > 0 || (draw?.missing ?? []).length > 0;
  if (!hasSome) return t.none;
  return seat === 0 ? t.text : t.own(name(seat));
}

function mixText({ state }: CheckedDraw): string {
  const t = texts().mix;
  if (state === "sealed") return t.sealed;
  return state === "bare" ? t.bare : t.text;
}

interface StepProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly mark: Mark;
  readonly children: ComponentChildren;
}

function Step({ icon, title, text, mark, children }: StepProps) {
  return (
    <li class="check__step">
      <span class="check__icon">
        <Icon name={icon} />
      </span>
      <div>
        <b>{title}</b>
        <p>{text}</p>
        {children}
      </div>
      <MarkSign mark={mark} />
    </li>
  );
}

const SIGNS: Readonly<Record<Mark, IconName>> = { ok: "check", bad: "x", open: "lock" };

function MarkSign({ mark }: { readonly mark: Mark }) {
  const t = texts();
  const words: Readonly<Record<Mark, string>> = { ok: t.ok, bad: t.notOk, open: t.notYet };
  return (
    <span class={classes("check__mark", `check__mark--${mark}`)}>
      <Icon name={SIGNS[mark]} />
      <span class="vh">{words[mark]}</span>
    </span>
  );
}

function Pinches({ checked: { draw }, name }: Pick<StepsProps, "checked" | "name">) {
  const t = texts().pinches;
  if (draw === null) return null;
  return (
    <ul class="check__pinches">
      {(draw.links ?? []).map(([seat, , link]) => (
        <li key={seat}>
          <SeatDisc seat={seat} size="xs" label={name(seat)} />
          <code>{`${link.slice(0, DIGITS)}…`}</code>
        </li>
      ))}
      {(draw.missing ?? []).map((seat) => (
        <li key={seat} class="check__missing">
          <SeatDisc seat={seat} size="xs" />
          <span>{t.missing(name(seat))}</span>
        </li>
      ))}
    </ul>
  );
}
