/** Guards of the look: nothing points to what is not there, nothing lies about unused, and text can be read. */
import { describe, expect, test } from "vitest";
import sprite from "./art.svg?raw";
import { ratio, shades } from "./testing/contrast";
import { sheets } from "./testing/sheets";

const SHEETS = sheets();
const SOURCES = import.meta.glob<string>(["../**/*.tsx", "!../**/*.test.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const css = bare([...SHEETS.values()]);
/** Of the sheets that every page has. */
const everywhere = bare(importedBy("index.css").map((file) => SHEETS.get(file) ?? ""));
const art = sprite.replaceAll(/<!--.*?-->/gs, "");
const symbols = new Set(all(art, /<symbol id="([^"]+)"/g));

function bare(styles: readonly string[]): string {
  return styles.join("\n").replaceAll(/\/\*.*?\*\//gs, "");
}

function importedBy(file: string): string[] {
  return all(SHEETS.get(file) ?? "", /@import "\.\/([^"]+)"/g);
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found ?? "");
}

describe("the sprite", () => {
  test("has no styles of its own, which the content security policy would refuse", () => {
    expect(art).not.toMatch(/<style|\sstyle=|<script|\son\w+=/);
  });

  test("has each symbol once", () => expect(all(art, /<symbol id="([^"]+)"/g)).toHaveLength(symbols.size));

  test("has every symbol that its pictures are made of", () => {
    for (const id of all(art, /href="#([^"]+)"/g)) expect(symbols).toContain(id);
  });

  test("has a class in the first styles for every class that it names", () => {
    for (const name of all(art, /class="([^"]+)"/g).flatMap((names) => names.split(" "))) {
      expect(everywhere).toMatch(new RegExp(`\\.${name}(?![\\w-])`));
    }
  });
});

describe("the styles", () => {
  test("are all taken in by index.css or tables.css, each once", () => {
    const roots = ["index.css", "tables.css"];
    const taken = roots.flatMap(importedBy).sort();
    expect(taken).toEqual([...SHEETS.keys()].filter((file) => !roots.includes(file)).sort());
  });

  test("use no variable that nobody sets", () => {
    const set = new Set([...all(css, /(--[\w-]+)\s*:/g), ...all(css, /@property (--[\w-]+)/g)]);
    const given = Object.values(SOURCES).flatMap((source) => all(source, /"(--[\w-]+)":/g));
    const used = all(css, /var\((--[\w-]+)\)/g);
    expect(used.filter((name) => !set.has(name) && !given.includes(name))).toEqual([]);
  });

  test("have no token that nobody uses", () => {
    const tokens = all(SHEETS.get("tokens.css") ?? "", /^\s+(--[\w-]+):/gm);
    const used = new Set([...all(css, /var\((--[\w-]+)/g), ...all(sprite, /var\((--[\w-]+)/g)]);
    expect([...new Set(tokens)].filter((token) => !used.has(token))).toEqual([]);
  });
});

describe.each(["day", "night"] as const)("by %s", (time) => {
  const shade = shades(SHEETS.get("tokens.css") ?? "", time);
  const contrast = (text: string, ground: string) => ratio(shade(text), shade(ground));

  test.each([
    ["--ink", "--paper"],
    ["--ink", "--warn-soft"],
    ["--ink-2", "--paper"],
    ["--ink-2", "--inset"],
    ["--ink-3", "--surface"],
    ["--ink-3", "--inset"],
    ["--act-ink", "--act"],
    ["--good", "--good-soft"],
    ["--good", "--surface"],
    ["--bad", "--bad-soft"],
    ["--bad", "--surface"],
    ["--warn", "--warn-soft"],
    ["--info", "--info-soft"],
    ["--on-felt", "--felt-ghost-hi"],
    ["--on-felt", "--felt-king-hi"],
    ["--on-felt-2", "--felt-ghost-hi"],
    ["--on-felt-2", "--felt-king-hi"],
    ["--on-felt-2", "--felt-lightning-hi"],
    ["--on-felt-2", "--felt-tumblin-hi"],
    ["--obj-ink", "--bone-2"],
  ])("text in %s can be read on %s", (text, ground) => expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5));

  test.each([1, 2, 3, 4, 5, 6, 7, 8])("the sign of seat %i stands out from its colour", (seat) =>
    expect(contrast(`--seat-${seat}-on`, `--seat-${seat}`)).toBeGreaterThanOrEqual(4.5),
  );

  test.each(["--line-strong", "--focus"])("edges in %s can be seen", (edge) =>
    expect(contrast(edge, "--paper")).toBeGreaterThanOrEqual(3),
  );
});
