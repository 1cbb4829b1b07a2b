import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { precompress } from "./plugins/precompress.ts";
import { sprite } from "./plugins/sprite.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What every page begins with comes in one piece: many small ones would stand in line for the same few connections. */
const FIRST = { name: "first", tags: ["$initial" as const] };
/** The same for whoever reads German; words of games come with their games. */
const GERMAN = { name: "german", test: /src\/(texts|ui)\/.*\bde\.ts$/ };

export default defineConfig({
  // what systems ask for by its name when the page is installed; every other file is imported, so that its name carries
  // its hash and the browser may keep it for ever
  publicDir: here("src/installed"),
  plugins: [sprite(here("src/styles/art.svg")), precompress()],
  build: {
    outDir: here("../src/dicehall/server/bundle"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: address for scripts, styles and fonts
    license: { fileName: "licenses.md" },
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [FIRST, GERMAN] } } },
    target: "baseline-widely-available",
  },
  test: {
    include: ["src/**/*.test.{ts,tsx}", "plugins/**/*.test.ts"],
    environment: "node",
    pool: "threads",
    isolate: false, // no test leaves anything behind; making each file a world of its own takes three times as long
  },
});
