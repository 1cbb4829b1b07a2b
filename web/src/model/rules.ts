/** Finding rules by their words. */
import type { Rule } from "../wire.gen";

/** Rules that have every word, in id or text, in any order; all of them for an empty search. */
export function matching(rules: readonly Rule[], words: string): readonly Rule[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.words}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
