/** The reader's language, and the words in it. English comes with the code; German is fetched by who reads German. */
import { effect, type Signal, signal } from "@preact/signals";
import { followTabs, recall, remember } from "../ui/frame/storage";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the page speaks now: what was chosen on this device, else the first of the browser's languages that we have. */
export const language: Signal<Language> = signal(
  ours(recall("language")) ?? firstOf(globalThis.navigator?.languages ?? []),
);

/** The shape that the words of another language have: the same keys with the same arguments, but any words. */
export type Words<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Words<R>
    : T extends object
      ? { readonly [K in keyof T]: Words<T[K]> }
      : T;

/** The accessors of all, for a test that looks for words which are in none. */
export const catalogues = new Set<unknown>();
const fetches: (() => Promise<void>)[] = [];

/** Gives the accessor of words in two languages; whatever has read it while rendering follows the language. */
export function catalogue<T extends object>(english: T, german: () => Promise<Words<T>>): () => Words<T> {
  const fetched = signal<Words<T> | null>(null);
  const fetch = async (): Promise<void> => {
    fetched.value ??= await german();
  };
  // The types of `english` are those of its words, so it is of the shape as well; the compiler cannot see it for any T.
  const said = (): Words<T> => (language.value === "de" && fetched.value) || (english as unknown as Words<T>);
  fetches.push(fetch);
  catalogues.add(said);
  if (language.value === "de") fetch().catch(() => undefined); // early; whoever waits for it hears of a failure
  return said;
}

/** Waits for code and then for its words, so that no page shows another language first. Throws if they do not come. */
export async function withWords<T>(code: Promise<T>): Promise<T> {
  const come = await code;
  if (language.value === "de") await allFetched();
  return come;
}

/** Waits for the words that the first page needs; where they do not come, the page speaks English. */
export async function firstWords(): Promise<void> {
  if (language.value === "en") return;
  await allFetched().catch(() => {
    language.value = "en";
  });
}

/** Changes the language of the page at once, and of this device. Throws if the words cannot be fetched. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  if (chosen === "de") await allFetched();
  language.value = chosen;
  remember("language", chosen);
}

/** Says the language to screen readers, hyphenation and translators. Call once. */
export function showLanguage(): void {
  effect(() => {
    document.documentElement.lang = language.value;
  });
}

/** Speaks what is chosen in another tab. Call once. */
export function followLanguage(): void {
  followTabs("language", (chosen) => {
    const one = ours(chosen);
    if (one !== null) chooseLanguage(one).catch(() => undefined); // this tab stays as it was
  });
}

/** The first of a browser's languages ("de-AT") that the house speaks; English if there is none. */
export function firstOf(languages: readonly string[]): Language {
  for (const one of languages) {
    const found = ours(one.split("-")[0] ?? "");
    if (found !== null) return found;
  }
  return "en";
}

async function allFetched(): Promise<void> {
  await Promise.all(fetches.map((fetch) => fetch()));
}

function ours(word: string): Language | null {
  return LANGUAGES.find((one) => one === word.toLowerCase()) ?? null;
}
