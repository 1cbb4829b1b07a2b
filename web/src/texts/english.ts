/** What English sentences are made of, as `german.ts` is for German. */

/** "Ada", "Ada and Mika", "Ada, Mika and Jo". */
export const listed = (words: readonly string[], last = "and"): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
