/** Keys of the keyboard as people read them. */
import type { Keys, KeyTable } from "../../model/keys";
import { shortcut } from "./keys";
import { texts } from "./texts";

const ARROWS: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
};

/** A letter and a digit are called like themselves. */
export function keyWord(name: string): string {
  const called: Readonly<Record<string, string>> = texts().called;
  return ARROWS[name] ?? called[name] ?? name;
}

/** The first key of an act, as it is written on what it presses. */
export const hintOf = (keys: readonly string[]): string => keyWord(keys[0] ?? "");

/** The keys of an act, as a button has them. */
export function onButton(keys: readonly string[]): { readonly shortcut: string; readonly shortcutName: string } {
  return { shortcut: shortcut(keys), shortcutName: hintOf(keys) };
}

/**
 * A list of usual keys, as a help sheet has them ("D F J K"), with the keys that they are now.
 *
 * @param tables as they usually are, and now; what is no key of theirs stays as it is
 */
export function wordsNow(listed: string, ...tables: readonly (readonly [KeyTable, Keys])[]): string {
  const words = listed.split(" ").map((word) => {
    const found = tables.map(([{ usual }, now]) => nowOf(usual, now, word));
    return found.find((one) => one !== null) ?? word;
  });
  return words.join(" ");
}

/** Null: no key of this table. */
function nowOf(usual: Keys, now: Keys, word: string): string | null {
  for (const [act, names] of Object.entries(usual)) {
    const place = names.findIndex((name) => keyWord(name) === word);
    if (place >= 0) return keyWord(now[act]?.[place] ?? word);
  }
  return null;
}
