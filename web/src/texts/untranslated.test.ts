/** Finds words that German does not have yet, and words that no catalogue has. A missing key is the compiler's. */
import { describe, expect, test } from "vitest";
import { catalogues } from "./language";
import { saidIn, shownIn } from "./testing/written";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../**/*texts*.ts", "!../**/*.test.ts", "!../**/*-de.ts"],
  { eager: true },
);
const sources = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.*", "!../**/testing/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Of each file in German the one that it translates; of words that are German only, none. */
const translated = Object.keys(sources)
  .filter((file) => file.endsWith("-de.ts") || file === "./de.ts")
  .map((file) => [file, file.replace(/-?de\.ts$/, file === "./de.ts" ? "en.ts" : ".ts")] as const);

/** Where both languages say the same, and rightly. */
const SAME: ReadonlySet<string> = new Set([
  ...["dicehall", "Lightning Dice", "Tumblin-Dice", "Junior", "English", "Deutsch"],
  ...["Bonus", "Film", "Handicap", "Jackpot", "Name", "Roll", "Teams", "Vibration"],
  ...["in", "In", "minus", "plus", "MB", "mm", "ms"],
  "en", // a language there, an ending here
]);

/** Words that no German sentence has; "was", "war" and "die" are German as well. */
const ENGLISH =
  /(?<!\p{L})(the|and|of|you|your|is|are|were|has|have|with|from|this|that|to|no|yes|dice|turn)(?!\p{L})/iu;

const GAMES = /Lightning Dice|Tumblin-Dice/g;

const source = (file: string): string => sources[file] ?? "";

describe("the test", () => {
  test("sees the catalogues, and the words in them", () => {
    expect(translated.length).toBeGreaterThan(8);
    const compared = 'const a = { b: (c: "hidden") => (c === "hidden" ? "one" + c + "two" : `three`) };';
    expect(saidIn("a.ts", compared)).toEqual(["one", "two", "three"]);
    const lookedUp = 'import "hidden"; m.get("hidden"); new Map([["hidden", "one"]]); const n = { "hidden-2": "two" };';
    expect(saidIn("a.ts", lookedUp)).toEqual(["one", "two"]);
  });

  test("sees what a component says by itself", () => {
    const drawn = '<p class="hidden" aria-label="one">two {a ? "three" : said("hidden")}<img alt={a && "four"} /></p>;';
    const found = shownIn("a.tsx", `${drawn} hands.toast("five", "hidden");`).map((text) => text.trim());
    expect(found.sort()).toEqual(["five", "four", "one", "three", "two"]);
  });
});

test.each(Object.entries(modules))("%s is a catalogue in two languages", (_, exports) => {
  expect(Object.values(exports).filter((one) => catalogues.has(one)).length).toBeGreaterThan(0);
});

test.each(translated)("%s is German", (german, english) => {
  const said = new Set(saidIn(english, source(english)).map(bare));
  const isEnglish = (text: string) =>
    ENGLISH.test(text.replace(GAMES, "")) || (said.has(bare(text)) && !SAME.has(bare(text)));
  expect(saidIn(german, source(german)).filter(isEnglish)).toEqual([]);
});

test.each(Object.keys(sources).filter((file) => !file.includes("texts")))("%s has its words from the texts", (file) => {
  expect(shownIn(file, source(file))).toEqual([]);
});

/** Without what stands around the words. */
function bare(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
}
