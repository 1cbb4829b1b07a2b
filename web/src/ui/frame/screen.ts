/** Whether there is room for a desk: a rail beside the table, forms beside the seats. As in styles/sizes.css. */
import { type ReadonlySignal, signal } from "@preact/signals";

const query = matchMedia("(min-width: 72rem)");
const wide = signal(query.matches);
query.addEventListener("change", () => {
  wide.value = query.matches;
});

export const isDesk: ReadonlySignal<boolean> = wide;
