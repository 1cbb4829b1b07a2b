/** The two live regions of the page. Everything that a screen reader is told unasked goes through `announce`. */
import { type Signal, signal } from "@preact/signals";
import { type Said, saidAfter } from "../../model/said";

const polite = signal<readonly Said[]>([]);
const assertive = signal<readonly Said[]>([]);

/** @param urgency `assertive` interrupts what is being read */
export function announce(text: string, urgency: "polite" | "assertive" = "polite"): void {
  const region = urgency === "polite" ? polite : assertive;
  region.value = saidAfter(region.value, text);
}

export function LiveRegions() {
  return (
    <>
      <div class="vh" role="status" aria-live="polite" aria-atomic="false">
        <Sentences of={polite} />
      </div>
      <div class="vh" role="alert" aria-live="assertive" aria-atomic="false">
        <Sentences of={assertive} />
      </div>
    </>
  );
}

/** Only what is new is read; a paragraph each, or two sentences of one moment would be one. */
function Sentences({ of: region }: { readonly of: Signal<readonly Said[]> }) {
  return (
    <>
      {region.value.map(({ turn, text }) => (
        <p key={turn}>{text}</p>
      ))}
    </>
  );
}
