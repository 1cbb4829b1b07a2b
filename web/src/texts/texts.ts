/**
 * The shell's words in the reader's language. To add a catalogue of your own:
 *   texts.ts     `const english = {…}; export type MyTexts = Words<typeof english>;`
 *                `export const texts = catalogue(english, async () => (await import("./texts-de")).german);`
 *   texts-de.ts  `import type { MyTexts } from "./texts"; export const german: MyTexts = {…};`  (helpers: ./german.ts)
 * Ask `texts()` while rendering or saying something and never when a module is loaded: the language can change at any
 * moment. Numbers go through the catalogue ("0,61 s"). Whoever imports code that has words awaits
 * `withWords(import("…"))`; `later` and `loadGame` do. `untranslated.test.ts` finds what is missing.
 */
import { en } from "./en";
import { catalogue } from "./language";

export const texts = catalogue(en, async () => (await import("./de")).de);

/** @param game as the server calls it */
export const gameName = (game: string): string => texts().games[game]?.name ?? game;
