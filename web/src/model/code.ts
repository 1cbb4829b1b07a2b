/** The code of a table: read forgivingly, shown in two halves. */
import { CODE_LETTERS } from "../wire.gen";

const LENGTH = 8;
/** Letters that are in no code, as they look like these. */
const LOOKS_LIKE: Readonly<Record<string, string>> = { i: "1", l: "1", o: "0" };

/**
 * The code in what somebody typed or pasted, also a whole link; null if there is none.
 *
 * Case, spaces, hyphens and letters that look like digits are forgiven.
 */
export function readCode(text: string): string | null {
  const linked = /\/t\/([^/?#\s]+)/.exec(text);
  const plain = (linked?.[1] ?? text).toLowerCase().replace(/[\s\-–—_.]/g, "");
  const code = Array.from(plain, (letter) => LOOKS_LIKE[letter] ?? letter).join("");
  const isCode = code.length === LENGTH && Array.from(code).every((letter) => CODE_LETTERS.includes(letter));
  return isCode ? code : null;
}

/** `7k3f-9qzx`: easier to read out and to type. */
export function shownCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}
