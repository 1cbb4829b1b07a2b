/** What holds of this screen and its device: the conditions of the styles, as somebody chose them here. */
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { motion, textSize, theme } from "./chosen";
import { type Choices, conditionFor } from "./conditions";

/** As chosen here; read in an effect, it follows. */
export const choices = (): Choices => ({
  theme: theme.now.value,
  motion: motion.now.value,
  textScale: Number(textSize.now.value) / 100,
});

/** Whether a condition holds, as it would stand in a style sheet. */
export function watched(condition: string): ReadonlySignal<boolean> {
  const holds = signal(false);
  effect(() => {
    const query = matchMedia(conditionFor(condition, choices()));
    const look = (): void => {
      holds.value = query.matches;
    };
    look();
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  });
  return holds;
}

/** Whether there is room for a desk: a rail beside the table, forms beside the seats. As in styles/sizes.css. */
export const isDesk: ReadonlySignal<boolean> = watched("(min-width: 72rem)");

/** Whether the page is dark. */
export const isNight: ReadonlySignal<boolean> = watched("(prefers-color-scheme: dark)");

/** Whether less motion is asked for. */
export const isCalm: ReadonlySignal<boolean> = watched("(prefers-reduced-motion: reduce)");
