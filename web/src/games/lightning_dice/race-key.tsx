/** A key of a race: the moment counts in which the finger comes down. It takes no focus from a keyboard in use. */
import type { ComponentChildren } from "preact";

interface RaceKeyProps {
  readonly class: string;
  /** Nothing can be pressed: no connection. */
  readonly isAsleep?: boolean;
  /** It can be pressed only to hear why not now. */
  readonly isWaiting?: boolean;
  readonly state?: string | undefined;
  readonly label?: string;
  readonly isPressed?: boolean;
  readonly shortcut?: string;
  readonly children: ComponentChildren;
  /** `atMs`: on the page's clock (`performance.now()`). */
  readonly onPress: (atMs: number) => void;
}

export function RaceKey(props: RaceKeyProps) {
  const { isAsleep = false, isWaiting = false, onPress } = props;
  return (
    <button
      type="button"
      class={props.class}
      data-state={props.state}
      aria-label={props.label}
      aria-pressed={props.isPressed}
      aria-keyshortcuts={props.shortcut}
      aria-disabled={isAsleep || isWaiting || undefined}
      onPointerDown={(event) => {
        // whichever finger it is: another one may rest on the screen
        if (!isAsleep && event.button === 0) onPress(event.timeStamp);
      }}
      // the focus stays where it is, or Space would press this key again instead of rolling
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        // keyboards and screen readers click without a pointer; the click of a pointer was counted when it came down
        if (!isAsleep && event.detail === 0) onPress(event.timeStamp);
      }}
    >
      {props.children}
    </button>
  );
}
