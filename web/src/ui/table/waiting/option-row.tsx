/** One option: what it is, its rule, and the control; for those who may not change it, its value in words. */
import type { ComponentChildren } from "preact";
import { type Field, type OptionValue, stepped } from "../../../model/options";
import { unreachable } from "../../../model/unreachable";
import { texts } from "../../../texts/texts";
import { Choice, Stepper, Switch } from "../../parts/forms";
import { Row } from "../../parts/option-row";
import { useRuleHere } from "../../rules/rule-here";

interface OptionRowProps {
  readonly field: Field;
  readonly game: string;
  readonly mayChange: boolean;
  readonly onRule: (id: string) => void;
  readonly onChange: (value: OptionValue) => void;
}

export function OptionRow(props: OptionRowProps) {
  const { field, game, mayChange, onRule } = props;
  return (
    <RuledRow label={field.label} sentence={field.sentence} rule={field.rule} game={game} onRule={onRule}>
      {mayChange ? <Control {...props} /> : <span class="soft num">{wordOf(field)}</span>}
    </RuledRow>
  );
}

interface RuledRowProps {
  readonly label: string;
  readonly sentence: string;
  readonly rule: string;
  readonly game: string;
  readonly onRule: (id: string) => void;
  readonly children: ComponentChildren;
}

/** A row with the badge of its rule, which opens the rule's own words below the sentence. */
export function RuledRow({ rule, game, onRule, ...row }: RuledRowProps) {
  const { badge, words } = useRuleHere({ id: rule, game, onBook: onRule });
  return <Row {...row} badge={badge} words={words} />;
}

function Control({ field, onChange }: OptionRowProps) {
  const t = texts().waiting;
  switch (field.kind) {
    case "switch":
      return <Switch label={field.label} isOn={field.isOn} onSwitch={onChange} />;
    case "choice":
      return (
        <Choice
          label={field.label}
          value={String(field.value)}
          options={field.choices.map((one) => ({ value: String(one.value), text: one.label }))}
          // a list of the browser knows only text; the value is the one that was shown
          onChoose={(text) => onChange(field.choices.find((one) => String(one.value) === text)?.value ?? text)}
        />
      );
    case "number":
      return (
        <Stepper
          label={field.label}
          value={field.value}
          least={field.least}
          most={field.most}
          text={wordOf(field)}
          lessLabel={t.less(field.label)}
          moreLabel={t.more(field.label)}
          onStep={(next) => onChange(stepped(field, next > field.value ? 1 : -1))}
        />
      );
    default:
      return unreachable(field);
  }
}

function wordOf(field: Field): string {
  const t = texts().waiting;
  switch (field.kind) {
    case "switch":
      return field.isOn ? t.on : t.off;
    case "choice":
      return field.choices.find((one) => one.value === field.value)?.label ?? String(field.value);
    case "number":
      return measured(field.name, field.value);
    default:
      return unreachable(field);
  }
}

/** A number with the unit that its name says. */
function measured(name: string, value: number): string {
  const t = texts().waiting;
  if (name.endsWith("_ms")) return t.seconds(value / 1000);
  return name.endsWith("_s") ? t.seconds(value) : String(value);
}
