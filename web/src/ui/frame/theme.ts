/** Day or night: as the system says, unless somebody chose otherwise on this device. */
import { signal } from "@preact/signals";
import { recall, remember } from "./storage";

export const THEMES = ["system", "day", "night"] as const;
export type Theme = (typeof THEMES)[number];

export const theme = signal<Theme>(asTheme(recall("theme")));

export function chooseTheme(chosen: Theme): void {
  theme.value = chosen;
  remember("theme", chosen);
  showTheme();
}

/** Says to the styles when night is. Their night stands under one condition, which is set anew here. */
export function showTheme(): void {
  for (const rule of nightRules()) rule.media.mediaText = NIGHT[theme.value];
}

const NIGHT: Readonly<Record<Theme, string>> = {
  system: "(prefers-color-scheme: dark)",
  day: "not all",
  night: "all",
};

let found: readonly CSSMediaRule[] = [];

/** Looked for once: afterwards the condition may be another. */
function nightRules(): readonly CSSMediaRule[] {
  if (found.length === 0) {
    const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
    found = rules
      .filter((rule) => rule instanceof CSSMediaRule)
      .filter((rule) => rule.media.mediaText === NIGHT.system);
  }
  return found;
}

function asTheme(text: string): Theme {
  return THEMES.find((one) => one === text) ?? "system";
}
