/** Whether the hand that shows the first pull is still needed on this device. */
import { signal } from "@preact/signals";
import { recall, remember } from "../../ui/frame/storage";

export const knowsPull = signal(recall("pull") !== "");

/** Somebody has pulled here. */
export function hasPulled(): void {
  if (knowsPull.peek()) return;
  knowsPull.value = true;
  remember("pull", "yes");
}
