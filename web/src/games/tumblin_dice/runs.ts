/** Which way the board runs on this screen: up where it is taller than wide, else to the right. As in tumblin.css. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Runs } from "./drawing";

const query = matchMedia("(max-width: 59.99rem) and (orientation: portrait)");
const now = signal<Runs>(query.matches ? "up" : "right");
query.addEventListener("change", () => {
  now.value = query.matches ? "up" : "right";
});

export const runs: ReadonlySignal<Runs> = now;
