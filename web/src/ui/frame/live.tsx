/** The two live regions of the page. Everything that a screen reader is told unasked goes through `announce`. */
import { signal } from "@preact/signals";

interface Said {
  readonly text: string;
  /** Tells two equal sentences apart, so that the second is read as well. */
  readonly turn: number;
}

const nothing: Said = { text: "", turn: 0 };
const polite = signal(nothing);
const assertive = signal(nothing);

/** @param urgency `assertive` interrupts what is being read */
export function announce(text: string, urgency: "polite" | "assertive" = "polite"): void {
  const region = urgency === "polite" ? polite : assertive;
  region.value = { text, turn: region.value.turn + 1 };
}

export function LiveRegions() {
  return (
    <>
      <div class="vh" role="status" aria-live="polite">
        <span key={polite.value.turn}>{polite.value.text}</span>
      </div>
      <div class="vh" role="alert" aria-live="assertive">
        <span key={assertive.value.turn}>{assertive.value.text}</span>
      </div>
    </>
  );
}
