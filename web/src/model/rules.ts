/** Finding rules by their words. */
import type { Rule } from "../wire.gen";

/** Rules that have every word, in id or text, in any order; all of them for an empty search. */
export function matching(rules: readonly Rule[], words: string): readonly Rule[] {
  const wanted = wordsOf(words).map((word) => word.toLowerCase());
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.words}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** A piece of a text, and whether it was looked for. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text in pieces, so that those which were looked for can be marked. */
export function piecesOf(text: string, words: string): readonly Piece[] {
  const wanted = wordsOf(words).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (wanted.length === 0) return [{ text, isFound: false }];
  // longer words first, or "grab" would leave "bed" of "grabbed"
  const any = new RegExp(`(${wanted.sort((a, b) => b.length - a.length).join("|")})`, "iu");
  return text
    .split(any)
    .map((piece, place) => ({ text: piece, isFound: place % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

function wordsOf(words: string): string[] {
  return words.split(/\s+/).filter((word) => word !== "");
}
