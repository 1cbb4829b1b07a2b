/** Parts of forms. Each has its visible label beside it, so that they take the label's text and not its element. */
import { Icon } from "./art";
import { Button } from "./button";

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isAsleep?: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

export function Switch({ label, isOn, isAsleep = false, onSwitch }: SwitchProps) {
  return (
    <button
      type="button"
      class="switch"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-disabled={isAsleep || undefined}
      onClick={() => {
        if (!isAsleep) onSwitch(!isOn);
      }}
    >
      <Icon name="check" class="switch__tick" />
      <span class="switch__knob" />
    </button>
  );
}

interface StepperProps {
  /** What is counted. */
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  /** The value with its unit: "10 s". */
  readonly text: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly isAsleep?: boolean;
  readonly onStep: (value: number) => void;
}

/** A number between two bounds, by two keys. At a bound the key sleeps; the empty reason is the number beside it. */
export function Stepper(props: StepperProps) {
  const { label, value, least, most, step = 1, text, isAsleep = false, onStep } = props;
  const sleepsAt = (bound: number) => (isAsleep || value === bound ? "" : undefined);
  const less = Math.max(least, value - step);
  const more = Math.min(most, value + step);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in a row that has its label already
    <span class="stepper" role="group" aria-label={label}>
      <Button kind="quiet" icon="minus" label={props.lessLabel} asleep={sleepsAt(least)} onPress={() => onStep(less)} />
      <output>{text}</output>
      <Button kind="quiet" icon="plus" label={props.moreLabel} asleep={sleepsAt(most)} onPress={() => onStep(more)} />
    </span>
  );
}

export interface Option {
  readonly value: string;
  readonly text: string;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly isAsleep?: boolean;
  readonly onChoose: (value: string) => void;
}

/** The browser's own list: it opens as people know it, on phones too. */
export function Choice({ label, value, options, isAsleep = false, onChoose }: ChoiceProps) {
  return (
    <span class="choice">
      <select
        aria-label={label}
        value={value}
        disabled={isAsleep}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.text}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}
