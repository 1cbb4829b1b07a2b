import { en, type Texts } from "./en";

/** The shell's words in the reader's language. */
export function texts(): Texts {
  return en;
}
