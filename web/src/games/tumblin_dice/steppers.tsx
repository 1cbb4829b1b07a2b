/** Place, aim, force and spin by two keys each: everything that a finger on the die can do, and more. */
import { useEffect, useRef } from "preact/hooks";
import { Icon, type IconName } from "../../ui/parts/art";
import { type Aiming, type Stepped, stepped } from "./aiming";
import type { AtTable } from "./at-table";
import { by, STEPPERS } from "./keys";
import { boardTexts } from "./texts-board";

const ALL: readonly Stepped[] = ["place", "aim", "force", "spin"];

export function Steppers({ arm }: AtTable) {
  const t = boardTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced before each of four numbers
    <div class="slate stps" role="group" aria-label={t.style}>
      {ALL.map((what) => (
        <Stepper
          key={what}
          what={what}
          aiming={arm.aiming.value}
          last={arm.last.value}
          onStep={(steps) => arm.change(stepped(arm.aiming.peek(), what, steps))}
        />
      ))}
    </div>
  );
}

interface StepperProps {
  readonly what: Stepped;
  readonly aiming: Aiming;
  readonly last: number | null;
  readonly onStep: (steps: number) => void;
}

function Stepper({ what, aiming, last, onStep }: StepperProps) {
  const t = boardTexts().steps[what];
  const [value, unit] = wordsOf(what, aiming, last);
  const [less, more] = what === "force" ? [-1, 1] : [1, -1];
  const [first, second] = STEPPERS[what];
  return (
    <div class={`stp stp--${what}`}>
      <span class="stp__n" aria-hidden="true">
        {t.label}
      </span>
      <HoldKey icon="minus" label={t.less} shortcut={by(first).shortcut} onStep={() => onStep(less)} />
      <span
        class="stp__v"
        role="spinbutton"
        tabIndex={0}
        aria-label={t.label}
        aria-valuenow={numberOf(what, aiming)}
        aria-valuetext={`${value} ${unit}`}
        onKeyDown={(event) => {
          const by = BY_KEY[event.key];
          if (by !== undefined) onStep(what === "force" ? by : -by);
          if (by !== undefined) event.preventDefault();
        }}
      >
        <b>{value}</b>
        <small>{unit}</small>
      </span>
      <HoldKey icon="plus" label={t.more} shortcut={by(second).shortcut} onStep={() => onStep(more)} />
      <span class="kk" aria-hidden="true">
        <kbd class="key">{by(first).shortcutName}</kbd>
        <kbd class="key">{by(second).shortcutName}</kbd>
      </span>
    </div>
  );
}

/** Keys of a number that has the focus: to the right and up is more. */
const BY_KEY: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -200,
  End: 200,
};

/** A number and what it is of. */
export function wordsOf(what: Stepped, aiming: Aiming, last: number | null): readonly [string, string] {
  const { steps } = boardTexts();
  switch (what) {
    case "place":
      return steps.place.value(Math.round(aiming.y_mm));
    case "aim":
      return steps.aim.value(aiming.aimDeg);
    case "force":
      return steps.force.value(aiming.force, last);
    case "spin":
      return steps.spin.value(Math.round(aiming.spin * 10));
  }
}

function numberOf(what: Stepped, aiming: Aiming): number {
  const numbers: Readonly<Record<Stepped, number>> = {
    place: -aiming.y_mm,
    aim: -aiming.aimDeg,
    force: aiming.force,
    spin: -Math.round(aiming.spin * 10),
  };
  return numbers[what] + 0; // no minus zero, which a reader would say
}

interface HoldKeyProps {
  readonly icon: IconName;
  readonly label: string;
  readonly shortcut: string;
  readonly onStep: () => void;
}

const [HELD_AFTER_MS, AGAIN_MS] = [380, 60];

/** Held down, it goes on and on. */
function HoldKey({ icon, label, shortcut, onStep }: HoldKeyProps) {
  const step = useRef(onStep);
  step.current = onStep;
  const timer = useRef(0);
  const isHeld = useRef(false);
  const stop = (): void => window.clearTimeout(timer.current);
  useEffect(() => stop, []);
  const again = (): void => {
    isHeld.current = true;
    step.current();
    timer.current = window.setTimeout(again, AGAIN_MS);
  };
  return (
    <button
      type="button"
      class="btn btn--icon"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      onPointerDown={() => {
        isHeld.current = false;
        stop();
        timer.current = window.setTimeout(again, HELD_AFTER_MS);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (!isHeld.current) step.current();
        isHeld.current = false;
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
