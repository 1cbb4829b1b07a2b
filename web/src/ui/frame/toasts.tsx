/** Short messages above the page. They go by themselves; what must not be missed is no toast. */
import { signal } from "@preact/signals";
import { texts } from "../../texts/texts";
import { RuleBadge } from "../parts/button";
import { Toast } from "../parts/messages";
import { announce } from "./live";
import { texts as frameTexts } from "./texts";

interface Shown {
  readonly key: number;
  readonly text: string;
  readonly rule: string;
  readonly openRule: (id: string) => void;
}

const STAYS_MS = 6000;
const MOST = 3;
const shown = signal<readonly Shown[]>([]);
let keys = 0;

/** @param rule its badge stands in the toast; empty: none */
export function toast(text: string, rule = "", openRule: (id: string) => void = () => undefined): void {
  keys += 1;
  const key = keys;
  const others = shown.value.filter((one) => one.text !== text).slice(1 - MOST);
  shown.value = [...others, { key, text, rule, openRule }];
  setTimeout(() => {
    shown.value = shown.value.filter((one) => one.key !== key);
  }, STAYS_MS);
  announce(text);
}

/** A part of the page that readers can find, and no live region: what it says has been announced. */
export function Toasts() {
  if (shown.value.length === 0) return null;
  return (
    <section class="toasts" aria-label={frameTexts().messages}>
      {shown.value.map(({ key, text, rule, openRule }) => (
        <Toast key={key} icon={rule === "" ? "info" : "hand"}>
          <span>{text}</span>
          {rule !== "" && <RuleBadge id={rule} label={texts().openRule(rule)} onOpen={openRule} />}
        </Toast>
      ))}
    </section>
  );
}
