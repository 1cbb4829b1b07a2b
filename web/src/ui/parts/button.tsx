/** Keys that go down. A key asleep keeps its place and the focus, and says why it sleeps. */
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./art";
import { classes } from "./classes";

export interface ButtonProps {
  readonly children?: ComponentChildren;
  /** `act` is marigold, "you can do this now": one kind a screen. */
  readonly kind?: "act" | "quiet" | "bad";
  readonly size?: "sm" | "lg";
  readonly isBlock?: boolean;
  readonly icon?: IconName;
  /** What a reader hears instead of the text; needed where there is only an icon. */
  readonly label?: string;
  /** A key of the keyboard that does the same, written on the button of a desk. */
  readonly shortcut?: string;
  /** How that key is called in the reader's language, where it is not called by its letter. */
  readonly shortcutName?: string;
  /** Why it cannot be pressed now; stands inside. */
  readonly asleep?: string | undefined;
  readonly isExpanded?: boolean;
  readonly isPressed?: boolean;
  readonly class?: string;
  readonly type?: "button" | "submit";
  readonly onPress?: () => void;
}

function className({ children, kind, size, isBlock, class: extra }: ButtonProps): string {
  return classes(
    "btn",
    kind && `btn--${kind}`,
    size && `btn--${size}`,
    isBlock && "btn--block",
    children === undefined && "btn--icon",
    extra,
  );
}

export function Button(props: ButtonProps) {
  const { children, icon, label, shortcut, asleep, type = "button", onPress } = props;
  const sleeps = asleep !== undefined;
  return (
    <button
      type={type}
      class={className(props)}
      aria-label={label}
      title={children === undefined ? label : undefined}
      aria-disabled={sleeps || undefined}
      aria-expanded={props.isExpanded}
      aria-pressed={props.isPressed}
      aria-keyshortcuts={shortcut}
      onClick={(event) => {
        if (!sleeps) onPress?.();
        else event.preventDefault(); // a submit button would send its form
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
      {asleep && <small>{asleep}</small>}
      {shortcut && !sleeps && (
        <span class="key desk" aria-hidden="true">
          {props.shortcutName ?? shortcut}
        </span>
      )}
    </button>
  );
}

interface RuleBadgeProps {
  /** `GB-5`. */
  readonly id: string;
  /** "Rule GB-5". */
  readonly label: string;
  /** Where it opens the sentence in place: whether it does so now. */
  readonly isOpen?: boolean;
  readonly onOpen: (id: string) => void;
}

/** A rule's id; it opens the sentence. */
export function RuleBadge({ id, label, isOpen, onOpen }: RuleBadgeProps) {
  return (
    <button type="button" class="rule" aria-label={label} aria-expanded={isOpen} onClick={() => onOpen(id)}>
      {id}
    </button>
  );
}
