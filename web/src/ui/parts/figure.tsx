/** The figures of Ghost Blitz as keys to grab. */
import type { ComponentChildren } from "preact";
import type { GhostFigure } from "../../wire.gen";
import { Use } from "./art";

/**
 * `idle`: not now, but a press is answered with the reason; `go`: grab; `pressed`: mine, waiting for the verdict;
 * `right`, `wrong`, `dim`: after the verdict; `asleep`: no connection, no seat.
 */
export type Grab = "idle" | "go" | "pressed" | "right" | "wrong" | "dim" | "asleep";

const ANSWERING: readonly Grab[] = ["idle", "go"];

interface FigureKeyProps {
  readonly figure: GhostFigure;
  readonly name: string;
  /** Below the name: the colour, after the verdict "right" or "wrong". */
  readonly sub: string;
  /** The key of the keyboard. */
  readonly shortcut: string;
  /** How people call that key, where it is not called by its sign. */
  readonly hint?: string;
  readonly state: Grab;
  /** Who took it: discs of seats. */
  readonly children?: ComponentChildren;
  /** `atMs` is the moment of the press on the page's clock (`performance.now()`). */
  readonly onPress: (atMs: number) => void;
}

export function FigureKey({ figure, name, sub, shortcut, hint = shortcut, state, children, onPress }: FigureKeyProps) {
  const answers = ANSWERING.includes(state);
  return (
    <button
      type="button"
      class="grab"
      data-state={state}
      aria-keyshortcuts={shortcut}
      aria-disabled={!answers || undefined}
      onPointerDown={(event) => {
        // a race is decided when the finger comes down, not when it lifts
        // whichever finger it is: another one may rest on the screen
        if (answers && event.button === 0) onPress(event.timeStamp);
      }}
      onClick={(event) => {
        // keyboards and screen readers click without a pointer; the click of a pointer was counted when it came down
        if (answers && event.detail === 0) onPress(event.timeStamp);
      }}
    >
      <span class="key" aria-hidden="true">
        {hint}
      </span>
      <Use id={`fig-${figure}`} class="grab__fig" />
      <span class="grab__txt">
        <span class="grab__name">{name}</span>
        <span class="grab__sub">{sub}</span>
      </span>
      {children && <span class="grab__who">{children}</span>}
    </button>
  );
}
