/** Dresses the page as it was chosen on this device: the conditions of its styles, its text, its colours, its hand. */
import { effect, signal } from "@preact/signals";
import { hand, palette, textSize } from "./chosen";
import { conditionFor } from "./conditions";
import { choices, isNight } from "./screen";

interface Conditioned {
  readonly rule: CSSMediaRule;
  /** As the style sheet has it; afterwards the rule may say something else. */
  readonly written: string;
}

const dressed = new WeakSet<CSSStyleSheet>();
const conditioned = signal<readonly Conditioned[]>([]);

/** Takes in the styles that have come since. */
export function dressStyles(): void {
  const come = [...document.styleSheets].filter((sheet) => !dressed.has(sheet));
  for (const sheet of come) dressed.add(sheet);
  conditioned.value = [...conditioned.value, ...come.flatMap((sheet) => conditionedIn(sheet.cssRules))];
}

/** From now on, whatever is chosen. Call once, when the first styles are there. */
export function dress(): void {
  dressStyles();
  effect(() => {
    const chosen = choices();
    for (const { rule, written } of conditioned.value) {
      const settled = conditionFor(written, chosen);
      if (rule.media.mediaText !== settled) rule.media.mediaText = settled;
    }
  });
  effect(() => {
    const { dataset, style } = document.documentElement;
    dataset.palette = palette.now.value;
    dataset.hand = hand.now.value;
    style.fontSize = textSize.now.value === "100" ? "" : `${textSize.now.value}%`;
  });
  effect(() => paintFrame(isNight.value));
}

/** Conditions stand in layers, too. */
function conditionedIn(rules: CSSRuleList): readonly Conditioned[] {
  return [...rules].flatMap((rule) => {
    const inside = rule instanceof CSSGroupingRule ? conditionedIn(rule.cssRules) : [];
    return rule instanceof CSSMediaRule ? [{ rule, written: rule.media.mediaText }, ...inside] : inside;
  });
}

const PAPER = { day: "#fbf5e9", night: "#1a1512" } as const;

/** The frame that a phone or a window draws around the page takes the colour of the page. */
function paintFrame(night: boolean): void {
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", night ? PAPER.night : PAPER.day);
}
