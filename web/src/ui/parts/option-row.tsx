/** One of a list of options: what it is, a sentence about it, and the control. */
import type { ComponentChildren } from "preact";

interface OptionTextProps {
  readonly label: string;
  readonly sentence?: ComponentChildren;
  readonly badge?: ComponentChildren;
  /** The sentence is read whenever it changes. */
  readonly isLive?: boolean;
}

export function OptionText({ label, sentence, badge, isLive = false }: OptionTextProps) {
  return (
    <span class="opts__t">
      {label} {badge}
      {sentence && <small aria-live={isLive ? "polite" : undefined}>{sentence}</small>}
    </span>
  );
}

interface RowProps extends OptionTextProps {
  /** Of a rule: as wide as the row, so that the control stays where it is. */
  readonly words?: ComponentChildren;
  /** The control. */
  readonly children: ComponentChildren;
}

export function Row({ words, children, ...text }: RowProps) {
  return (
    <li>
      <OptionText {...text} />
      {children}
      {words}
    </li>
  );
}
